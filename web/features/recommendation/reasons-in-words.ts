import type { Reason, Recommendation } from './recommendations.queries.js';

/** So many reasons are read at a glance. */
const SHOWN = 2;
/** What is about the reader says more than what is true of many businesses, however many points it brought. */
const TELLING: readonly Reason['name'][] = ['category', 'proximity', 'favorite', 'rating', 'reviews', 'premium'];

type Reasoned = Pick<Recommendation, 'reasons' | 'category' | 'avgRating' | 'reviewCount'> &
  Partial<Pick<Recommendation, 'distance'>>;

/** Why a business is suggested, such as 'Because you looked at hotels': the most telling parts of its score. */
export function reasonsInWords(business: Reasoned): string[] {
  const names = business.reasons.filter(({ points }) => points > 0).map(({ name }) => name);
  return TELLING.filter((name) => names.includes(name))
    .map((name) => wordsOf(name, business))
    .slice(0, SHOWN);
}

function wordsOf(name: Reason['name'], { category, avgRating, reviewCount, distance }: Reasoned): string {
  switch (name) {
    case 'category':
      return `Because you looked at ${category}`;
    case 'proximity':
      return distance === undefined ? 'Near you' : `${distance.toFixed(1)} miles away`;
    case 'favorite':
      return 'A favorite of pet owners';
    case 'rating':
      return `Rated ${Number(avgRating).toFixed(1)} out of 5`;
    case 'reviews':
      return reviewCount === 1 ? '1 review' : `${reviewCount.toLocaleString('en-US')} reviews`;
    case 'premium':
      return 'Premium listing';
  }
}
