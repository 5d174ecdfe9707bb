/** A word of a search text. An apostrophe belongs to its word: 'farmer’s'. */
export const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;

/** Words whose plural in 'ies' has a singular in 'ie' instead of 'y'. */
const ENDING_IN_IE = new Set(['brownie', 'budgie', 'collie', 'cookie', 'doggie', 'movie', 'pie', 'smoothie']);

/** Returns a word without accents, case, possessive, and the ending of a plural, so that its forms are equal. */
export function wordKey(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replaceAll(/['’]/g, '');
  if (/[^aeiou]ies$/.test(plain)) {
    const singular = plain.slice(0, -1);
    return ENDING_IN_IE.has(singular) ? singular : `${plain.slice(0, -3)}y`;
  }
  // 'Buses' and 'boxes', but not 'houses' and 'horses'.
  if (/(?:ss|x|ch|sh|[^aeo]us)es$/.test(plain)) return plain.slice(0, -2);
  return /[^s]s$/.test(plain) && plain.length > 3 ? plain.slice(0, -1) : plain;
}

/** Returns the key of a phrase: 'Dog-friendly patios' becomes 'dog friendly patio'. */
export function phraseKey(text: string): string {
  return [...text.matchAll(WORD)].map(([word]) => wordKey(word)).join(' ');
}
