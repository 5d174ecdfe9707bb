import { mutationOptions } from '@tanstack/react-query';
import type { BusinessCard } from '../../interfaces/contract/business/business.js';
import type { SimilarQuery } from '../../interfaces/contract/business/business-form.js';
import { given } from '../lib/given.js';
import { apiOf } from './client.js';
import { dataOf } from './problem.js';

/** What is listed already and may be the business that somebody is about to list or recommend. */
export function similarBusinesses() {
  return mutationOptions({
    mutationFn: async (what: SimilarQuery, { client }): Promise<readonly BusinessCard[]> => {
      const answer = await apiOf(client).POST('/api/businesses/similar', { body: given(what) });
      return dataOf(answer, 'Failed to fetch businesses');
    },
  });
}
