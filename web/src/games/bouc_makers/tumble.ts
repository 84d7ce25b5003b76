/**
 * A die in the air, on a canvas: turned letters of an SVG are laid out anew in every frame, which slow devices feel.
 * At rest the die is drawn as SVG again, sharp at every size.
 */

import { type Solid, seen, type Turn } from "./solids";

/** What the canvas shows, in the units of the die's drawing: room for the way in and the hops. */
export const AIR = { left: -212, top: -94, width: 274, height: 152 };

/** The colours of a die as it lies there. */
export interface Paint {
  lit: string;
  dim: string;
  edge: string;
  ink: string;
  font: string;
}

export function paintOf(die: SVGElement): Paint {
  const style = (part: string) => getComputedStyle(die.querySelector(part) ?? die);
  const [lit, dim, text] = [style(".lit"), style(".dim"), style("text")];
  return {
    lit: lit.fill,
    dim: dim.fill,
    edge: lit.stroke,
    ink: text.fill,
    font: `${text.fontWeight} ${text.fontSize} ${text.fontFamily}`,
  };
}

/** As many pixels as the screen has there; what stays the same is set once, for a font costs a look at all styles. */
export function prepare(canvas: HTMLCanvasElement, wide: number, paint: Paint): void {
  const scale = (wide / 104) * Math.min(2, devicePixelRatio);
  canvas.width = Math.round(AIR.width * scale);
  canvas.height = Math.round(AIR.height * scale);
  const pen = canvas.getContext("2d");
  if (pen) Object.assign(pen, { font: paint.font, textAlign: "center", strokeStyle: paint.edge, lineJoin: "round" });
}

export function drawInAir(
  canvas: HTMLCanvasElement,
  solid: Solid,
  paint: Paint,
  drop: number, // of a figure below the middle of its face, of its size
  [turn, x, lift]: [Turn, number, number],
): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const scale = canvas.width / AIR.width;
  const place = (dx: number, dy: number) =>
    pen.setTransform(scale, 0, 0, scale, (dx - AIR.left) * scale, (dy - AIR.top) * scale);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  place(x + lift * 0.25, lift * 0.12);
  pen.globalAlpha = Math.max(0.12, 0.34 - lift / 200);
  pen.fillStyle = "#000";
  pen.beginPath();
  pen.ellipse(4, 44, 38, 9, 0, 0, 2 * Math.PI);
  pen.fill();
  for (const face of solid.faces) {
    const look = seen(face, turn);
    if (!look) continue;
    place(x, -lift);
    pen.transform(...look.slant);
    const outline = outlineOf(face.outline);
    pen.globalAlpha = 1;
    pen.fillStyle = paint.lit;
    pen.fill(outline);
    pen.lineWidth = 1.2;
    pen.stroke(outline);
    pen.globalAlpha = look.shade * 0.5;
    pen.fillStyle = paint.dim;
    pen.fill(outline);
    pen.globalAlpha = look.facing;
    pen.fillStyle = paint.ink;
    pen.fillText(String(face.value), 0, solid.figure * drop);
  }
}

const outlines = new Map<string, Path2D>();

function outlineOf(points: string): Path2D {
  const found = outlines.get(points) ?? new Path2D(`M${points.replaceAll(" ", "L")}Z`);
  outlines.set(points, found);
  return found;
}
