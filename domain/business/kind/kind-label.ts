/** The kinds of business below the five categories, in display order. A stored kind never changes its name. */
export const KINDS = [
  'veterinarian',
  'emergency-vet',
  'pet-store',
  'groomer',
  'boarding',
  'daycare',
  'pet-sitter',
  'trainer',
  'pet-transport',
  'pet-photographer',
  'shelter',
  'pharmacy',
  'dog-park',
  'off-leash-area',
  'dog-beach',
  'beach',
  'trail',
  'park',
  'nature-reserve',
  'attraction',
  'museum',
  'market',
  'movie-theater',
  'restaurant',
  'cafe',
  'bar',
  'brewery',
  'winery',
  'bakery',
  'fast-food',
  'ice-cream-shop',
  'hotel',
  'bed-and-breakfast',
  'hostel',
  'vacation-rental',
  'campground',
  'apartments',
  'real-estate-agent',
  'store',
] as const;

export type Kind = (typeof KINDS)[number];

/** Whether a text is a kind. */
export function isKind(text: string): text is Kind {
  return (KINDS as readonly string[]).includes(text);
}

/** Returns a kind's name for people: 'Pet Store' for 'pet-store'. By a rule, so that browsers load no table. */
export function kindLabel(kind: Kind): string {
  const words = kind.replaceAll('-', ' ').replaceAll(/\b(?!and\b)\w/g, (letter) => letter.toUpperCase());
  return words.replace('Off Leash', 'Off-Leash');
}
