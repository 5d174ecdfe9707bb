// The colours of every demo picture: the product's own palette, seen in morning light.

export const C = {
  paper: '#fbf4e6',
  cream: '#f6e6c8',
  sand: '#ead2a6',
  straw: '#dcb877',
  leaf: '#2f7d5b',
  leafMid: '#559a6c',
  leafLight: '#8cbf86',
  leafDark: '#1f5c47',
  moss: '#7d9a52',
  lime: '#b7cf84',
  marigold: '#f2a93b',
  honey: '#f8cd7a',
  terracotta: '#cf6b4a',
  coral: '#e68c6b',
  clay: '#a34d37',
  blush: '#f4c9b3',
  rose: '#dd8a8a',
  sky: '#c4e3e8',
  skyDeep: '#8cc3cf',
  teal: '#2f7f86',
  tealLight: '#6fb3b3',
  navy: '#34476b',
  dusk: '#4a4578',
  plum: '#74507a',
  lilac: '#b9a3c9',
  ink: '#3a2a2b',
  wood: '#b97d4d',
  woodDark: '#8b5836',
  woodLight: '#dcab76',
  stone: '#cfc5b6',
  slate: '#7f8791',
  white: '#fffdf8',
};

/**
 * Mixes two colours.
 * @param {string} a six-digit hex colour
 * @param {string} b six-digit hex colour
 * @param {number} share of b, 0 to 1
 * @returns {string}
 */
export function mix(a, b, share) {
  const channel = (/** @type {string} */ hex, /** @type {number} */ at) => parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(a, at) * (1 - share) + channel(b, at) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The same colour on the side away from the light: darker and a little redder. */
export const shade = (/** @type {string} */ colour, share = 0.22) => mix(colour, '#5a2f45', share);

/** The same colour on the side of the light. */
export const lit = (/** @type {string} */ colour, share = 0.3) => mix(colour, '#fff6df', share);
