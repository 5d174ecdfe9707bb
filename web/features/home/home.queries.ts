import { useQuery } from '@tanstack/react-query';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { callQuery } from '../../api/call-query.js';
import { ownedBusinessesQuery } from '../../api/owned-businesses.js';

/** Number of favorites on the visitor's home page, and on the member's: product decisions. */
export const SHOWN = 3;
export const FEATURED_SHOWN = 5;

/** The top community favorites. */
export const favoritesQuery = (limit = SHOWN) =>
  callQuery<readonly BusinessCard[]>(['businesses', 'favorites', limit], (api) =>
    api.GET('/api/businesses/favorites', { params: { query: { limit } } }),
  );

export const useFavorites = (limit = SHOWN) => useQuery(favoritesQuery(limit));

/** The member's first few businesses. */
export const useOwnedBusinesses = (userId: string) => useQuery(ownedBusinessesQuery(userId));
