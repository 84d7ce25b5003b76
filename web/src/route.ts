/** Which page an address is, and going there without loading everything again. */

import { useEffect, useState } from "preact/hooks";

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "rules"; game: string; number: string }
  | { page: "lost" };

export function read(address: Location): Route {
  const [first = "", second = "", ...rest] = address.pathname.split("/").filter(Boolean);
  if (!first) return { page: "lobby" };
  if (rest.length || !second) return { page: "lost" };
  if (first === "table") return { page: "table", id: second };
  if (first === "rules") return { page: "rules", game: second, number: address.hash.slice(1) };
  return { page: "lost" };
}

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  scrollTo(0, 0);
}

/** The page to show; links inside the site are followed without a new load. */
export function useRoute(): Route {
  const [route, setRoute] = useState(() => read(location));
  useEffect(() => {
    const changed = () => setRoute(read(location));
    const click = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.("a[href^='/']");
      if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || link.hasAttribute("download")) return;
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
