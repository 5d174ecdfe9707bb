import { queryOptions } from '@tanstack/react-query';
import type { Point } from '../../../interfaces/contract/shared/words.js';
import type { Viewer } from '../../lib/page/viewer.js';
import type { Near, Start } from './near.js';

/** Where the home page of this reader starts; null where nothing is known, or a member wants nothing personal. */
export function startOf(viewer: Viewer | null, shared: Point | null): Start | null {
  if (viewer?.personalisation === false) return null;
  if (shared !== null) return shared;
  return viewer?.homeZipCode ? { location: viewer.homeZipCode } : null;
}

/** What is near a place; how it is found is loaded where a place is known. Fails with 'Failed to fetch businesses'. */
export function nearQuery(start: Start) {
  return queryOptions({
    queryKey: ['businesses', 'near', start],
    queryFn: async ({ client }): Promise<Near> => (await import('./find-near.queries.js')).findNear(client, start),
  });
}
