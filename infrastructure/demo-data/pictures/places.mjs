// Houses, stalls, vehicles and things that stand outdoors. A thing that stands has its foot at (x, y).
import { C, lit, shade } from './palette.mjs';
import { at, box, each, oval, seeded } from './pen.mjs';

/** @typedef {import('./pen.mjs').Pen} Pen */

/** Striped awning; hangs from (x, y). */
export const awning = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  h = 80,
  a = C.terracotta,
  b = C.paper,
  count = 8,
) => {
  const step = w / count;
  return (
    p.fill(box(x + 6, y + h, w, 22), '#4a2840', 0.16) +
    each(count, (i) => {
      const l = x + i * step;
      const colour = i % 2 ? b : a;
      const top = x + w * 0.03 + i * step * 0.94;
      return (
        p.fill(`M${top},${y}h${step * 0.95}L${l + step},${y + h}h${-step}Z`, colour) +
        p.form(`M${l},${y + h}h${step}v10a${step / 2},16 0 0 1 ${-step},0Z`, shade(colour, 0.12), 3)
      );
    })
  );
};

/** Market stall with a striped roof and goods on the counter. */
export const stall = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  size = 1,
  a = C.terracotta,
  goods = [C.marigold, C.leafMid, C.coral],
) =>
  at(
    x,
    y,
    p.ground(0, 0, 170, 18) +
      p.fill(box(-132, -250, 264, 170), '#4a2840', 0.28) +
      p.fill(box(-140, -280, 14, 280) + box(126, -280, 14, 280), C.woodDark) +
      each(9, (i) => p.form(oval(-104 + i * 26, -114 - (i % 2) * 10, 17), goods[i % goods.length] ?? C.marigold, 5)) +
      p.form(box(-150, -106, 300, 106, 4), C.woodLight, 8) +
      p.line('M-148,-70H148M-148,-36H148', C.wood, 3, 0.6) +
      awning(p, -166, -334, 332, 66, a, C.paper, 8),
    size,
  );

/** Parasol on a pole. */
export const parasol = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  size = 1,
  a = C.terracotta,
  b = C.paper,
) =>
  at(
    x,
    y,
    p.ground(0, 0, 60, 10) +
      p.fill(box(-6, -420, 12, 420, 3), C.woodDark) +
      p.form(
        'M-190,-330C-150,-410 -70,-440 0,-440C70,-440 150,-410 190,-330Z',
        a,
        12,
        p.fill(
          'M-110,-330C-90,-400 -40,-430 0,-440C-20,-420 -40,-380 -44,-330ZM110,-330C90,-400 40,-430 0,-440C20,-420 40,-380 44,-330Z',
          b,
        ),
      ) +
      p.fill(oval(0, -444, 8), C.woodDark) +
      each(6, (i) => p.fill(`M${-190 + i * 63.3},-331q31.6,34 63.3,0Z`, i % 2 ? b : shade(a, 0.12))),
    size,
  );

/** Window in an outside wall; warm when lit. */
export const glazing = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  w = 80,
  h = 110,
  frame = C.paper,
  warm = false,
  sill = true,
) =>
  p.fill(box(x - 8, y - 8, w + 16, h + 16, 4), frame) +
  p.wash(box(x, y, w, h), warm ? '#ffdf94' : '#93b9c2', warm ? '#f6b45c' : '#c9e2e2') +
  p.fill(
    `M${x + w * 0.1},${y + h}L${x + w * 0.6},${y}h${w * 0.24}L${x + w * 0.34},${y + h}Z`,
    C.white,
    warm ? 0.22 : 0.3,
  ) +
  p.line(`M${x + w / 2},${y}v${h}M${x},${y + h * 0.42}h${w}`, frame, 6) +
  (sill ? p.form(box(x - 16, y + h + 6, w + 32, 12, 3), frame, 3) : '');

export const door = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  w = 110,
  h = 220,
  colour = C.terracotta,
  frame = C.paper,
  warm = false,
) =>
  p.fill(box(x - w / 2 - 12, y - h - 12, w + 24, h + 12, 6), frame) +
  p.form(box(x - w / 2, y - h, w, h, 4), colour, 6) +
  p.fill(box(x - w / 2 + 18, y - h + 20, w - 36, h * 0.34, 4), warm ? '#ffdf94' : '#a9cdd2') +
  p.line(box(x - w / 2 + 18, y - h * 0.48, w - 36, h * 0.36, 4), shade(colour, 0.3), 3) +
  p.fill(oval(x + w / 2 - 16, y - h * 0.5, 6), C.honey);

/** House with a pitched roof; windows as a list of [x, y, w, h] from its lower left corner. */
export const house = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  w = 320,
  h = 260,
  wall = C.cream,
  roof = C.terracotta,
  warm = false,
) =>
  p.fill(box(x + w * 0.72, y - h - 150, 40, 110), shade(roof, 0.3)) +
  p.form(box(x, y - h, w, h), wall, 16) +
  p.fill(box(x, y - h, w, 24), '#4a2840', 0.16) +
  p.form(`M${x - 34},${y - h}L${x + w / 2},${y - h - w * 0.42}L${x + w + 34},${y - h}Z`, roof, 18) +
  p.fill(oval(x + w / 2, y - h - w * 0.16, w * 0.07), warm ? '#ffdf94' : '#a9cdd2');

/** Block of houses with many windows. */
export const block = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  w = 200,
  h = 400,
  wall = C.coral,
  cols = 3,
  rows = 5,
  share = 0,
  seed = 3,
) => {
  const next = seeded(seed);
  const dx = w / (cols + 0.4);
  const dy = h / (rows + 0.6);
  return (
    p.form(box(x, y - h, w, h, 3), wall, 12) +
    p.fill(box(x - 6, y - h - 8, w + 12, 18, 3), shade(wall, 0.18)) +
    each(cols * rows, (i) =>
      p.fill(
        box(x + dx * 0.4 + (i % cols) * dx, y - h + dy * 0.5 + Math.floor(i / cols) * dy, dx * 0.58, dy * 0.56, 3),
        next() < share ? '#ffd57f' : shade(wall, 0.4),
        next() < 0.9 ? 0.9 : 0.6,
      ),
    )
  );
};

/** Fence of pales along y. */
export const fence = (/** @type {Pen} */ p, /** @type {number} */ y, colour = C.white, from = 0, to = 1200, h = 110) =>
  p.fill(box(from, y - h * 0.72, to - from, 12) + box(from, y - h * 0.32, to - from, 12), shade(colour, 0.2)) +
  each(Math.floor((to - from) / 44), (i) =>
    p.form(`M${from + i * 44 + 6},${y}v${-h + 16}l14,-16l14,16V${y}Z`, colour, 5),
  );

export const bench = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  size = 1,
  colour = C.wood,
) =>
  at(
    x,
    y,
    p.ground(0, 0, 150, 14) +
      p.fill(box(-118, -84, 12, 84) + box(106, -84, 12, 84), C.ink) +
      p.form(box(-140, -176, 280, 22, 5), colour, 4) +
      p.form(box(-140, -144, 280, 22, 5), colour, 4) +
      p.fill(box(-112, -176, 10, 90) + box(102, -176, 10, 90), C.ink) +
      p.form(box(-148, -96, 296, 22, 6), lit(colour, 0.15), 5),
    size,
  );

export const lantern = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  size = 1,
  bright = true,
) =>
  at(
    x,
    y,
    p.ground(0, 0, 34, 7) +
      p.fill(box(-6, -330, 12, 330) + box(-18, -18, 36, 18, 5), C.ink) +
      (bright ? p.glow(0, -366, 170, '#ffd98a', 0.75) : '') +
      p.fill('M-24,-396H24L16,-332H-16Z', bright ? '#fff0b8' : C.cream) +
      p.fill('M-32,-396L0,-424L32,-396ZM-20,-334H20V-326H-20Z', C.ink),
    size,
  );

/** Food truck with an open hatch, driving right. */
export const truck = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  size = 1,
  body = C.teal,
  stripe = C.cream,
) => {
  const wheel = (/** @type {number} */ cx) => p.fill(oval(cx, -38, 44), C.ink) + p.form(oval(cx, -38, 22), C.stone, 4);
  return at(
    x,
    y,
    [
      p.ground(0, 0, 350, 20),
      p.form(
        'M-310,-360C-310,-376 -300,-384 -284,-384H160C180,-384 190,-376 190,-360V-260H250C276,-260 288,-246 294,-226L316,-150V-60C316,-44 308,-38 296,-38H-290C-304,-38 -310,-46 -310,-58Z',
        body,
        16,
        p.fill(box(-330, -130, 680, 34), stripe),
      ),
      p.fill('M204,-236H248C258,-236 266,-230 270,-220L290,-156H204Z', '#b9dadb') +
        p.line('M196,-250V-44', shade(body, 0.4), 3),
      p.fill(box(-250, -316, 380, 140, 6), '#6b4038') + p.glow(-60, -250, 170, '#ffd98a', 0.6),
      each(6, (i) =>
        p.form(
          box(-226 + i * 60, -240 - (i % 2) * 14, 30, 46 + (i % 2) * 14, 5),
          [C.marigold, C.coral, C.leafMid][i % 3] ?? C.coral,
          4,
        ),
      ) + p.fill(box(-250, -194, 380, 8), C.woodDark),
      p.form(box(-264, -182, 408, 22, 4), C.woodLight, 5),
      awning(p, -270, -372, 420, 54, C.marigold, C.paper, 9),
      p.fill(oval(304, -96, 10, 16), '#fff0b8') + wheel(-190) + wheel(200),
    ].join(''),
    size,
  );
};

/** Tent with an open door. */
export const tent = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  size = 1,
  colour = C.cream,
  warm = true,
) =>
  at(
    x,
    y,
    p.ground(0, 0, 240, 18) +
      p.form('M-230,0C-150,-90 -60,-200 0,-280C60,-200 150,-90 230,0Z', colour, 20) +
      p.fill('M-70,0C-40,-90 -14,-160 0,-220C14,-160 40,-90 70,0Z', warm ? '#f9c46b' : '#7c5a4a') +
      p.fill('M-70,0C-40,-90 -14,-160 0,-220C-6,-120 -30,-50 -104,0Z', lit(colour, 0.4)) +
      p.fill('M70,0C40,-90 14,-160 0,-220C6,-120 30,-50 104,0Z', shade(colour, 0.2)) +
      p.line('M0,-280V-312M-230,0L-270,12M230,0L270,12', C.woodDark, 5),
    size,
  );

/** Small wood fire. */
export const fire = (/** @type {Pen} */ p, /** @type {number} */ x, /** @type {number} */ y, size = 1) =>
  at(
    x,
    y,
    p.glow(0, -50, 260, '#ffb45c', 0.65) +
      p.form(box(-70, -18, 140, 22, 10), C.woodDark, 4) +
      at(0, -8, p.form(box(-60, -10, 120, 20, 10), C.wood, 4), 1, -12) +
      p.fill('M-44,-18C-60,-70 -20,-90 -14,-140C20,-110 60,-70 44,-18Z', '#f08a3c') +
      p.fill('M-24,-18C-34,-52 -8,-66 -2,-96C18,-72 34,-48 24,-18Z', '#ffd25e') +
      each(7, (i) => p.form(oval(-84 + i * 28, 6 + Math.abs(3 - i) * -3, 18, 12), C.slate, 4)),
    size,
  );

export const balloons = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  colours = [C.terracotta, C.marigold, C.tealLight],
  size = 1,
) =>
  at(
    x,
    y,
    colours
      .map((colour, i) => {
        const bx = (i - (colours.length - 1) / 2) * 62;
        const by = -210 - ((i + 1) % 2) * 44;
        return (
          p.line(`M${bx},${by + 48}Q${bx * 0.5},-90 0,0`, C.ink, 2, 0.6) +
          p.form(oval(bx, by, 38, 47), colour, 9) +
          p.fill(`M${bx - 7},${by + 54}L${bx},${by + 44}L${bx + 7},${by + 54}Z`, shade(colour)) +
          p.fill(oval(bx - 14, by - 18, 7, 11), C.white, 0.5)
        );
      })
      .join(''),
    size,
  );

/** Coloured paper in the air. */
export const confetti = (/** @type {Pen} */ p, count = 46, to = 500, seed = 21) => {
  const next = seeded(seed);
  const colours = [C.terracotta, C.marigold, C.leafMid, C.tealLight, C.rose, C.white];
  return each(count, (i) =>
    at(
      next() * 1200,
      next() * to,
      p.fill(i % 3 ? box(-7, -4, 14, 8, 2) : oval(0, 0, 6), colours[i % 6] ?? C.white),
      1,
      Math.round(next() * 180),
    ),
  );
};
