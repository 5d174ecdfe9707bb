// Sky, land, plants and water.
import { C, lit, mix, shade } from './palette.mjs';
import { at, box, each, oval, seeded, tufts } from './pen.mjs';

/** @typedef {import('./pen.mjs').Pen} Pen */

/** The sky down to the height `to`. */
export const sky = (/** @type {Pen} */ p, top = C.sky, bottom = C.paper, to = 800) =>
  p.wash(box(0, 0, 1200, to), top, bottom);

export const cloud = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  size = 1,
  colour = C.white,
) =>
  at(
    x,
    y,
    p.fill(
      `M-100,20C-130,20 -130,-14 -96,-16C-92,-50 -40,-58 -26,-34C-6,-66 56,-60 58,-22C96,-30 112,20 76,20Z`,
      colour,
      0.85,
    ),
    size,
  );

export const sun = (/** @type {Pen} */ p, /** @type {number} */ x, /** @type {number} */ y, r = 60, colour = C.honey) =>
  p.glow(x, y, r * 3.4, colour, 0.6) + p.fill(oval(x, y, r), lit(colour, 0.3));

export const stars = (/** @type {Pen} */ p, count = 40, to = 400, seed = 7) => {
  const next = seeded(seed);
  return each(count, () => p.fill(oval(next() * 1200, next() * to, 1.4 + next() * 2), C.cream, 0.85));
};

export const moon = (/** @type {Pen} */ p, /** @type {number} */ x, /** @type {number} */ y, r = 44) =>
  p.glow(x, y, r * 3.6, '#fdf0c9', 0.5) +
  p.fill(oval(x, y, r), '#fdf1cf') +
  p.fill(oval(x - r * 0.3, y - r * 0.2, r * 0.2) + oval(x + r * 0.25, y + r * 0.3, r * 0.26), '#f0dcae');

/** A hill or dune across the picture, with its top near y. */
export const hill = (
  /** @type {Pen} */ p,
  /** @type {number} */ y,
  /** @type {string} */ colour,
  swing = 40,
  phase = 0,
) =>
  p.form(
    `M-20,820V${y + Math.sin(phase) * swing}C200,${y - swing * Math.cos(phase)} 380,${y - swing} 600,${y + swing * Math.sin(phase + 1)}S1000,${y + swing * Math.cos(phase)} 1220,${y - swing * 0.5}V820Z`,
    colour,
    0,
  );

/** Mountains with light and dark flanks; each peak is [x, top, half width]. */
export const peaks = (
  /** @type {Pen} */ p,
  /** @type {number[][]} */ list,
  /** @type {number} */ base,
  colour = '#8fa6b8',
  snow = true,
) =>
  list
    .map(([x = 0, top = 0, half = 0]) => {
      const cap = (base - top) * 0.26;
      const reach = half * 0.26;
      return (
        p.fill(`M${x - half},${base}L${x},${top}L${x + half},${base}Z`, colour) +
        p.fill(
          `M${x},${top}L${x + half},${base}H${x + half * 0.2}L${x - half * 0.06},${top + (base - top) * 0.5}Z`,
          shade(colour, 0.2),
        ) +
        (snow
          ? p.fill(
              `M${x},${top}L${x + reach},${top + cap}L${x + reach * 0.4},${top + cap * 0.8}L${x},${top + cap * 1.15}L${x - reach * 0.5},${top + cap * 0.8}L${x - reach},${top + cap}Z`,
              C.white,
              0.92,
            )
          : '')
      );
    })
    .join('');

/** Round tree; its foot stands on (x, y). About 330 units tall. */
export const tree = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  size = 1,
  colour = C.leafMid,
  seed = 3,
) =>
  at(
    x,
    y,
    p.ground(20, 0, 100, 14) +
      p.form('M-16,4C-10,-60 -12,-110 -20,-170L20,-170C12,-110 10,-60 18,4Z', C.woodDark, 8) +
      p.line('M4,-120C20,-150 34,-160 50,-180M-4,-130C-20,-150 -30,-160 -44,-172', C.woodDark, 9) +
      p.form(tufts(0, -230, 130, 110, seed), colour, 24) +
      p.fill(tufts(-46, -262, 40, 26, seed + 1, 7), lit(colour, 0.2)) +
      p.fill(tufts(30, -196, 32, 18, seed + 2, 7), lit(colour, 0.12)),
    size,
  );

/** Fir tree in three skirts, with snow on it if wanted. */
export const fir = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  size = 1,
  colour = C.leafDark,
  snow = false,
) =>
  at(
    x,
    y,
    p.ground(10, 0, 70, 10) +
      p.form(box(-11, -40, 22, 42, 2), C.woodDark, 5) +
      [
        [0, 96, 130],
        [-84, 78, 120],
        [-160, 58, 110],
      ]
        .map(([up = 0, w = 0, h = 0]) => {
          const y0 = -34 + up;
          return p.form(
            `M0,${y0 - h}C${w * 0.3},${y0 - h * 0.5} ${w * 0.6},${y0 - 14} ${w},${y0}C${w * 0.5},${y0 + 14} ${-w * 0.5},${y0 + 14} ${-w},${y0}C${-w * 0.6},${y0 - 14} ${-w * 0.3},${y0 - h * 0.5} 0,${y0 - h}Z`,
            colour,
            14,
            snow
              ? p.fill(
                  `M0,${y0 - h}C${w * 0.3},${y0 - h * 0.5} ${w * 0.4},${y0 - h * 0.4} ${w * 0.4},${y0 - h * 0.36}Q${w * 0.1},${y0 - h * 0.5} 0,${y0 - h * 0.3}Q${-w * 0.2},${y0 - h * 0.5} ${-w * 0.42},${y0 - h * 0.34}Z`,
                  C.white,
                )
              : '',
          );
        })
        .join(''),
    size,
  );

/** Narrow cypress or clipped topiary. */
export const cypress = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  size = 1,
  colour = C.leaf,
) =>
  at(
    x,
    y,
    p.form(box(-8, -24, 16, 26, 2), C.woodDark, 4) +
      p.form('M0,-300C44,-210 58,-110 46,-50C36,-10 -36,-10 -46,-50C-58,-110 -44,-210 0,-300Z', colour, 16),
    size,
  );

export const palm = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  size = 1,
  colour = C.leafMid,
) => {
  const frond = (/** @type {number} */ turn, /** @type {string} */ tone) =>
    at(
      34,
      -320,
      p.fill(
        'M0,0C40,-50 110,-50 150,6C128,-2 118,-4 108,2C100,-8 88,-8 78,-2C66,-10 52,-8 40,2C28,-4 12,-2 0,0Z',
        tone,
      ),
      1,
      turn,
    );
  return at(
    x,
    y,
    p.ground(0, 0, 70, 10) +
      p.form('M-18,4C-16,-110 0,-220 28,-322L46,-318C24,-220 18,-110 20,4Z', C.wood, 7) +
      frond(-150, shade(colour)) +
      frond(40, shade(colour)) +
      frond(-100, colour) +
      frond(-20, colour) +
      frond(150, colour) +
      frond(-58, lit(colour, 0.2)),
    size,
  );
};

export const bush = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  w = 120,
  h = 80,
  colour = C.leafMid,
  seed = 5,
  blooms = '',
) => {
  const next = seeded(seed + 11);
  return (
    p.ground(x, y, w, 10) +
    p.inside(box(x - w * 2, y - h * 3, w * 4, h * 3 + 4), p.form(tufts(x, y - h * 0.5, w, h, seed), colour, 14)) +
    (blooms
      ? each(12, () =>
          p.fill(oval(x + (next() - 0.5) * w * 1.5, y - h * (0.15 + next() * 0.95), 5 + next() * 5), blooms),
        )
      : '')
  );
};

export const grass = (
  /** @type {Pen} */ p,
  /** @type {number} */ from,
  /** @type {number} */ to,
  count = 30,
  colour = C.leaf,
  seed = 2,
) => {
  const next = seeded(seed);
  return each(count, () => {
    const x = next() * 1200;
    const y = from + next() * (to - from);
    const s = 0.6 + ((y - from) / (to - from || 1)) * 0.7;
    return p.line(
      `M${x},${y}q${-3 * s},${-9 * s} ${-8 * s},${-14 * s}M${x},${y}v${-18 * s}M${x},${y}q${3 * s},${-9 * s} ${8 * s},${-13 * s}`,
      colour,
      2.6 * s,
      0.55,
    );
  });
};

export const flowers = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  w = 160,
  count = 9,
  colours = [C.terracotta, C.marigold, C.white],
  seed = 4,
) => {
  const next = seeded(seed);
  return each(count, (i) => {
    const fx = x + (i / count) * w + next() * 10;
    const h = 28 + next() * 40;
    const colour = colours[i % colours.length] ?? C.white;
    const petals = each(5, (k) =>
      p.fill(oval(fx + Math.cos(k * 1.257) * 7, y - h + Math.sin(k * 1.257) * 7, 6), colour),
    );
    return (
      p.line(`M${fx},${y}q${next() * 8 - 4},${-h / 2} 0,${-h}M${fx},${y - h * 0.3}q10,-12 16,-10`, C.leaf, 3) +
      petals +
      p.fill(oval(fx, y - h, 4.5), colour === C.marigold ? C.clay : C.marigold)
    );
  });
};

/** Water with lines of light. */
export const water = (
  /** @type {Pen} */ p,
  /** @type {number} */ top,
  /** @type {number} */ bottom,
  colour = C.skyDeep,
  seed = 9,
) => {
  const next = seeded(seed);
  return (
    p.wash(box(0, top, 1200, bottom - top), lit(colour, 0.25), mix(colour, C.teal, 0.45)) +
    each(22, () => {
      const y = top + 10 + next() * (bottom - top - 16);
      const w = 20 + ((y - top) / (bottom - top)) * 70;
      return p.line(`M${next() * 1200},${y}h${w}`, C.white, 3, 0.45);
    })
  );
};

const leafShape = (
  /** @type {Pen} */ p,
  /** @type {number} */ turn,
  /** @type {number} */ length,
  /** @type {string} */ colour,
  wide = 0.3,
) =>
  at(
    0,
    0,
    p.fill(
      `M0,0C${-length * wide},${-length * 0.35} ${-length * wide},${-length * 0.8} 0,${-length}Z`,
      lit(colour, 0.12),
    ) +
      p.fill(
        `M0,0C${length * wide},${-length * 0.35} ${length * wide},${-length * 0.8} 0,${-length}Z`,
        shade(colour, 0.12),
      ),
    1,
    turn,
  );

/** A plant in a pot; the pot stands on (x, y). */
export const plant = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  size = 1,
  kind = 'broad',
  pot = C.terracotta,
) => {
  const leaves =
    kind === 'sword'
      ? [-24, 22, -10, 10, 0].map((t, i) => leafShape(p, t, 130 + (i % 3) * 26, C.leaf, 0.1))
      : kind === 'fern'
        ? [-74, 70, -50, 48, -28, 26, -6].map((t, i) =>
            leafShape(p, t, 110 + (i % 3) * 18, i % 2 ? C.leafMid : C.moss, 0.16),
          )
        : [-66, 62, -38, 36, -14, 14].map((t, i) =>
            leafShape(p, t, 118 + (i % 3) * 26, i % 2 ? C.leaf : C.leafMid, 0.3),
          );
  return at(
    x,
    y,
    p.ground(0, 0, 52, 9) +
      at(0, -74, leaves.join('')) +
      p.form('M-46,-84H46L36,0H-36Z', pot, 9) +
      p.form(box(-52, -92, 104, 20, 5), pot, 7),
    size,
  );
};

export const snowfall = (/** @type {Pen} */ p, count = 60, seed = 12) => {
  const next = seeded(seed);
  return each(count, () => p.fill(oval(next() * 1200, next() * 800, 2 + next() * 4), C.white, 0.9));
};
