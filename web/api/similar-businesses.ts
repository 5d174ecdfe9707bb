import { mutationOptions } from '@tanstack/react-query';
import type { SimilarBusiness } from '../../interfaces/contract/business/business.js';
import type { SimilarQuery } from '../../interfaces/contract/business/business-form.js';
import { withoutUndefined } from '../lib/form/without-undefined.js';
import { apiOf } from './client.js';
import { dataOf } from './problem.js';

/** Finds listed businesses that may be the one the user is about to list or recommend. */
export function similarBusinesses() {
  return mutationOptions({
    mutationFn: async (what: SimilarQuery, { client }): Promise<readonly SimilarBusiness[]> => {
      const answer = await apiOf(client).POST('/api/businesses/similar', { body: withoutUndefined(what) });
      return dataOf(answer);
    },
  });
}
