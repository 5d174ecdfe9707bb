import type { Recommendation } from '../../../interfaces/contract/recommendation/recommendation.js';

type Reason = Recommendation['reasons'][number]['name'];

/** Maximum number of reasons, to be read at a glance. */
const SHOWN = 2;
/**
 * Reasons in order of importance: those about the reader come before those that many businesses share, whatever their
 * points.
 */
const TELLING: readonly Reason[] = ['category', 'proximity', 'favorite', 'rating', 'reviews', 'premium'];

type Reasoned = Pick<Recommendation, 'reasons' | 'category' | 'avgRating' | 'reviewCount'> &
  Partial<Pick<Recommendation, 'distance'>>;

/** Returns why a business is recommended, such as 'Because you viewed hotels': its most important reasons. */
export function reasonsInWords(business: Reasoned): string[] {
  const names = business.reasons.filter(({ points }) => points > 0).map(({ name }) => name);
  return TELLING.filter((name) => names.includes(name))
    .map((name) => wordsOf(name, business))
    .slice(0, SHOWN);
}

function wordsOf(name: Reason, { category, avgRating, reviewCount, distance }: Reasoned): string {
  switch (name) {
    case 'category':
      return `Because you viewed ${category}`;
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
