// Rooms, furniture and small things. A thing that stands has its foot at (x, y).
import { C, lit, shade } from './palette.mjs';
import { at, box, each, oval } from './pen.mjs';

/** @typedef {import('./pen.mjs').Pen} Pen */

/** Wall and floor; the floor begins at `floorAt`. */
export const room = (/** @type {Pen} */ p, wall = C.cream, floor = C.woodLight, floorAt = 560, skirting = C.paper) =>
  p.wash(box(0, 0, 1200, floorAt), wall, shade(wall, 0.07)) +
  p.wash(box(0, floorAt, 1200, 800 - floorAt), shade(floor, 0.1), lit(floor, 0.16)) +
  p.fill(box(0, floorAt - 22, 1200, 22), skirting) +
  p.fill(box(0, floorAt, 1200, 7), shade(floor, 0.4), 0.4);

/** Floor boards that run away from the viewer. */
export const boards = (/** @type {Pen} */ p, floorAt = 560, colour = C.woodDark) =>
  each(15, (i) => p.line(`M${600 + (i - 7) * 96},${floorAt + 4}L${600 + (i - 7) * 210},800`, colour, 2, 0.3));

export const tiles = (/** @type {Pen} */ p, floorAt = 560, colour = C.white) =>
  boards(p, floorAt, colour) +
  [0.12, 0.32, 0.62].map((t) => p.line(`M0,${floorAt + (800 - floorAt) * t}H1200`, colour, 2, 0.4)).join('');

/** Wall stripes or panels. */
export const panels = (/** @type {Pen} */ p, top = 340, floorAt = 538, colour = C.leafMid, step = 60) =>
  p.fill(box(0, top, 1200, floorAt - top), colour) +
  each(Math.ceil(1200 / step), (i) => p.line(`M${i * step},${top + 14}V${floorAt}`, shade(colour), 2.5, 0.5)) +
  p.fill(box(0, top - 8, 1200, 16, 4), lit(colour, 0.3));

/** Sunlight that falls through a window onto wall or floor. */
export const beam = (/** @type {Pen} */ p, /** @type {string} */ d, strength = 0.32) => p.fill(d, '#fff3cf', strength);

/** A window with a view (drawn inside its frame, in picture coordinates). */
export const pane = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {number} */ h,
  view = '',
  frame = C.white,
  cross = true,
) =>
  p.fill(box(x - 14, y - 14, w + 28, h + 28, 8), shade(frame, 0.12)) +
  p.fill(box(x - 14, y - 14, w + 24, h + 24, 8), frame) +
  p.inside(
    box(x, y, w, h, 4),
    p.wash(box(x, y, w, h), C.sky, C.paper) +
      view +
      p.fill(`M${x},${y + h}L${x + w * 0.4},${y}H${x + w * 0.6}L${x + w * 0.2},${y + h}Z`, C.white, 0.2),
  ) +
  (cross ? p.line(`M${x + w / 2},${y}v${h}M${x},${y + h * 0.45}h${w}`, frame, 9) : '') +
  p.form(box(x - 26, y + h + 10, w + 52, 18, 4), frame, 4);

export const curtains = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {number} */ h,
  colour = C.coral,
) =>
  p.line(`M${x - 50},${y - 24}H${x + w + 50}`, C.woodDark, 8) +
  p.form(
    `M${x - 46},${y - 22}H${x + 34}C${x + 20},${y + h * 0.5} ${x},${y + h * 0.6} ${x - 6},${y + h}H${x - 52}Z`,
    colour,
    12,
  ) +
  p.form(
    `M${x + w + 46},${y - 22}H${x + w - 34}C${x + w - 20},${y + h * 0.5} ${x + w},${y + h * 0.6} ${x + w + 6},${y + h}H${x + w + 52}Z`,
    colour,
    12,
  );

export const rug = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  rx = 280,
  ry = 70,
  colour = C.terracotta,
  inner = C.cream,
) =>
  p.fill(oval(x, y + 5, rx, ry), shade(colour, 0.35)) +
  p.fill(oval(x, y, rx, ry), colour) +
  p.line(oval(x, y, rx * 0.86, ry * 0.84), inner, 6) +
  p.fill(oval(x, y, rx * 0.6, ry * 0.58), lit(colour, 0.18));

/** Hanging lamp, its shade at (x, y). */
export const pendant = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  colour = C.leaf,
  size = 1,
) =>
  p.line(`M${x},-10V${y - 40 * size}`, C.ink, 4) +
  at(
    x,
    y,
    p.glow(0, 30, 150, C.honey, 0.55) +
      p.fill(oval(0, 14, 22, 18), '#fff0bf') +
      p.form('M-16,-44H16C22,-20 56,-14 62,14H-62C-56,-14 -22,-20 -16,-44Z', colour, 9),
    size,
  );

/** Bulbs on a sagging string between two points. */
export const bulbs = (
  /** @type {Pen} */ p,
  /** @type {number} */ x1,
  /** @type {number} */ y1,
  /** @type {number} */ x2,
  /** @type {number} */ y2,
  sag = 60,
  count = 9,
  bright = true,
) =>
  p.line(`M${x1},${y1}Q${(x1 + x2) / 2},${(y1 + y2) / 2 + sag * 2} ${x2},${y2}`, C.ink, 3) +
  each(count, (i) => {
    const t = (i + 0.5) / count;
    const x = x1 + (x2 - x1) * t;
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * ((y1 + y2) / 2 + sag * 2) + t ** 2 * y2;
    return (
      (bright ? p.glow(x, y + 12, 46, '#ffd98a', 0.75) : '') +
      p.fill(box(x - 4, y - 1, 8, 8, 2), C.ink) +
      p.fill(oval(x, y + 14, 8, 10), bright ? '#fff0b8' : C.honey)
    );
  });

/** Flags on a string. */
export const bunting = (
  /** @type {Pen} */ p,
  /** @type {number} */ x1,
  /** @type {number} */ y1,
  /** @type {number} */ x2,
  /** @type {number} */ y2,
  sag = 50,
  count = 10,
  colours = [C.terracotta, C.marigold, C.leaf, C.white, C.tealLight],
) =>
  p.line(`M${x1},${y1}Q${(x1 + x2) / 2},${(y1 + y2) / 2 + sag * 2} ${x2},${y2}`, C.ink, 3) +
  each(count, (i) => {
    const t = (i + 0.5) / count;
    const x = x1 + (x2 - x1) * t;
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * ((y1 + y2) / 2 + sag * 2) + t ** 2 * y2;
    return p.form(`M${x - 20},${y}H${x + 20}L${x},${y + 44}Z`, colours[i % colours.length] ?? C.white, 5);
  });

/** A framed picture of a leaf, a paw, a hill or the sun. */
export const frame = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  w = 90,
  h = 110,
  motif = 'leaf',
  mount = C.paper,
  rim = C.wood,
) => {
  const cx = x + w / 2;
  const cy = y + h / 2;
  const motifs = /** @type {Record<string, string>} */ ({
    leaf:
      p.fill(
        `M${cx},${cy + h * 0.28}C${cx - w * 0.36},${cy} ${cx - w * 0.2},${cy - h * 0.3} ${cx},${cy - h * 0.32}C${cx + w * 0.2},${cy - h * 0.3} ${cx + w * 0.36},${cy} ${cx},${cy + h * 0.28}Z`,
        C.leafMid,
      ) + p.line(`M${cx},${cy + h * 0.34}V${cy - h * 0.2}`, C.leafDark, 3),
    paw: p.fill(
      oval(cx, cy + 10, w * 0.18, w * 0.15) +
        oval(cx - w * 0.22, cy - 6, w * 0.075) +
        oval(cx - w * 0.08, cy - 18, w * 0.08) +
        oval(cx + w * 0.08, cy - 18, w * 0.08) +
        oval(cx + w * 0.22, cy - 6, w * 0.075),
      C.terracotta,
    ),
    hill:
      p.fill(box(x + 12, y + 12, w - 24, h - 24), C.sky) +
      p.fill(oval(cx + 12, cy - 14, 14), C.marigold) +
      p.inside(
        box(x + 12, y + 12, w - 24, h - 24),
        p.fill(oval(cx - 20, y + h, w * 0.6, h * 0.45), C.leafMid) +
          p.fill(oval(cx + 40, y + h, w * 0.6, h * 0.35), C.leaf),
      ),
    sun: p.fill(oval(cx, cy, w * 0.24), C.marigold) + p.fill(box(x + 12, cy + 6, w - 24, h / 2 - 18), C.coral),
  });
  return (
    p.fill(box(x + 6, y + 8, w, h, 4), '#4a2840', 0.16) +
    p.form(box(x, y, w, h, 4), rim, 4) +
    p.fill(box(x + 9, y + 9, w - 18, h - 18), mount) +
    (motifs[motif] ?? '')
  );
};

/** A table with two legs in view. */
export const table = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  w = 240,
  h = 150,
  colour = C.wood,
) =>
  p.ground(x, y, w * 0.55, 14) +
  p.form(box(x - w / 2 + 16, y - h, 16, h, 3), shade(colour, 0.15), 4) +
  p.form(box(x + w / 2 - 32, y - h, 16, h, 3), shade(colour, 0.15), 4) +
  p.fill(box(x - w / 2 + 10, y - h + 16, w - 20, 16), shade(colour, 0.36)) +
  p.form(box(x - w / 2, y - h - 6, w, 24, 6), lit(colour, 0.12), 6);

/** Round café table on one foot. */
export const bistro = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  size = 1,
  top = C.white,
) =>
  at(
    x,
    y,
    p.ground(0, 0, 90, 12) +
      p.form('M-52,2C-40,-14 -10,-16 -8,-26H8C10,-16 40,-14 52,2Z', C.ink, 0) +
      p.fill(box(-7, -150, 14, 132), '#57484a') +
      p.fill(oval(0, -148, 112, 20), shade(top, 0.3)) +
      p.fill(oval(0, -156, 112, 20), top),
    size,
  );

/** Café chair seen from the side, its back to the left. */
export const chair = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  size = 1,
  colour = C.leaf,
) =>
  at(
    x,
    y,
    p.ground(0, 0, 66, 10) +
      p.line('M-44,-88L-54,0M40,-88L52,0M-30,-88L-34,-6M26,-88L32,-6', shade(colour, 0.3), 8) +
      p.line('M-46,-92C-60,-130 -64,-170 -58,-206', colour, 10) +
      p.form('M-66,-214C-66,-224 -46,-224 -46,-214L-36,-130C-36,-122 -50,-122 -52,-130Z', colour, 5) +
      p.form(box(-58, -102, 112, 20, 9), colour, 5),
    size,
  );

export const sofa = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  w = 460,
  colour = C.leafMid,
  cushions = [C.marigold, C.blush],
) => {
  const l = x - w / 2;
  return [
    p.ground(x, y, w * 0.56, 20),
    p.fill(box(l + 30, y - 30, 16, 32) + box(l + w - 46, y - 30, 16, 32), C.woodDark),
    p.form(box(l + 20, y - 230, w - 40, 180, 38), colour, 14),
    p.line(`M${x},${y - 220}V${y - 110}`, shade(colour, 0.3), 4, 0.6),
    p.form(box(l + 30, y - 120, w / 2 - 32, 64, 20), lit(colour, 0.12), 9) +
      p.form(box(x + 2, y - 120, w / 2 - 32, 64, 20), lit(colour, 0.12), 9),
    p.form(box(l + 14, y - 68, w - 28, 52, 14), colour, 10),
    p.form(box(l - 10, y - 160, 70, 146, 30), colour, 10) + p.form(box(l + w - 60, y - 160, 70, 146, 30), colour, 10),
    cushions[0] ? at(l + 100, y - 150, p.form(box(-44, -46, 88, 88, 20), cushions[0], 9), 1, -12) : '',
    cushions[1] ? at(l + w - 104, y - 148, p.form(box(-42, -44, 84, 84, 20), cushions[1], 9), 1, 14) : '',
  ].join('');
};

/** A bed seen from its side, pillows to the left. */
export const bed = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  w = 620,
  cover = C.leafMid,
  throwColour = C.marigold,
) =>
  [
    p.ground(x + w / 2, y, w * 0.54, 22),
    p.form(box(x - 26, y - 300, 46, 300, 18), C.wood, 8) + p.form(box(x + w - 26, y - 150, 40, 150, 14), C.wood, 8),
    p.form(box(x, y - 70, w - 14, 46, 6), C.woodDark, 6),
    p.form(box(x + 6, y - 150, w - 26, 92, 26), C.white, 10),
    p.form(box(x + 16, y - 204, 130, 76, 32), C.paper, 10) + p.form(box(x + 70, y - 190, 120, 66, 30), C.white, 9),
    p.form(
      `M${x + 190},${y - 164}H${x + w - 40}C${x + w - 16},${y - 164} ${x + w - 14},${y - 150} ${x + w - 14},${y - 130}V${y - 44}C${x + w - 100},${y - 30} ${x + 300},${y - 54} ${x + 190},${y - 40}Z`,
      cover,
      12,
    ),
    p.form(`M${x + 190},${y - 166}h54v126q-26,-6 -54,0Z`, lit(cover, 0.4), 6),
    p.form(`M${x + w - 240},${y - 168}h120v130q-60,-12 -120,0Z`, throwColour, 9),
  ].join('');

/** Cushion for a pet. */
export const basket = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  w = 260,
  colour = C.terracotta,
) =>
  p.ground(x, y, w * 0.56, 14) +
  p.form(oval(x, y - 34, w * 0.5, 32), shade(colour, 0.2), 0) +
  p.fill(oval(x, y - 40, w * 0.42, 22), C.cream);
/** The front rim of the cushion, drawn over the pet in it. */
export const basketRim = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  w = 260,
  colour = C.terracotta,
) =>
  p.form(
    `M${x - w * 0.5},${y - 36}C${x - w * 0.44},${y - 20} ${x + w * 0.44},${y - 20} ${x + w * 0.5},${y - 36}C${x + w * 0.52},${y - 4} ${x + w * 0.36},${y + 2} ${x},${y + 2}C${x - w * 0.36},${y + 2} ${x - w * 0.52},${y - 4} ${x - w * 0.5},${y - 36}Z`,
    colour,
    8,
  );

export const bowl = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  colour = C.teal,
  size = 1,
  food = C.woodDark,
) =>
  at(
    x,
    y,
    p.ground(0, 0, 48, 8) +
      p.fill(oval(0, -32, 36, 10), food) +
      p.form('M-38,-34C-38,-24 38,-24 38,-34L50,0H-50Z', colour, 7),
    size,
  );

export const ball = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  r = 22,
  colour = C.terracotta,
) =>
  p.ground(x, y, r * 1.1, r * 0.25) +
  p.form(
    oval(x, y - r, r),
    colour,
    r * 0.3,
    p.line(`M${x - r},${y - r * 1.3}Q${x},${y - r * 0.6} ${x + r},${y - r * 1.4}`, C.white, r * 0.22),
  );

export const bone = (/** @type {Pen} */ p, /** @type {number} */ x, /** @type {number} */ y, size = 1, turn = -20) =>
  at(
    x,
    y,
    p.form(
      oval(-34, -9, 13) + oval(-34, 9, 13) + oval(34, -9, 13) + oval(34, 9, 13) + box(-34, -10, 68, 20),
      C.white,
      4,
    ),
    size,
    turn,
  );

export const cup = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  colour = C.terracotta,
  size = 1,
) =>
  at(
    x,
    y,
    p.line('M-6,-50q-6,-10 0,-18M8,-50q-6,-10 0,-18', C.white, 3, 0.7) +
      p.line('M20,-28C40,-32 40,-8 18,-10', colour, 6) +
      p.form('M-24,-38H24C24,-10 16,0 8,0H-8C-16,0 -24,-10 -24,-38Z', colour, 5) +
      p.fill(oval(0, -38, 24, 5), '#7a4b34'),
    size,
  );

/** A shelf with jars, pots and a small plant. */
export const shelf = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  w = 260,
  things = 5,
  colours = [C.terracotta, C.teal, C.marigold, C.paper, C.leafMid],
  board = C.wood,
) =>
  each(things, (i) => {
    const step = w / things;
    const cx = x + step * (i + 0.5);
    const colour = colours[i % colours.length] ?? C.paper;
    const h = 44 + ((i * 37) % 34);
    if (i % 4 === 3) return plant(p, cx, y, 0.36, colour);
    return (
      p.form(box(cx - 18, y - h, 36, h, i % 2 ? 14 : 5), colour, 5) +
      p.fill(box(cx - 12, y - h - 8, 24, 10, 3), shade(colour, 0.35))
    );
  }) +
  p.form(box(x - 10, y, w + 20, 14, 3), board, 4) +
  p.fill(box(x, y + 14, w, 8), '#4a2840', 0.14);

const plant = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ size,
  /** @type {string} */ colour,
) =>
  at(
    x,
    y,
    p.fill(
      'M0,-70C-60,-80 -60,-150 -50,-170C-10,-150 0,-110 0,-70ZM0,-70C60,-80 66,-140 60,-164C16,-150 0,-110 0,-70ZM0,-70C-20,-120 -10,-180 4,-200C24,-160 20,-110 0,-70Z',
      C.leafMid,
    ) + p.form('M-44,-84H44L34,0H-34Z', colour, 8),
    size,
  );
