// The pen that draws every shape: light falls from the upper left, so each form has a shaded lower right edge.
import { C, mix, shade } from './palette.mjs';

/** @typedef {ReturnType<typeof createPen>} Pen */

const num = (/** @type {number} */ value) => String(Math.round(value * 10) / 10);

/** A repeatable source of numbers from 0 to 1: the same seed always draws the same leaf. */
export function seeded(/** @type {number} */ seed) {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Whole numbers from 0 to count - 1. */
export const each = (/** @type {number} */ count, /** @type {(i: number) => string} */ draw) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Path of an ellipse. */
export const oval = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ rx, ry = rx) =>
  `M${num(x - rx)},${num(y)}a${num(rx)},${num(ry)} 0 1 0 ${num(2 * rx)},0a${num(rx)},${num(ry)} 0 1 0 ${num(-2 * rx)},0Z`;

/** Path of a box with round corners. */
export function box(
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {number} */ h,
  r = 0,
) {
  const c = Math.min(r, w / 2, h / 2);
  const corner = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    `a${num(c)},${num(c)} 0 0 1 ${num(dx)},${num(dy)}`;
  return `M${num(x + c)},${num(y)}h${num(w - 2 * c)}${corner(c, c)}v${num(h - 2 * c)}${corner(-c, c)}h${num(2 * c - w)}${corner(-c, -c)}v${num(2 * c - h)}${corner(c, -c)}Z`;
}

/** Path of a cluster of round tufts that fills an ellipse: foliage, clouds, foam, wool. */
export function tufts(
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ rx,
  /** @type {number} */ ry,
  seed = 1,
  count = 11,
) {
  const next = seeded(seed);
  const size = Math.min(rx, ry);
  const rim = Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * Math.PI * 2;
    const r = size * (0.3 + next() * 0.16);
    return oval(x + Math.cos(turn) * (rx - r), y + Math.sin(turn) * (ry - r), r);
  });
  return oval(x, y, rx * 0.84, ry * 0.84) + rim.join('');
}

/** Moves, sizes and turns what was drawn. */
export const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ drawn, size = 1, turn = 0) =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${size})${turn ? ` rotate(${turn})` : ''}">${drawn}</g>`;

/** A pen for one picture; it numbers its clips and gradients from 1. */
export function createPen() {
  let ids = 0;
  let side = 1;
  const fill = (/** @type {string} */ d, /** @type {string} */ colour, opacity = 1) =>
    `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  const line = (/** @type {string} */ d, /** @type {string} */ colour = C.ink, width = 3, opacity = 1) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  const inside = (/** @type {string} */ d, /** @type {string} */ drawn) => {
    const id = `c${++ids}`;
    return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${drawn}</g>`;
  };
  const gradient = (/** @type {string} */ kind, /** @type {string} */ stops) => {
    const id = `g${++ids}`;
    const direction = kind === 'linearGradient' ? ' x1="0" y1="0" x2="0" y2="1"' : '';
    return { use: `url(#${id})`, def: `<${kind} id="${id}"${direction}>${stops}</${kind}>` };
  };
  return {
    fill,
    line,
    inside,
    /** A solid form: its colour, and a shaded edge of `depth` units away from the light. */
    form: (/** @type {string} */ d, /** @type {string} */ colour, depth = 9, extra = '') =>
      inside(
        d,
        `<path d="${d}" fill="${shade(colour)}"/><path d="${d}" fill="${colour}" transform="translate(${-depth * side} ${-depth * 0.6})"/>${extra}`,
      ),
    /** Vertical wash from one colour to another. */
    wash: (/** @type {string} */ d, /** @type {string} */ top, /** @type {string} */ bottom) => {
      const stops = `<stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>`;
      const g = gradient('linearGradient', stops);
      return g.def + fill(d, g.use);
    },
    /** Soft light around a lamp, a sun or a fire. */
    glow: (
      /** @type {number} */ x,
      /** @type {number} */ y,
      /** @type {number} */ r,
      colour = C.honey,
      strength = 0.7,
    ) => {
      const stop = (/** @type {number} */ offset, /** @type {number} */ opacity) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity.toFixed(3)}"/>`;
      const g = gradient('radialGradient', stop(0, strength) + stop(0.45, strength * 0.35) + stop(1, 0));
      return `${g.def}<circle cx="${x}" cy="${y}" r="${r}" fill="${g.use}"/>`;
    },
    /** The shadow that a thing throws on the ground, longer to the right. */
    ground: (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ rx, ry = rx * 0.16) =>
      fill(oval(x + rx * 0.12 * side, y, rx, ry), '#4a2840', 0.2),
    /** Draws mirrored, with the light still from the left. */
    mirrored: (/** @type {() => string} */ draw) => {
      side = -side;
      const drawn = draw();
      side = -side;
      return `<g transform="scale(-1 1)">${drawn}</g>`;
    },
    /** Evening: everything drawn below takes the colour of dusk. */
    evening: (colour = '#8f83c4', strength = 0.85) =>
      `<rect width="1200" height="800" fill="${mix('#ffffff', colour, strength)}" style="mix-blend-mode:multiply"/>`,
  };
}
