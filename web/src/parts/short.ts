/** Whether the screen is a short one: board left, dock right, as look/short.css lays it out. */

import { useEffect, useState } from "preact/hooks";

const SHORT = "(max-height: 35rem) and (min-width: 35rem)"; // 560 px, more with larger text

export function useShort(): boolean {
  const [short, setShort] = useState(() => matchMedia(SHORT).matches);
  useEffect(() => {
    const query = matchMedia(SHORT);
    const changed = () => setShort(query.matches);
    changed();
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, []);
  return short;
}
