// Dogs. Each pose stands on y = 0, looks to the right or to the viewer, and is about 300 units tall when sitting.
import { C, lit, shade } from './palette.mjs';
import { oval } from './pen.mjs';

/** @typedef {import('./pen.mjs').Pen} Pen */
/**
 * @typedef {object} Coat
 * @property {string} base
 * @property {string} light muzzle, chest and paws
 * @property {string} ear
 * @property {'floppy' | 'pointed' | 'folded' | 'curly'} ears
 * @property {'none' | 'blaze' | 'patch' | 'spots' | 'mask'} mark
 * @property {number} legs length of the legs, 1 for a middling dog
 * @property {string} collar
 * @property {boolean} [scarf]
 */

/** @type {Record<'golden' | 'corgi' | 'beagle' | 'husky' | 'dachshund' | 'poodle' | 'spotty' | 'shadow' | 'shiba' | 'terrier', Coat>} */
export const COATS = {
  golden: { base: '#e5aa5c', light: '#f6d9a5', ear: '#c98a42', ears: 'floppy', mark: 'none', legs: 1, collar: C.leaf },
  corgi: {
    base: '#e08e4a',
    light: '#fff3de',
    ear: '#c87438',
    ears: 'pointed',
    mark: 'blaze',
    legs: 0.5,
    collar: C.teal,
  },
  beagle: {
    base: '#c98350',
    light: '#fff2df',
    ear: '#8a5034',
    ears: 'floppy',
    mark: 'blaze',
    legs: 0.85,
    collar: C.terracotta,
  },
  husky: {
    base: '#8792a0',
    light: '#fbf7ef',
    ear: '#66707f',
    ears: 'pointed',
    mark: 'mask',
    legs: 1,
    collar: C.marigold,
  },
  dachshund: {
    base: '#8f5638',
    light: '#c98f5d',
    ear: '#6f3f2a',
    ears: 'floppy',
    mark: 'none',
    legs: 0.42,
    collar: C.marigold,
  },
  poodle: {
    base: '#f3e4d0',
    light: '#fff8ec',
    ear: '#e5cfb4',
    ears: 'curly',
    mark: 'none',
    legs: 1.02,
    collar: C.rose,
  },
  spotty: {
    base: '#fbf3e6',
    light: '#fffaf2',
    ear: '#4b3f45',
    ears: 'floppy',
    mark: 'spots',
    legs: 1.02,
    collar: C.terracotta,
  },
  shadow: {
    base: '#544a52',
    light: '#8c7a76',
    ear: '#403840',
    ears: 'floppy',
    mark: 'none',
    legs: 1,
    collar: C.marigold,
  },
  shiba: {
    base: '#d9824a',
    light: '#fdeed6',
    ear: '#c06d3a',
    ears: 'pointed',
    mark: 'mask',
    legs: 0.9,
    collar: C.leaf,
  },
  terrier: {
    base: '#cbb59a',
    light: '#efe2cc',
    ear: '#8d7560',
    ears: 'folded',
    mark: 'patch',
    legs: 0.75,
    collar: C.teal,
  },
};

const SPOTS = [
  [-22, -40, 9],
  [30, -46, 6],
  [-46, 6, 6],
  [44, 14, 5],
  [6, -52, 5],
];

function earsFront(/** @type {Pen} */ p, /** @type {Coat} */ coat) {
  const pair = (/** @type {string} */ left, /** @type {string} */ right, inner = '') =>
    p.form(left, coat.ear, 6) + p.form(right, coat.ear, 6) + inner;
  switch (coat.ears) {
    case 'pointed':
      return pair(
        'M-62,-8C-74,-50 -72,-92 -62,-104C-42,-96 -18,-72 -8,-50Z',
        'M62,-8C74,-50 72,-92 62,-104C42,-96 18,-72 8,-50Z',
        p.fill('M-52,-38C-60,-62 -60,-78 -56,-86C-44,-78 -32,-66 -26,-54Z', C.blush) +
          p.fill('M52,-38C60,-62 60,-78 56,-86C44,-78 32,-66 26,-54Z', C.blush),
      );
    case 'folded':
      return pair(
        'M-14,-56C-40,-84 -70,-78 -76,-62C-82,-42 -84,-26 -78,-18C-66,-22 -52,-34 -44,-44Z',
        'M14,-56C40,-84 70,-78 76,-62C82,-42 84,-26 78,-18C66,-22 52,-34 44,-44Z',
      );
    case 'curly':
      return pair(
        oval(-66, 4, 26) + oval(-74, 34, 24) + oval(-60, -20, 22),
        oval(66, 4, 26) + oval(74, 34, 24) + oval(60, -20, 22),
      );
    case 'floppy':
      return pair(
        'M-28,-58C-58,-70 -82,-46 -88,-6C-92,26 -84,50 -70,52C-54,52 -48,14 -42,-10Z',
        'M28,-58C58,-70 82,-46 88,-6C92,26 84,50 70,52C54,52 48,14 42,-10Z',
      );
  }
}

function markFront(/** @type {Pen} */ p, /** @type {Coat} */ coat) {
  switch (coat.mark) {
    case 'blaze':
      return p.fill('M-7,-64C-12,-30 -14,-12 -38,14L38,14C14,-12 12,-30 7,-64Z', coat.light);
    case 'mask':
      return p.fill(
        'M0,-24C-10,-44 -36,-40 -46,-14C-58,0 -66,10 -64,22C-56,70 56,70 64,22C66,10 58,0 46,-14C36,-40 10,-44 0,-24Z',
        coat.light,
      );
    case 'patch':
      return p.fill(oval(29, -14, 25, 27), coat.ear);
    case 'spots':
      return SPOTS.map(([x = 0, y = 0, r = 0]) => p.fill(oval(x, y, r), coat.ear)).join('');
    case 'none':
      return p.fill(oval(-25, -33, 8, 4.5) + oval(25, -33, 8, 4.5), coat.light, 0.8);
  }
}

/** The head from the front; with `asleep` the eyes are closed, with `pant` the tongue is out. */
export function headFront(/** @type {Pen} */ p, /** @type {Coat} */ coat, { asleep = false, pant = false } = {}) {
  const skull = 'M0,-64C44,-64 66,-34 66,0C66,38 42,60 0,60C-42,60 -66,38 -66,0C-66,-34 -44,-64 0,-64Z';
  const eye = (/** @type {number} */ x) =>
    asleep
      ? p.line(`M${x - 10},-6q10,9 20,0`, C.ink, 4.5)
      : p.fill(oval(x, -8, 7.5, 9), C.ink) + p.fill(oval(x - 2.5, -11.5, 2.6), C.white);
  const beard =
    coat.ears === 'folded'
      ? p.fill('M-40,22L-46,48L-30,46L-28,64L-12,54L0,70L12,54L28,64L30,46L46,48L40,22Z', coat.light)
      : '';
  return [
    coat.ears === 'folded' ? '' : earsFront(p, coat),
    p.form(skull, coat.base, 9, markFront(p, coat)),
    coat.ears === 'folded' ? earsFront(p, coat) : '',
    coat.ears === 'curly' ? p.form(oval(-26, -56, 26) + oval(26, -56, 26) + oval(0, -70, 30), coat.base, 6) : '',
    beard,
    p.fill(oval(-44, 18, 13, 9) + oval(44, 18, 13, 9), '#e4785f', 0.28),
    pant ? p.form('M-13,36L-12,58C-10,72 10,72 12,58L13,36Z', '#e07a76', 4) : '',
    p.fill(oval(-15, 26, 24, 19) + oval(15, 26, 24, 19) + oval(0, 16, 22, 18), coat.light),
    p.fill('M-16,6C-16,-2 16,-2 16,6C16,14 6,20 0,20C-6,20 -16,14 -16,6Z', C.ink),
    p.fill(oval(-5, 5, 4, 2), C.white, 0.5),
    p.line('M0,20V29M-20,32C-14,40 -2,39 0,29C2,39 14,40 20,32', C.ink, 3.4),
    eye(-28),
    eye(28),
  ].join('');
}

function earSide(/** @type {Pen} */ p, /** @type {Coat} */ coat) {
  const shapes = {
    floppy: 'M-2,-50C-30,-58 -50,-30 -50,6C-50,36 -38,48 -26,44C-8,36 8,4 8,-26Z',
    pointed: 'M-34,-30C-40,-70 -36,-96 -28,-104C-8,-92 10,-70 14,-48Z',
    folded: 'M-24,-50C-22,-78 6,-82 16,-68C26,-50 24,-32 20,-22C4,-26 -12,-36 -24,-50Z',
    curly: oval(-20, -14, 26) + oval(-26, 16, 25) + oval(-18, 38, 18),
  };
  const inner = coat.ears === 'pointed' ? p.fill('M-22,-50C-26,-72 -24,-82 -20,-88C-8,-78 0,-66 4,-54Z', C.blush) : '';
  return p.form(shapes[coat.ears], coat.ear, 6) + inner;
}

/** The head from the side, looking right; its middle is the back of the skull. */
export function headSide(/** @type {Pen} */ p, /** @type {Coat} */ coat, { pant = false, asleep = false } = {}) {
  const skull =
    'M-52,0C-54,-44 -20,-66 14,-60C36,-56 46,-42 52,-28C66,-24 82,-24 94,-20C108,-14 108,8 96,18C80,32 56,36 32,42C0,54 -48,48 -52,0Z';
  const pale =
    coat.mark === 'none'
      ? 'M58,-10C74,-14 96,-14 110,-8L110,30L40,44C42,20 48,0 58,-10Z'
      : 'M40,-24C50,-14 64,-12 110,-16L110,40L-10,60C10,30 20,0 40,-24Z';
  const marks =
    coat.mark === 'spots'
      ? p.fill(oval(-26, -34, 9) + oval(20, 22, 7) + oval(46, 6, 5), coat.ear)
      : coat.mark === 'patch'
        ? p.fill(oval(24, -22, 24), coat.ear)
        : '';
  const crown =
    coat.ears === 'curly' ? p.form(oval(-14, -58, 27) + oval(16, -60, 24) + oval(0, -74, 24), coat.base, 6) : '';
  return [
    pant ? p.form('M62,22C66,44 70,56 80,54C92,52 88,30 86,18Z', '#e07a76', 3) : '',
    p.form(skull, coat.base, 8, p.fill(pale, coat.light) + marks),
    p.fill(oval(98, -13, 13, 10), C.ink) + p.fill(oval(95, -17, 4, 2), C.white, 0.5),
    p.line('M96,12C84,22 66,22 56,12', C.ink, 3.4),
    p.fill(oval(36, 10, 12, 8), '#e4785f', 0.28),
    asleep
      ? p.line('M20,-16q9,9 19,1', C.ink, 4.5)
      : p.fill(oval(32, -22, 7, 8.5), C.ink) + p.fill(oval(31, -26, 2.5), C.white),
    crown,
    earSide(p, coat),
  ].join('');
}

/** Collar with its tag, or a scarf, across the neck at (x, y). */
export function neckwear(
  /** @type {Pen} */ p,
  /** @type {Coat} */ coat,
  /** @type {number} */ x,
  /** @type {number} */ y,
  width = 84,
  turn = 0,
) {
  const w = width / 2;
  const scarf = `M${-w},-8C${-w * 0.4},10 ${w * 0.4},10 ${w},-8L${w + 2},8C${w * 0.5},22 ${w * 0.2},36 0,58C${-w * 0.2},36 ${-w * 0.5},22 ${-w - 2},8Z`;
  const drawn = coat.scarf
    ? p.form(
        scarf,
        coat.collar,
        6,
        [-18, 0, 18].map((dx) => p.fill(oval(dx, 16 - Math.abs(dx) * 0.2, 4), lit(coat.collar, 0.6))).join(''),
      )
    : p.line(`M${-w},-4C${-w * 0.5},12 ${w * 0.5},12 ${w},-4`, coat.collar, 13) +
      p.fill(oval(0, 20, 10), C.honey) +
      p.fill(oval(2, 22, 6), shade(C.honey));
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${drawn}</g>`;
}
