import type { BusinessCard, BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { callQuery } from '../../api/call-query.js';

/** Number of places in the list: product decision. */
export const NEARBY_SHOWN = 3;

/** Radius of the list in miles: product decision. */
const NEARBY_MILES = 25;

/** The nearest places from which those of the same kind are chosen first. */
const READ = 2 * NEARBY_SHOWN;

/** The nearest places of a business's category, and the business itself if it is listed; null if its location is unknown. */
export function nearbyPlacesQuery(business: BusinessDetail) {
  const { id, category, latitude, longitude } = business;
  if (latitude === null || longitude === null) return null;
  const query = { category, latitude, longitude, radius: NEARBY_MILES, sort: 'distance', limit: READ + 1 } as const;
  return callQuery<readonly BusinessCard[]>(['businesses', 'nearby', id], (api) =>
    api.GET('/api/businesses', { params: { query } }),
  );
}

/** Returns the places to show next to a business: those of its kind first, each nearest first. */
export function similarPlaces(found: readonly BusinessCard[], { id, kind }: BusinessDetail): readonly BusinessCard[] {
  const others = found.filter((each) => each.id !== id);
  const isSameKind = (each: BusinessCard): boolean => kind !== null && each.kind === kind;
  return [...others.filter(isSameKind), ...others.filter((each) => !isSameKind(each))].slice(0, NEARBY_SHOWN);
}
