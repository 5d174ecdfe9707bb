import type { BusinessCard, BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { offersNearby } from './sparse.js';
import { callQuery } from '../../api/call-query.js';

/** Number of places in the list: product decision. */
export const NEARBY_SHOWN = 3;

/** Radius of the list in miles: product decision. */
const NEARBY_MILES = 25;

/**
 * The places nearest to a business, and the business itself if it is listed; null if its page doesn't offer them, or its
 * location is unknown.
 */
export function nearbyPlacesQuery(business: BusinessDetail) {
  const { id, latitude, longitude } = business;
  if (latitude === null || longitude === null || !offersNearby(business)) return null;
  const query = { latitude, longitude, radius: NEARBY_MILES, sort: 'distance', limit: NEARBY_SHOWN + 1 } as const;
  return callQuery<readonly BusinessCard[]>(['businesses', 'nearby', id], (api) =>
    api.GET('/api/businesses', { params: { query } }),
  );
}
