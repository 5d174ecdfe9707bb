import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { apiOf } from '../../api/client.js';

/** All of the member's own claims, newest first. Also used to tell whether a business has an open one. */
export function ownClaimsQuery() {
  return queryOptions({
    queryKey: ['claims', 'own'],
    queryFn: async ({ client }): Promise<readonly OwnClaim[]> => {
      const { everyPage } = await import('../../api/every-page.js');
      const pages = everyPage<OwnClaim>((query) =>
        apiOf(client).GET('/api/business-claims/mine', { params: { query } }),
      );
      const claims: OwnClaim[] = [];
      for await (const page of pages) claims.push(...page);
      return claims;
    },
  });
}

export const useOwnClaims = () => useQuery(ownClaimsQuery());
