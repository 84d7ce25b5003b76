/**
 * What the lobby knows of games besides what the server says: two animals, a ground colour, how many usually sit down.
 * A game that is not here gets a sheep on a meadow.
 */

import type { GameInfo } from "../../generated/wire";
import { Sprite } from "../../parts/sprite";

interface Facts {
  ground: string;
  seats: number; // how many sit down when nobody says
  animals: string[];
}

export const GAMES: Record<string, Facts> = {
  "black-sheep": { ground: "g1", seats: 3, animals: ["f-pig", "f-black"] },
  "bye-bye-black-sheep": { ground: "g2", seats: 3, animals: ["f-magpie", "f-wolf"] },
  bauernschlau: { ground: "g3", seats: 3, animals: ["f-dog", "f-goose"] },
  "sheep-sheep": { ground: "g4", seats: 2, animals: ["h-sheep", "h-mother"] },
  "bouc-makers": { ground: "g5", seats: 3, animals: ["f-woolly"] },
};

const GROUNDS = ["g1", "g2", "g3", "g4", "g5"];

/** The colour a game's tile stands on; a game nobody painted gets one by its name, always the same. */
export function groundOf(game: string): string {
  const sum = [...game].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return GAMES[game]?.ground ?? (GROUNDS[sum % GROUNDS.length] as string);
}

export function usualSeats(game: GameInfo): number {
  return Math.min(game.most, Math.max(game.fewest, GAMES[game.name]?.seats ?? game.fewest));
}

export function Art({ game }: { game: string }) {
  const [one = "f-sheep", two] = GAMES[game]?.animals ?? [];
  if (game === "sheep-sheep") {
    return (
      <div class="art" aria-hidden="true">
        <i class="pl l" />
        <i class="pl r" />
        <Sprite id={one} class="p1" />
        <Sprite id={two ?? one} class="p2" />
      </div>
    );
  }
  return (
    <div class="art" aria-hidden="true">
      {game === "black-sheep" ? <i class="bn" /> : null}
      {game === "bauernschlau" ? <i class="fn" /> : null}
      <Sprite id={one} class="a1" />
      {two ? <Sprite id={two} class="a2" /> : null}
      {game === "bouc-makers" ? <Die /> : null}
    </div>
  );
}

function Die() {
  return (
    <svg class="dz" viewBox="0 0 100 102">
      <path d="M50 4L79 13L97 38V69L79 94L50 100L21 94L3 69V38L21 13Z" fill="#E3D2AC" />
      <path d="M50 26L75 44L66 74H34L25 44Z" fill="#FBF3DF" />
      <text x="50" y="66" text-anchor="middle">
        12
      </text>
    </svg>
  );
}
