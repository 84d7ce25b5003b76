/**
 * A picture of the end to give away: 1200 by 630, always by day, names as at the table, no chat and no link. It is
 * drawn here and goes nowhere by itself.
 */

import { useEffect, useState } from "preact/hooks";
import type { BoardProps } from "../app/board";
import { useTitle } from "../app/games";
import { called } from "../app/seats";
import { addSheet } from "../look/sprites";
import { Button } from "./button";
import { figureOf, type Standing, shown, steps } from "./podium";

const WIDE = 1200;
const HIGH = 630;
const HEIGHTS = [0, 330, 270, 220]; // of the steps, by place
const FONT = "font-family='Segoe UI, Roboto, Open Sans, sans-serif' font-weight='700'";

export function Poster({ p, all }: { p: BoardProps; all: Standing[] }) {
  const title = useTitle(p.t, p.settings, p.game);
  const [drawn, setDrawn] = useState("");
  const date = new Date().toLocaleDateString(p.settings.lang, { day: "numeric", month: "long" });
  const facts = p.t("poster-facts", { date, count: p.seats.length });
  const named = (one: Standing) => called(one.seat) || p.t("seat-name", { letter: one.seat.seat });
  const list = steps(all)
    .sort((a, b) => a.place - b.place)
    .map((one) => `${named(one)} ${shown(one.score ?? 0)}`)
    .join(", ");
  useEffect(() => {
    void addSheet("figures").then(() => setDrawn(picture(title, facts, steps(all), named)));
  }, [title, facts]);
  if (!drawn || !list) return null;
  const name = `${p.game}-${p.info.id}.png`;
  const save = async () => {
    const url = URL.createObjectURL(await painted(drawn));
    const link = document.createElement("a");
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  };
  const give = async () => {
    const file = new File([await painted(drawn)], name, { type: "image/png" });
    await navigator.share({ files: [file], title }).catch(() => undefined); // thought better of it
  };
  return (
    <figure class="fin-poster">
      <img src={address(drawn)} width={WIDE} height={HIGH} alt={p.t("poster", { title, list })} />
      <div class="rowed">
        <Button onClick={() => void save()}>{p.t("poster-save")}</Button>
        {canShare() ? <Button onClick={() => void give()}>{p.t("poster-share")}</Button> : null}
      </div>
    </figure>
  );
}

function canShare(): boolean {
  const sample = { files: [new File([], "a.png", { type: "image/png" })] };
  return typeof navigator.canShare === "function" && navigator.canShare(sample);
}

function address(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** The drawing as a PNG. */
async function painted(svg: string): Promise<Blob> {
  const image = new Image(WIDE, HIGH);
  image.src = address(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDE, HIGH);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** The whole picture as SVG that needs nothing else: drawings are copied into it. */
export function picture(title: string, facts: string, up: Standing[], named: (one: Standing) => string): string {
  const left = (WIDE - up.length * 220) / 2;
  const blocks = up.map((one, at) => {
    const x = left + at * 220 + 10;
    const y = HIGH - (HEIGHTS[one.place] ?? 200);
    const middle = `x="${x + 100}" text-anchor="middle" fill="#fffbf2"`;
    const text = (line: number, size: number, words: string) =>
      `<text ${middle} y="${y + line}" font-size="${size}">${safe(words)}</text>`;
    const animal = `<use href="#${figureOf(one.seat)}"/>`;
    return (
      `<svg x="${x - 4}" y="${y - 178}" width="208" height="191" viewBox="0 0 120 110">${animal}</svg>` +
      `<rect x="${x}" y="${y}" width="200" height="${HIGH - y + 20}" rx="12" fill="#8a5c37"/>` +
      `<rect x="${x}" y="${y}" width="200" height="18" rx="9" fill="#f2b632"/>` +
      text(70, 34, short(named(one))) +
      text(140, 62, shown(one.score ?? 0))
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}" ${FONT}>` +
    `<defs>${copied(["h-black", ...up.map(({ seat }) => figureOf(seat))])}</defs>` +
    `<rect width="${WIDE}" height="${HIGH}" fill="#dcebe4"/><circle cx="1040" cy="170" r="66" fill="#f9d98a"/>` +
    `<path d="M0 330C200 250 420 280 640 330S1000 360 1200 260V630H0Z" fill="#cfe0b4"/>` +
    `<path d="M0 440C260 380 520 450 780 410S1080 370 1200 420V630H0Z" fill="#98bd74"/>${blocks.join("")}` +
    `<text x="48" y="84" font-size="52" fill="#2b2a33">${safe(title)}</text>` +
    `<text x="48" y="124" font-size="28" fill="#5c5664">${safe(facts)}</text>` +
    `<svg x="912" y="34" width="68" height="68" viewBox="0 0 100 100"><use href="#h-black"/></svg>` +
    `<text x="990" y="82" font-size="36" fill="#2b2a33">Sheepfold</text></svg>`
  );
}

/** The drawings of these names, and those they are made of. */
function copied(ids: string[], known = new Set<string>()): string {
  return ids
    .filter((id) => !known.has(id) && known.add(id))
    .map((id) => {
      const drawing = document.getElementById(id)?.outerHTML ?? "";
      const inside = [...drawing.matchAll(/href="#([\w-]+)"/g)].map(([, name = ""]) => name);
      return copied(inside, known) + drawing;
    })
    .join("");
}

const LONGEST = 11; // letters on a step

function short(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
}

function safe(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
