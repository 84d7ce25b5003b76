/** Parts of the page that are fetched when they are shown. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

export function lazy<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  let fetched: ComponentType<P> | null = null;
  return function Lazy(p: P) {
    const [Part, setPart] = useState<ComponentType<P> | null>(() => fetched);
    useEffect(() => {
      if (Part) return;
      void fetch().then((found) => {
        fetched = found;
        setPart(() => found);
      });
    }, []);
    return Part ? <Part {...p} /> : null;
  };
}
