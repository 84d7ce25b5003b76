/** What counts in Bye-Bye Black Sheep: triplets, as the view tells them. */

import type { Category, Counted } from "../../app/board";
import type { Pond } from "./cards";

export function count({ t, table }: Counted<Pond>): Category[] {
  return [{ name: t("bb-count-triplets"), why: t("bb-count-triplets-why"), points: table.triplets }];
}
