/** The wall of nine photos: what shows, what lies below, what touches, and what would become of each. */

import type { BoardProps } from "../../app/board";
import { Roving } from "../../parts/roving";
import { colour, placeName } from "./names";
import { cellsIn, EMPTY, type Group, type Wall } from "./photos";
import { Face, faceName } from "./pieces";

type Props = BoardProps<Wall>;

/** What is offered at one place of the wall. */
export interface Spot {
  into?: string; // the colour that would come up
  theirs?: boolean; // by a card of the other player: only looked at
  pinned?: boolean; // may be tapped now
  chosen?: boolean;
  dim?: boolean;
  ghost?: string; // the card as it would lie in a gap, upper side first
}

interface WallProps {
  p: Props;
  cells: string[];
  groups: Group[];
  spots: Spot[];
  shot: number[]; // being captured just now
  fresh: number[]; // touched by the last event
  over: number | null; // turned over to be looked at
  tap(at: number): void;
  point(at: number | null): void; // pointed at or focused
}

export function PhotoWall({ p, cells, groups, spots, shot, fresh, over, tap, point }: WallProps) {
  return (
    <div class="frame">
      <Roving label={p.t("ss-wall")} class={`wall ${shot.length ? `flash f${(p.beat?.key ?? 0) % 2}` : ""}`}>
        {cells.map((cell, at) => {
          const spot = spots[at] ?? {};
          const group = groups.find((one) => cellsIn(one).includes(at + 1));
          const lying = cell === EMPTY ? (spot.ghost ?? EMPTY) : at === over ? cell.charAt(1) + cell.charAt(0) : cell;
          const look = [
            cell === EMPTY ? (spot.ghost ? "ph ghost" : "ph gap") : "ph",
            group ? "grp" : "",
            shot.includes(at) ? "shot" : "",
            fresh.includes(at) ? "fresh" : "",
            at === over ? "over" : "",
            spot.pinned ? "pin" : "",
            spot.theirs ? "theirs" : "",
            spot.chosen ? "tgt" : "",
            spot.dim ? "no" : "",
          ];
          return (
            <button
              key={at}
              type="button"
              class={look.filter(Boolean).join(" ")}
              data-stop=""
              data-cell={at}
              data-drop={`cell ${at}`}
              data-drag={cell === EMPTY ? undefined : `cell ${at}`}
              aria-label={spoken(p, cell, at, spot, group, at === over)}
              aria-pressed={spot.chosen ?? false}
              onClick={() => tap(at)}
              onPointerEnter={(event) => event.pointerType === "mouse" && point(at)}
              onPointerLeave={() => point(null)}
              onFocus={(event) => event.currentTarget.matches(":focus-visible") && point(at)}
              onBlur={() => point(null)}
            >
              {lying === EMPTY ? (
                <span class="no-photo" />
              ) : (
                <>
                  <Face p={p} letter={lying.charAt(0)} blinks class="im" />
                  <Face p={p} letter={lying.charAt(1)} class="un" />
                </>
              )}
              {spot.into ? (
                <span class="pv">
                  <Face p={p} letter={spot.into} />
                  <b>{p.t("ss-turns", { is: colour(spot.into, "is", p.speaking) })}</b>
                </span>
              ) : null}
            </button>
          );
        })}
      </Roving>
    </div>
  );
}

/** "Top left: green, headphones, zigzag. Underside violet. In a group of 3. Your card fits: turns pink." */
function spoken(p: Props, cell: string, at: number, spot: Spot, group: Group | undefined, over: boolean): string {
  const s = p.speaking;
  const place = placeName(at + 1, s);
  const parts =
    cell === EMPTY
      ? [p.t("ss-gap", { place })]
      : [p.t("ss-photo", { place, face: faceName(p, cell.charAt(0)), under: colour(cell.charAt(1), "name", s) })];
  if (cell === EMPTY && spot.ghost) parts.push(p.t("ss-ghost", { up: colour(spot.ghost.charAt(0), "up", s) }));
  if (group) parts.push(p.t("ss-in-group", { count: cellsIn(group).length }));
  if (spot.into) parts.push(p.t(spot.theirs ? "ss-fits-theirs" : "ss-fits", { is: colour(spot.into, "is", s) }));
  if (over) parts.push(p.t("ss-turned-over"));
  return parts.join(" ");
}
