/** Which page an address is, and going there without loading everything again. */

import { useEffect, useState } from "preact/hooks";
import { isStatic } from "./house";

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  // id "": a file of one's own; seat "": not said; n -1: the end
  | { page: "replay"; id: string; seat: string; n: number; of: string } // of: a record, packed (positions.ts)
  | { page: "rules"; game: string; number: string }
  | { page: "learn"; game: string; lesson: boolean } // the goal card, or the lesson itself
  | { page: "lost" };

/**
 * Where one is: the address, or what stands behind its # where only files are served, of which a page of ours is none.
 */
export function currentAddress(): URL {
  return isStatic ? new URL(location.hash.slice(1) || "/", location.origin) : new URL(location.href);
}

/** The address of a path of ours, as it stands in the browser. */
export function addressOf(path: string): string {
  return isStatic ? `${location.pathname}#${path}` : path;
}

/** The same in full, for others. */
export function linkTo(path: string): string {
  return `${location.origin}${addressOf(path)}`;
}

export function read(address: Pick<URL, "pathname" | "search" | "hash">): Route {
  const [first = "", second = "", ...rest] = address.pathname.split("/").filter(Boolean);
  if (!first) return { page: "lobby" };
  if (first === "replay" && !rest.length)
    return { page: "replay", id: second, ...moment(new URLSearchParams(address.search)) };
  if (first === "learn" && second && (!rest.length || (rest[0] === "lesson" && rest.length === 1)))
    return { page: "learn", game: second, lesson: rest.length > 0 };
  if (rest.length || !second) return { page: "lost" };
  if (first === "table") return { page: "table", id: second };
  if (first === "rules") return { page: "rules", game: second, number: address.hash.slice(1) };
  return { page: "lost" };
}

function moment(asked: URLSearchParams): { seat: string; n: number; of: string } {
  const n = asked.get("n") ?? "";
  return { seat: asked.get("seat") ?? "", n: /^\d{1,6}$/.test(n) ? Number(n) : -1, of: asked.get("of") ?? "" };
}

/** What a page asks the server first of all. */
export function firstRequests(route: Route): string[] {
  if (route.page === "lobby") return ["games", "mine", "lobby"];
  if ((route.page === "table" || route.page === "replay") && route.id)
    return [`tables/${encodeURIComponent(route.id)}`];
  if (route.page === "learn" && route.lesson) return [`lessons/${encodeURIComponent(route.game)}`];
  return [];
}

/** The address of a moment of a game: after event n, from a seat's eyes (null: a watcher's). */
export function momentPath(id: string, seat: string | null, n: number): string {
  return `/replay/${id}?seat=${seat ?? WATCHER}${n < 0 ? "" : `&n=${n}`}`;
}

export const WATCHER = "none";

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", addressOf(path));
  dispatchEvent(new PopStateEvent("popstate"));
  scrollTo(0, 0);
}

/** The page to show; links inside the site are followed without a new load. */
export function useRoute(): Route {
  const [route, setRoute] = useState(() => read(currentAddress()));
  useEffect(() => {
    const changed = () => setRoute(read(currentAddress()));
    const click = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.("a[href^='/']");
      if (
        !link ||
        event.defaultPrevented ||
        event.button ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey ||
        link.hasAttribute("download") ||
        link.getAttribute("rel") === "external"
      )
        return;
      event.preventDefault();
      go(link.getAttribute("href") ?? "/");
    };
    addEventListener("popstate", changed);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", changed);
      document.removeEventListener("click", click);
    };
  }, []);
  return route;
}
