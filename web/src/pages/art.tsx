/** What the lobby knows of the five games besides the house's own facts: two animals, a ground colour, time and age. */

import { Sprite } from "../parts/sprite";

interface Facts {
  ground: string;
  minutes: number;
  age: number;
  seats: number; // how many sit down when nobody says
  animals: string[];
}

export const GAMES: Record<string, Facts> = {
  "black-sheep": { ground: "g1", minutes: 30, age: 8, seats: 3, animals: ["f-pig", "f-black"] },
  "bye-bye-black-sheep": { ground: "g2", minutes: 25, age: 8, seats: 3, animals: ["f-magpie", "f-wolf"] },
  bauernschlau: { ground: "g3", minutes: 50, age: 8, seats: 3, animals: ["f-dog", "f-goose"] },
  "sheep-sheep": { ground: "g4", minutes: 20, age: 7, seats: 2, animals: ["h-sheep", "h-mother"] },
  "bouc-makers": { ground: "g5", minutes: 45, age: 10, seats: 3, animals: ["f-woolly"] },
};

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
