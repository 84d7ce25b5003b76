/** The class attribute of something whose look depends on its state: the names that hold, in their order. */

export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
