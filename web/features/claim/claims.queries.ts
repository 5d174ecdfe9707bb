import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { apiOf } from '../../api/client.js';
import { nextCursor } from '../../api/list-page.js';
import { dataOf } from '../../api/problem.js';

/** The maximum of one call; almost every member has fewer. */
const PAGE_SIZE = 100;

/** All of the member's own claims, newest first. Also used to tell whether a business has an open one. */
export function ownClaimsQuery() {
  return queryOptions({
    queryKey: ['claims', 'own'],
    queryFn: async ({ client }): Promise<readonly OwnClaim[]> => {
      const claims: OwnClaim[] = [];
      let cursor: string | null = null;
      do {
        const query: { limit: number; cursor?: string } = { limit: PAGE_SIZE, ...(cursor !== null && { cursor }) };
        const answer = await apiOf(client).GET('/api/business-claims/mine', { params: { query } });
        claims.push(...dataOf(answer));
        cursor = nextCursor(answer.response.headers);
      } while (cursor !== null);
      return claims;
    },
  });
}

export const useOwnClaims = () => useQuery(ownClaimsQuery());
