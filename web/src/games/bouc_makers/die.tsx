/**
 * A die that really tumbles: a solid thrown into the hay, rolling out on the face that was rolled. Only slants and
 * shades change.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import { still } from "../../parts/motion";
import type { DieName } from "./cards";
import { after, around, SOLIDS, seen, showing, type Turn, type Vector } from "./solids";
import { drawInAir, paintOf, prepare } from "./tumble";

export interface Toss {
  key: number; // a new one starts a new tumble
  ms: number;
}

interface DieProps {
  name: DieName;
  value: number | null; // null: not thrown yet, lies with any face up
  toss: Toss | null;
}

const AXES: Record<DieName, Vector> = { d12: [0.5, 1, 0.15], d10: [-0.6, 1, -0.2], d8: [0.9, 0.8, 0.25] };

export function Die({ name, value, toss }: DieProps) {
  const solid = SOLIDS[name];
  const faces = useRef<(SVGGElement | null)[]>([]);
  const drawing = useRef<SVGSVGElement>(null);
  const air = useRef<HTMLCanvasElement>(null);
  const drop = name === "d10" ? 0.26 : 0.36;
  const played = useRef(0); // the key of the last tumble

  const lie = (turn: Turn) => {
    solid.faces.forEach((face, at) => {
      const group = faces.current[at];
      if (!group) return;
      const look = seen(face, turn);
      group.style.opacity = look ? "1" : "0";
      if (!look) return;
      group.setAttribute("transform", `matrix(${look.slant.map((part) => part.toFixed(3)).join(" ")})`);
      (group.children[1] as SVGElement).style.opacity = (look.shade * 0.5).toFixed(3);
      (group.children[2] as SVGElement).style.opacity = look.facing.toFixed(3);
    });
  };

  useLayoutEffect(() => {
    const end = showing(solid, value ?? solid.faces.length);
    const { current: svg } = drawing;
    const { current: canvas } = air;
    lie(end);
    if (!svg || !canvas || !toss || toss.key === played.current || still()) return;
    played.current = toss.key;
    const paint = paintOf(svg);
    prepare(canvas, svg.getBoundingClientRect().width, paint);
    const show = (flying: boolean) => {
      canvas.style.opacity = flying ? "1" : "0";
      svg.style.opacity = flying ? "0" : "";
    };
    const begin = performance.now();
    const turns = 2 + toss.ms / 500;
    let frame = 0;
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begin) / toss.ms));
      const rest = (1 - part) ** 2;
      const roll = around(AXES[name], -rest * turns * 2 * Math.PI);
      const hop = Math.abs(Math.cos(part * Math.PI * 2.5)) * 34 * rest;
      if (part === 1) return show(false);
      drawInAir(canvas, solid, paint, drop, [after(roll, end), -150 * rest, hop]);
      frame = requestAnimationFrame(step);
    };
    show(true);
    step(begin);
    return () => {
      cancelAnimationFrame(frame);
      show(false);
    };
  }, [value, toss?.key]);

  return (
    <span class="cast" aria-hidden="true">
      <svg ref={drawing} class={`solid ${name}`} viewBox="-52 -52 104 108">
        <ellipse class="ground" cx="4" cy="44" rx="38" ry="9" />
        {solid.faces.map((face, at) => (
          <g
            key={face.value}
            ref={(group) => {
              faces.current[at] = group;
            }}
          >
            <polygon class="lit" points={face.outline} />
            <polygon class="dim" points={face.outline} />
            <text y={solid.figure * drop} font-size={solid.figure} text-anchor="middle">
              {face.value}
            </text>
          </g>
        ))}
      </svg>
      <canvas ref={air} />
    </span>
  );
}
