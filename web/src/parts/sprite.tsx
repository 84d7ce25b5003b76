/** A drawing of ours by its symbol: `<Sprite id="h-pig" />`; scenery unless it has a label. */

const WIDE = /^f-/;
const SMALL = /^e\d$/;

export function Sprite({ id, label, class: name }: { id: string; label?: string; class?: string }) {
  const box = WIDE.test(id) ? "0 0 120 110" : SMALL.test(id) ? "0 0 24 24" : "0 0 100 100";
  const spoken = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  return (
    <svg class={name} viewBox={box} {...spoken}>
      <use href={`#${id}`} />
    </svg>
  );
}

const ICONS = {
  rules: "M4 5.5C7 4 10 4 12 6c2-2 5-2 8-.5V19c-3-1.5-6-1.5-8 .5-2-2-5-2-8-.5ZM12 6v13.5",
  chat: "M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4a2 2 0 0 1-2-2Z",
  sound: "M4 10v4h3l5 4V6L7 10ZM16 9c1.5 1.8 1.5 4.2 0 6M18.5 6.5c3 3.2 3 7.8 0 11",
  silent: "M4 10v4h3l5 4V6L7 10ZM16 9.5l5 5M21 9.5l-5 5",
  menu: "M5 7h14M5 12h14M5 17h14",
  send: "M4 12l16-8-6 16-3-7ZM11 13l9-9",
  close: "M6 6l12 12M18 6L6 18",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.4 1.1 2.2h5c0-.8.4-1.6 1.1-2.2A6 6 0 0 0 12 3Z",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6Z",
  check: "M4 13l5 5L20 6",
  copy: "M9 9h11v11H9ZM5 15H4V4h11v1",
  people:
    "M9 11a4 4 0 1 0 0-8a4 4 0 0 0 0 8ZM2 21c0-4 3-6 7-6s7 2 7 6M17 11a3.500 3.500 0 0 0 0-7M22 20c0-3-1.500-4.500-4-5",
  play: "M7 4l13 8-13 8Z",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M7 5v14",
  last: "M6 5l7 7-7 7M17 5v14",
  pause: "M8 5v14M16 5v14",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  wifi: "M2 9c6-5.500 14-5.500 20 0M5.500 13c4-3.500 9-3.500 13 0M9 17c2-1.600 4-1.600 6 0M12 20.500h.01",
  down: "M6 9l6 6 6-6",
  share: "M12 15V4M8 8l4-4 4 4M6 11H5v9h14v-9h-1",
} as const;

export type IconName = keyof typeof ICONS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

/** Text in which *stars* mark what is bold. */
export function Marked({ text }: { text: string }) {
  return <>{text.split("*").map((part, at) => (at % 2 ? <b key={at}>{part}</b> : part))}</>;
}

export function unmarked(text: string): string {
  return text.replaceAll("*", "");
}
