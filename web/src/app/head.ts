/** What tabs, search engines and previews of links are told of a page. */

import { titleOf } from "./games";
import type { Translate } from "./messages";
import type { Route } from "./route";
import type { Settings } from "./settings";

/** The description of the page at an address, in the reader's language. Tables and replays have titles of their own. */
export function describe(t: Translate, settings: Settings, route: Route): void {
  if (route.page === "rules")
    document.title = t("title-of", { page: t("rules-of", { title: titleOf(t, settings, route.game) }) });
  document.querySelector<HTMLMetaElement>("meta[name=description]")?.setAttribute("content", text(t, settings, route));
}

function text(t: Translate, settings: Settings, route: Route): string {
  if (route.page === "rules") return t("about-page-rules", { title: titleOf(t, settings, route.game) });
  if (route.page === "table" || route.page === "replay") return t(`about-page-${route.page}`);
  return t("lobby-about");
}
