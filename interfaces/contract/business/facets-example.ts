import type { BusinessFacets } from './business.js';

/** Example for the documentation; invented. */
export const FACETS: BusinessFacets = {
  total: 35,
  capped: false,
  perks: [
    { name: 'Outdoor seating', count: 12 },
    { name: 'Water bowls', count: 31 },
    { name: 'Shaded patio', count: 4 },
  ],
  kinds: [
    { name: 'cafe', count: 18 },
    { name: 'brewery', count: 7 },
  ],
  price: [
    { name: '$', count: 9 },
    { name: '$$', count: 20 },
    { name: '$$$', count: 6 },
    { name: '$$$$', count: 0 },
  ],
  minRating: [
    { name: '5', count: 2 },
    { name: '4', count: 22 },
    { name: '3', count: 33 },
    { name: '2', count: 35 },
    { name: '1', count: 35 },
  ],
  verified: 14,
  favorites: 5,
};
