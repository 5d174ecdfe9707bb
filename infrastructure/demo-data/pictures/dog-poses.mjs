// What dogs do: sit, lie, stand, leap and sleep. All poses stand on y = 0.
import { C, shade } from './palette.mjs';
import { box, oval } from './pen.mjs';
import { headFront, headSide, neckwear } from './dogs.mjs';

/** @typedef {import('./pen.mjs').Pen} Pen */
/** @typedef {import('./dogs.mjs').Coat} Coat */

const toes = (/** @type {Pen} */ p, /** @type {number} */ x, y = -4) =>
  p.line(`M${x - 7},${y}v-8M${x + 7},${y}v-8`, C.ink, 2.4, 0.45);

const spotted = (/** @type {Pen} */ p, /** @type {Coat} */ coat, /** @type {number[][]} */ places) =>
  coat.mark === 'spots'
    ? places.map(([x = 0, y = 0, r = 0]) => p.fill(oval(x, y, r, r * 0.85), coat.ear)).join('')
    : '';

const tailColour = (/** @type {Coat} */ coat) =>
  coat.mark === 'spots' ? coat.base : coat.mark === 'none' ? coat.base : coat.ear;

/** Sits and looks at the viewer. */
export function sit(/** @type {Pen} */ p, /** @type {Coat} */ coat, mood = {}) {
  const pale = coat.mark === 'none' || coat.mark === 'spots' ? coat.base : coat.light;
  return [
    p.ground(0, 0, 130),
    p.line('M50,-30C96,-20 122,-48 118,-92', tailColour(coat), 26),
    p.form(oval(-60, -44, 46, 46), coat.base, 7) + p.form(oval(60, -44, 46, 46), coat.base, 9),
    p.form(
      'M-64,-14C-84,-100 -62,-196 0,-206C62,-196 84,-100 64,-14Z',
      coat.base,
      12,
      p.fill(
        pale === coat.base
          ? 'M-30,-160C-40,-110 -22,-96 0,-92C22,-96 40,-110 30,-160L0,-210Z'
          : 'M-36,0C-48,-96 -44,-160 0,-206C44,-160 48,-96 36,0Z',
        coat.light,
      ) +
        spotted(p, coat, [
          [-46, -110, 11],
          [48, -80, 10],
          [-10, -120, 8],
          [30, -146, 8],
          [52, -140, 6],
        ]),
    ),
    p.form(box(-104, -30, 66, 32, 16), pale, 5) +
      p.form(box(38, -30, 66, 32, 16), pale, 5) +
      toes(p, -78) +
      toes(p, 78),
    p.form('M-40,-96C-46,-66 -44,-30 -46,-14C-46,2 -4,2 -4,-14L-5,-84C-12,-112 -34,-112 -40,-96Z', pale, 6) +
      p.form('M40,-96C46,-66 44,-30 46,-14C46,2 4,2 4,-14L5,-84C12,-112 34,-112 40,-96Z', pale, 9),
    toes(p, -25) + toes(p, 25),
    neckwear(p, coat, 0, -192, 96),
    `<g transform="translate(0 -252)">${headFront(p, coat, mood)}</g>`,
  ].join('');
}

/** Sits seen from the side, looking right. */
export function sitSide(/** @type {Pen} */ p, /** @type {Coat} */ coat, mood = {}) {
  const pale = coat.mark === 'none' || coat.mark === 'spots' ? coat.base : coat.light;
  return [
    p.ground(-10, 0, 130),
    p.line('M-70,-18C-110,-10 -140,-22 -150,-54', tailColour(coat), 24),
    p.form('M62,-140C74,-80 72,-40 70,-16C70,2 108,0 104,-14C100,-24 94,-24 92,-30L88,-140Z', shade(pale, 0.16), 5),
    p.form(
      'M-2,-226C-50,-180 -100,-112 -96,-44C-94,-10 -74,0 -40,0L44,0C60,-50 100,-110 80,-214Z',
      coat.base,
      13,
      p.fill(
        pale === coat.base
          ? 'M66,-230C54,-180 60,-150 84,-140L130,-80L110,-240Z'
          : 'M60,-230C50,-150 46,-110 62,-60L130,-80L110,-240Z',
        coat.light,
      ) +
        spotted(p, coat, [
          [-40, -140, 12],
          [-4, -170, 9],
          [-70, -90, 9],
          [10, -110, 10],
        ]),
    ),
    p.form(
      'M24,-110C34,-80 32,-40 30,-18C28,2 78,2 72,-14C68,-24 62,-26 60,-34L68,-110C64,-136 30,-136 24,-110Z',
      pale,
      7,
    ) + toes(p, 54),
    p.form(
      oval(-42, -50, 54, 50),
      coat.base,
      9,
      spotted(p, coat, [
        [-50, -60, 11],
        [-24, -34, 8],
      ]),
    ),
    p.form(box(-50, -30, 90, 31, 15), pale, 5) + toes(p, 18),
    neckwear(p, coat, 42, -200, 94, 12),
    `<g transform="translate(36 -250)">${headSide(p, coat, mood)}</g>`,
  ].join('');
}

/** Lies with its head up, looking at the viewer; or asleep with the head on its paws. */
export function lie(/** @type {Pen} */ p, /** @type {Coat} */ coat, mood = { asleep: false }) {
  const pale = coat.mark === 'none' || coat.mark === 'spots' ? coat.base : coat.light;
  const body =
    'M-176,-40C-180,-104 -120,-134 -60,-122C-20,-114 30,-150 84,-132C124,-118 132,-60 122,0L-140,0C-164,0 -174,-14 -176,-40Z';
  return [
    p.ground(-6, 0, 190, 20),
    p.line('M-160,-24C-200,-10 -230,-18 -244,-46', tailColour(coat), 24),
    p.form(
      body,
      coat.base,
      13,
      p.fill('M30,0C20,-60 36,-110 84,-140L150,-120L150,0Z', coat.light) +
        spotted(p, coat, [
          [-90, -100, 12],
          [-40, -90, 10],
          [-10, -40, 11],
          [-60, -60, 7],
        ]),
    ),
    p.form(
      oval(-112, -50, 62, 50),
      coat.base,
      10,
      spotted(p, coat, [
        [-120, -62, 12],
        [-86, -36, 8],
      ]),
    ),
    p.form(box(-112, -30, 104, 31, 15), pale, 5) + toes(p, -30),
    p.form(box(70, -30, 120, 31, 15), shade(pale, 0.14), 5) + p.form(box(40, -36, 126, 37, 18), pale, 6) + toes(p, 144),
    neckwear(p, coat, 76, mood.asleep ? -78 : -122, 100),
    `<g transform="translate(${mood.asleep ? '88 -78' : '78 -182'})">${headFront(p, coat, mood)}</g>`,
  ].join('');
}

const leg = (
  /** @type {Pen} */ p,
  /** @type {string} */ colour,
  /** @type {number} */ x,
  /** @type {number} */ top,
  /** @type {number} */ swing,
  wide = 42,
  sock = colour,
) => {
  // Too short for a knee: a round post with a paw.
  if (top > -75) {
    const foot = x + swing * 0.6;
    return p.form(
      `${box(foot - 20, top - 12, 40, 12 - top, 18)}${box(foot - 20, -26, 52, 26, 13)}`,
      colour,
      6,
      sock === colour ? '' : p.fill(box(x - 90, -26, 180, 40, 0), sock),
    );
  }
  return p.form(
    `M${x - wide / 2},${top}C${x - wide / 2},${top / 2} ${x + swing - 14},-40 ${x + swing - 16},-12C${x + swing - 16},2 ${x + swing + 28},2 ${x + swing + 26},-12C${x + swing + 24},-22 ${x + swing + 16},-24 ${x + swing + 14},-32C${x + swing + 14},-50 ${x + wide / 2},${top / 2} ${x + wide / 2},${top}C${x + wide / 2 - 4},${top - 22} ${x - wide / 2 + 4},${top - 22} ${x - wide / 2},${top}Z`,
    colour,
    6,
    sock === colour ? '' : p.fill(box(x - 90, -46, 180, 60, 0), sock),
  );
};

/** Stands or walks to the right; `stride` is how far the legs swing. */
export function walk(/** @type {Pen} */ p, /** @type {Coat} */ coat, { stride = 22, pant = true } = {}) {
  const pale = coat.mark === 'none' || coat.mark === 'spots' ? coat.base : coat.light;
  const lift = -104 * coat.legs;
  const body =
    'M-138,-50C-142,-96 -110,-114 -60,-108C0,-102 40,-112 84,-132C116,-140 136,-108 132,-66C128,-20 104,6 66,6C20,8 -40,-8 -84,0C-122,4 -136,-20 -138,-50Z';
  return [
    p.ground(0, 0, 160, 17),
    `<g transform="translate(0 ${lift + 18})">${p.line('M-126,-74C-160,-92 -172,-130 -154,-168', tailColour(coat), 23)}</g>`,
    leg(p, shade(coat.base, 0.26), 84, lift - 14, stride) + leg(p, shade(coat.base, 0.26), -88, lift - 14, -stride, 50),
    `<g transform="translate(0 ${lift + 18})">${p.form(
      body,
      coat.base,
      13,
      p.fill('M20,20C40,-30 64,-90 90,-140L150,-120L140,20Z', coat.light) +
        p.fill('M-90,14C-40,-14 20,-4 70,14Z', coat.light) +
        spotted(p, coat, [
          [-90, -70, 13],
          [-40, -86, 10],
          [0, -50, 12],
          [50, -80, 10],
          [-60, -40, 8],
        ]),
    )}</g>`,
    leg(p, pale, 58, lift - 2, -stride) + leg(p, coat.base, -106, lift - 20, stride, 56, pale),
    neckwear(p, coat, 106, lift - 108, 84, 28),
    `<g transform="translate(122 ${lift - 156})">${headSide(p, coat, { pant })}</g>`,
  ].join('');
}

/** In the air, stretched to the right; its belly is at y = 0. */
export function leap(/** @type {Pen} */ p, /** @type {Coat} */ coat, mood = { pant: true }) {
  const pale = coat.mark === 'none' || coat.mark === 'spots' ? coat.base : coat.light;
  const hind = (/** @type {number} */ dx, /** @type {string} */ colour) =>
    p.form(
      `M${-130 + dx},-96C${-150 + dx},-50 ${-190 + dx},-16 ${-226 + dx},0C${-240 + dx},8 ${-232 + dx},28 ${-214 + dx},22C${-160 + dx},8 ${-90 + dx},-10 ${-70 + dx},-50Z`,
      colour,
      6,
    );
  const fore = (/** @type {number} */ dx, /** @type {number} */ dy, /** @type {string} */ colour) =>
    p.form(
      `M${70 + dx},${-60 + dy}C${110 + dx},${-40 + dy} ${150 + dx},${-40 + dy} ${190 + dx},${-58 + dy}C${208 + dx},${-64 + dy} ${214 + dx},${-42 + dy} ${198 + dx},${-34 + dy}C${150 + dx},${-8 + dy} ${90 + dx},${-6 + dy} ${58 + dx},${-20 + dy}Z`,
      colour,
      6,
    );
  const body =
    'M-138,-50C-142,-96 -110,-114 -60,-108C0,-102 40,-112 84,-132C116,-140 136,-108 132,-66C128,-20 104,6 66,6C20,4 -40,-14 -84,-6C-122,4 -136,-20 -138,-50Z';
  return `<g transform="rotate(-10)">${[
    p.line('M-126,-74C-170,-84 -200,-110 -206,-146', tailColour(coat), 23),
    hind(22, shade(coat.base, 0.26)) + fore(8, -18, shade(coat.base, 0.26)),
    p.form(
      body,
      coat.base,
      13,
      p.fill('M40,20C70,-20 80,-80 90,-140L150,-120L140,20Z', coat.light) +
        spotted(p, coat, [
          [-90, -70, 13],
          [-40, -86, 10],
          [0, -50, 12],
          [50, -80, 10],
        ]),
    ),
    hind(0, coat.base) + fore(-14, 4, pale),
    neckwear(p, coat, 106, -118, 84, 28),
    `<g transform="translate(124 -166) rotate(6)">${headSide(p, coat, mood)}</g>`,
  ].join('')}</g>`;
}

/** Curled up asleep. */
export function curl(/** @type {Pen} */ p, /** @type {Coat} */ coat) {
  return [
    p.ground(0, 0, 150, 18),
    p.form(
      'M-140,-50C-140,-120 -60,-142 10,-136C90,-130 142,-100 140,-50C138,-8 100,2 0,2C-100,2 -140,-10 -140,-50Z',
      coat.base,
      14,
      spotted(p, coat, [
        [-80, -90, 13],
        [0, -110, 11],
        [60, -96, 12],
        [20, -70, 8],
      ]),
    ),
    p.form(oval(-78, -46, 62, 50), coat.base, 10),
    p.line('M-128,-16C-80,6 -20,4 16,-14', tailColour(coat), 26),
    p.form(box(10, -30, 110, 31, 15), coat.mark === 'none' ? coat.base : coat.light, 6),
    `<g transform="translate(70 -62) rotate(8)">${headFront(p, coat, { asleep: true })}</g>`,
  ].join('');
}
