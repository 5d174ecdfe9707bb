// Cats, a rabbit and birds. All stand on y = 0 and look right or at the viewer; a sitting cat is about 240 units tall.
import { C, lit, shade } from './palette.mjs';
import { box, each, oval } from './pen.mjs';

/** @typedef {import('./pen.mjs').Pen} Pen */
/**
 * @typedef {object} Fur
 * @property {string} base
 * @property {string} light
 * @property {string} stripe
 * @property {'tabby' | 'plain' | 'patch' | 'points'} mark
 * @property {string} eye
 */

/** @type {Record<'ginger' | 'grey' | 'black' | 'calico' | 'siamese' | 'white', Fur>} */
export const FURS = {
  ginger: { base: '#e39a55', light: '#fdeccf', stripe: '#c5763a', mark: 'tabby', eye: '#6e8f45' },
  grey: { base: '#9aa0a6', light: '#eceae4', stripe: '#747b85', mark: 'tabby', eye: '#d9a83a' },
  black: { base: '#4a434c', light: '#5d545c', stripe: '#3a343c', mark: 'plain', eye: '#e5c04e' },
  calico: { base: '#fbf2e2', light: '#fffaf0', stripe: '#d9874a', mark: 'patch', eye: '#6e8f45' },
  siamese: { base: '#f0dfc6', light: '#faf0de', stripe: '#7d5c4c', mark: 'points', eye: '#5b9fc0' },
  white: { base: '#faf3e7', light: '#fffaf2', stripe: '#e9dac4', mark: 'plain', eye: '#5b9fc0' },
};

function catMark(/** @type {Pen} */ p, /** @type {Fur} */ fur) {
  switch (fur.mark) {
    case 'tabby':
      return p.line('M-14,-60V-42M0,-64V-38M14,-60V-42M-66,4H-48M-64,18H-50M66,4H48M64,18H50', fur.stripe, 7);
    case 'patch':
      return p.fill(oval(-38, -34, 34, 30), fur.stripe) + p.fill(oval(44, -40, 26, 24), '#5b4a4a');
    case 'points':
      return p.fill(oval(0, 16, 38, 36), fur.stripe, 0.75);
    case 'plain':
      return '';
  }
}

/** A cat's head from the front. */
export function catHead(/** @type {Pen} */ p, /** @type {Fur} */ fur, { asleep = false } = {}) {
  const ear = fur.mark === 'points' ? fur.stripe : fur.base;
  const eye = (/** @type {number} */ x) =>
    asleep
      ? p.line(`M${x - 11},-2q11,9 22,0`, C.ink, 4)
      : p.fill(oval(x, -3, 11.5, 11), fur.eye) +
        p.fill(oval(x, -3, 4.6, 9.5), C.ink) +
        p.fill(oval(x - 3, -7, 2.8), C.white);
  return [
    p.form('M-62,-14C-70,-50 -66,-84 -58,-92C-40,-84 -18,-66 -8,-52Z', ear, 5) +
      p.form('M62,-14C70,-50 66,-84 58,-92C40,-84 18,-66 8,-52Z', fur.mark === 'patch' ? '#5b4a4a' : ear, 5),
    p.fill('M-52,-34C-58,-56 -56,-70 -53,-76C-42,-70 -30,-58 -24,-50Z', C.blush) +
      p.fill('M52,-34C58,-56 56,-70 53,-76C42,-70 30,-58 24,-50Z', C.blush),
    p.form(
      'M0,-58C42,-60 68,-36 70,-4C74,30 40,50 0,50C-40,50 -74,30 -70,-4C-68,-36 -42,-60 0,-58Z',
      fur.base,
      8,
      catMark(p, fur),
    ),
    fur.mark === 'plain' || fur.mark === 'points'
      ? ''
      : p.fill(oval(-13, 24, 20, 16) + oval(13, 24, 20, 16), fur.light),
    p.fill(oval(-46, 18, 11, 7) + oval(46, 18, 11, 7), '#e4785f', 0.28),
    p.line(
      'M-34,20L-84,12M-34,27L-82,32M34,20L84,12M34,27L82,32',
      fur.base === FURS.black.base ? C.stone : C.ink,
      1.8,
      0.5,
    ),
    p.fill('M-8,10C-8,6 8,6 8,10C8,15 3,19 0,19C-3,19 -8,15 -8,10Z', '#c9655c'),
    p.line('M-14,25C-10,31 -1,30 0,20C1,30 10,31 14,25', fur.base === FURS.black.base ? '#231c22' : C.ink, 3),
    eye(-29),
    eye(29),
  ].join('');
}

const rings = (/** @type {Pen} */ p, /** @type {Fur} */ fur, /** @type {string} */ d) =>
  fur.mark === 'tabby' ? p.line(d, fur.stripe, 8) : '';
const tip = (/** @type {Fur} */ fur) => (fur.mark === 'points' || fur.mark === 'patch' ? fur.stripe : fur.base);

/** Sits and looks at the viewer, its tail around its paws. */
export function catSit(/** @type {Pen} */ p, /** @type {Fur} */ fur, mood = {}) {
  const paw = fur.mark === 'points' ? fur.stripe : fur.light;
  return [
    p.ground(0, 0, 105, 15),
    p.form(
      'M-66,0C-96,-60 -56,-110 -44,-170L44,-170C56,-110 96,-60 66,0Z',
      fur.base,
      11,
      p.fill(
        fur.mark === 'plain' || fur.mark === 'points'
          ? 'M-20,-140C-28,-112 -14,-104 0,-102C14,-104 28,-112 20,-140L0,-180Z'
          : 'M-24,0C-34,-80 -30,-130 0,-176C30,-130 34,-80 24,0Z',
        fur.light,
      ) +
        rings(
          p,
          fur,
          'M-70,-96C-58,-100 -50,-98 -42,-92M-78,-64C-66,-68 -56,-66 -48,-58M70,-96C58,-100 50,-98 42,-92M78,-64C66,-68 56,-66 48,-58',
        ) +
        (fur.mark === 'patch' ? p.fill(oval(48, -70, 34, 40), fur.stripe) : ''),
    ),
    p.form(
      'M-32,-84C-34,-50 -36,-24 -38,-12C-38,2 -2,2 -2,-12L-4,-76C-8,-98 -28,-98 -32,-84Z',
      fur.mark === 'plain' ? fur.base : paw,
      5,
    ) +
      p.form(
        'M32,-84C34,-50 36,-24 38,-12C38,2 2,2 2,-12L4,-76C8,-98 28,-98 32,-84Z',
        fur.mark === 'plain' ? fur.base : paw,
        7,
      ),
    p.line('M62,-26C106,-16 110,4 60,-3C30,-8 -6,-6 -28,-4', tip(fur), 22) + rings(p, fur, 'M46,-14L48,6M18,-16L18,4'),
    `<g transform="translate(0 -196)">${catHead(p, fur, mood)}</g>`,
  ].join('');
}

/** Lies like a loaf of bread. */
export function catLoaf(/** @type {Pen} */ p, /** @type {Fur} */ fur, mood = {}) {
  return [
    p.ground(0, 0, 140, 15),
    p.line('M-120,-24C-160,-8 -130,4 -60,-4', tip(fur), 22),
    p.form(
      'M-134,-44C-136,-96 -80,-118 -10,-112C60,-118 112,-96 112,-44C112,-8 92,2 0,2C-100,2 -132,-8 -134,-44Z',
      fur.base,
      12,
      rings(
        p,
        fur,
        'M-90,-116C-80,-96 -82,-84 -88,-74M-56,-122C-46,-98 -48,-86 -54,-74M-22,-122C-12,-98 -14,-86 -20,-74',
      ) +
        (fur.mark === 'patch'
          ? p.fill(oval(-70, -90, 44, 34), fur.stripe) + p.fill(oval(0, -110, 26, 20), '#5b4a4a')
          : '') +
        p.fill(oval(60, -10, 44, 46), fur.light),
    ),
    p.form(box(24, -24, 48, 25, 12), fur.mark === 'points' ? fur.stripe : fur.light, 4) +
      p.form(box(70, -24, 44, 25, 12), fur.mark === 'points' ? fur.stripe : fur.light, 4),
    `<g transform="translate(62 -96)">${catHead(p, fur, mood)}</g>`,
  ].join('');
}

/** Walks to the right, tail up. */
export function catWalk(/** @type {Pen} */ p, /** @type {Fur} */ fur) {
  const far = shade(fur.base, 0.26);
  const foot = fur.mark === 'points' ? fur.stripe : fur.mark === 'plain' ? fur.base : fur.light;
  const leg = (/** @type {number} */ x, /** @type {number} */ swing, /** @type {string} */ colour) =>
    p.line(`M${x},-80C${x},-50 ${x + swing},-40 ${x + swing},-11L${x + swing + 7},-11`, colour, 22);
  return [
    p.ground(0, 0, 130, 14),
    p.line('M-92,-100C-130,-120 -122,-190 -140,-214C-150,-226 -164,-222 -164,-210', tip(fur), 19),
    leg(70, 22, far) + leg(-76, -18, far),
    p.form(
      'M-112,-96C-116,-132 -80,-140 -40,-134C10,-128 50,-140 84,-140C114,-134 112,-70 88,-58C50,-48 -50,-48 -86,-58C-104,-64 -110,-76 -112,-96Z',
      fur.base,
      11,
      rings(
        p,
        fur,
        'M-70,-142C-60,-118 -62,-106 -68,-96M-34,-142C-24,-116 -26,-104 -32,-92M2,-142C12,-116 10,-104 4,-92M38,-142C46,-118 44,-106 40,-96',
      ) +
        p.fill(oval(0, -44, 70, 16), fur.light) +
        (fur.mark === 'patch' ? p.fill(oval(-50, -120, 46, 30), fur.stripe) : ''),
    ),
    leg(54, -18, foot) + leg(-90, 16, foot),
    `<g transform="translate(104 -160)">${catHead(p, fur)}</g>`,
  ].join('');
}

/** Curled up asleep. */
export function catCurl(/** @type {Pen} */ p, /** @type {Fur} */ fur) {
  return [
    p.ground(0, 0, 120, 14),
    p.form(
      'M-116,-44C-116,-96 -60,-112 0,-110C70,-110 116,-86 116,-42C116,-6 80,2 0,2C-80,2 -116,-8 -116,-44Z',
      fur.base,
      12,
      rings(p, fur, 'M-60,-112C-52,-92 -54,-80 -62,-70M-26,-116C-18,-92 -20,-80 -28,-70M8,-116C16,-92 14,-80 6,-70') +
        (fur.mark === 'patch' ? p.fill(oval(-60, -80, 44, 34), fur.stripe) : ''),
    ),
    `<g transform="translate(50 -58) rotate(10) scale(0.92)">${catHead(p, fur, { asleep: true })}</g>`,
    p.line('M-106,-24C-80,4 0,4 60,-6C82,-10 90,-14 92,-20', tip(fur), 22) +
      rings(p, fur, 'M-40,-14L-42,8M-6,-14L-6,8'),
  ].join('');
}

/** A rabbit, looking right; about 190 units tall with its ears. */
export function rabbit(/** @type {Pen} */ p, base = '#c9a583', light = '#f8ead6') {
  return [
    p.ground(-4, 0, 92, 12),
    p.fill(oval(-84, -36, 22), light),
    p.form(
      'M-86,-46C-86,-98 -40,-116 6,-104C44,-94 60,-60 56,-24C54,0 30,2 -20,2C-66,2 -86,-10 -86,-46Z',
      base,
      10,
      p.fill(oval(50, -30, 26, 40), light),
    ),
    p.form(oval(-40, -38, 40, 37), base, 7) +
      p.form(box(-44, -20, 66, 21, 10), light, 4) +
      p.form(box(26, -20, 40, 21, 10), light, 4),
    p.form('M30,-136C10,-180 4,-216 16,-222C32,-226 50,-180 52,-136Z', shade(base, 0.16), 4),
    p.form('M44,-134C38,-184 46,-220 58,-222C74,-222 74,-176 66,-132Z', base, 5) +
      p.fill('M52,-142C49,-180 53,-204 58,-206C66,-204 65,-172 60,-140Z', C.blush),
    p.form(
      'M4,-104C6,-136 34,-150 60,-144C86,-138 100,-118 98,-102C96,-82 70,-72 46,-74C20,-76 4,-88 4,-104Z',
      base,
      7,
      p.fill(oval(88, -94, 26, 22), light),
    ),
    p.fill(oval(64, -118, 7.5, 8.5), C.ink) +
      p.fill(oval(62, -121, 2.6), C.white) +
      p.fill(oval(98, -108, 5, 4), '#c9655c') +
      p.fill(oval(66, -98, 10, 6), '#e4785f', 0.3),
    p.line('M96,-102C92,-94 86,-93 82,-95', C.ink, 2.6),
  ].join('');
}

/** A small bird on its feet, looking right; about 80 units tall. */
export function bird(/** @type {Pen} */ p, colour = C.teal, breast = C.honey) {
  return [
    p.line('M-4,-12V0M8,-12V0M-4,0h9M8,0h9', C.clay, 3.4),
    p.form('M-38,-34L-84,-24L-78,-8L-30,-12Z', shade(colour, 0.2), 3),
    p.form(
      'M-42,-30C-36,-62 -10,-84 16,-84C38,-84 48,-66 42,-46C36,-22 18,-8 -6,-8C-28,-8 -40,-16 -42,-30Z',
      colour,
      6,
      p.fill(oval(32, -26, 26, 28), breast),
    ),
    p.form('M-34,-40C-20,-52 6,-50 10,-36C4,-18 -26,-16 -46,-22Z', lit(colour, 0.18), 4),
    p.fill('M42,-66L62,-60L41,-54Z', C.marigold) +
      p.fill(oval(24, -64, 5), C.ink) +
      p.fill(oval(22.5, -66, 1.8), C.white),
  ].join('');
}

/** Birds far away in the sky. */
export const flock = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  count = 3,
  colour = C.ink,
) => each(count, (i) => p.line(`M${x + i * 46},${y + (i % 2) * 22 - i * 6}q9,-11 16,0q7,-11 16,0`, colour, 3, 0.55));
