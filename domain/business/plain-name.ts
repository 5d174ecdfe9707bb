/** Words that say nothing of which business it is. */
const FILLING = new Set(['the', 'a', 'an', 'and', 'of', 'at', 'inc', 'llc', 'ltd', 'co', 'corp']);

/** Letters and digits alone, small, without accents, one blank between words: 'Café L’Été!' is 'cafe lete'. */
export function plainWords(text: string): string {
  const letters = text.normalize('NFKD').replace(/[\p{M}'’`]/gu, '');
  return letters
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words that tell a business from others: 'The Dog House, LLC' is 'dog house'. A name of filling words stays whole. */
export function plainName(name: string): string {
  const plain = plainWords(name);
  const telling = plain.split(' ').filter((word) => !FILLING.has(word));
  return telling.length === 0 ? plain : telling.join(' ');
}

/** From 0, nothing in common, to 1, the same: the share of common trigrams, as PostgreSQL's pg_trgm counts it. */
export function likeness(one: string, other: string): number {
  if (one === other) return one === '' ? 0 : 1;
  const [some, others] = [trigramsOf(one), trigramsOf(other)];
  let common = 0;
  for (const trigram of some) if (others.has(trigram)) common += 1;
  return common === 0 ? 0 : common / (some.size + others.size - common);
}

/** Three letters at a time, with the beginnings and the end of each word, as pg_trgm has them. */
export function trigramsOf(text: string): ReadonlySet<string> {
  const padded = text.split(' ').map((word) => `  ${word} `);
  return new Set(padded.flatMap((word) => Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3))));
}
