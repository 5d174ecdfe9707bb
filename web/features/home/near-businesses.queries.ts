import { queryOptions } from '@tanstack/react-query';
import type { Point } from '../../../interfaces/contract/shared/words.js';
import type { Viewer } from '../../lib/page/viewer.js';
import type { NearBusinesses, HomeStart } from './home-start.js';

/** Returns where the reader's home page starts; null if unknown, or if a member turned personalization off. */
export function homeStartOf(viewer: Viewer | null, shared: Point | null): HomeStart | null {
  if (viewer?.personalisation === false) return null;
  if (shared !== null) return shared;
  return viewer?.homeZipCode ? { location: viewer.homeZipCode } : null;
}

/** Businesses and towns near a start; the code that finds them is loaded on demand. */
export function nearBusinessesQuery(start: HomeStart) {
  return queryOptions({
    queryKey: ['businesses', 'near', start],
    queryFn: async ({ client }): Promise<NearBusinesses> =>
      (await import('./find-near-businesses.queries.js')).findNearBusinesses(client, start),
  });
}
