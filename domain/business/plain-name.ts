/** Words that don't help identify a business. */
const FILLING = new Set(['the', 'a', 'an', 'and', 'of', 'at', 'inc', 'llc', 'ltd', 'co', 'corp']);

/**
 * Returns the letters and digits in lower case, without accents, separated by spaces: 'Café L’Été!' becomes 'cafe
 * lete'.
 */
export function plainWords(text: string): string {
  const letters = text.normalize('NFKD').replace(/[\p{M}'’`]/gu, '');
  return letters
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Returns the words that identify a business: 'The Dog House, LLC' becomes 'dog house'. A name of only filler words is
 * kept.
 */
export function plainName(name: string): string {
  const plain = plainWords(name);
  const telling = plain.split(' ').filter((word) => !FILLING.has(word));
  return telling.length === 0 ? plain : telling.join(' ');
}

/** Returns the share of common trigrams, 0 to 1, as PostgreSQL's pg_trgm computes it. */
export function trigramSimilarity(one: string, other: string): number {
  if (one === other) return one === '' ? 0 : 1;
  const [some, others] = [trigramsOf(one), trigramsOf(other)];
  let common = 0;
  for (const trigram of some) if (others.has(trigram)) common += 1;
  return common === 0 ? 0 : common / (some.size + others.size - common);
}

/** Returns the trigrams of a text with padded words, like pg_trgm. */
export function trigramsOf(text: string): ReadonlySet<string> {
  const trigrams = new Set<string>();
  // A loop, because an import compares each row with dozens of listings.
  for (const word of text.split(' ')) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) trigrams.add(padded.slice(at, at + 3));
  }
  return trigrams;
}
