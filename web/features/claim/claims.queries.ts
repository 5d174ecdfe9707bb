import { queryOptions, useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import type { Claim, ClaimForm, OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import type { UploadedFile } from '../../../interfaces/contract/upload/upload.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { businessKey } from '../../api/query-keys.js';
import { once, type Sending } from '../../api/sending.js';
import { uploadFile } from '../../api/upload.js';
import { given } from '../../lib/given.js';
import { nextCursor } from '../../lib/path/next-cursor.js';

export { refusalOf } from '../../api/refusal.js';

/** As many as one call gives; nearly everybody has fewer. */
const PAGE_SIZE = 100;

/** All of the member's own claims, the newest first: whether a place has an open one is read from them. */
export function ownClaimsQuery() {
  return queryOptions({
    queryKey: ['claims', 'own'],
    queryFn: async ({ client }): Promise<readonly OwnClaim[]> => {
      const claims: OwnClaim[] = [];
      let cursor: string | null = null;
      do {
        const query: { limit: number; cursor?: string } = { limit: PAGE_SIZE, ...(cursor !== null && { cursor }) };
        const answer = await apiOf(client).GET('/api/business-claims/mine', { params: { query } });
        claims.push(...dataOf(answer, 'Failed to fetch your claims'));
        cursor = nextCursor(answer.response.headers);
      } while (cursor !== null);
      return claims;
    },
  });
}

export const useOwnClaims = () => useQuery(ownClaimsQuery());

/** What changed is asked for anew before it counts as done, so that the page never shows a step that is over. */
const reload = (client: QueryClient) => client.refetchQueries({ queryKey: ownClaimsQuery().queryKey });

export function useClaiming(businessId: number) {
  return useMutation({
    mutationFn: async ({ form, key }: Sending<ClaimForm>, { client }): Promise<Claim> => {
      const call = { params: { path: { id: businessId } }, body: given(form), ...once(key) };
      return dataOf(await apiOf(client).POST('/api/businesses/{id}/claim', call), 'Failed to submit claim');
    },
    // Also after a refusal: the member may have a claim, or the place an owner, that this page did not know of.
    onSettled: async (_claim, error, _sent, _result, { client }) => {
      if (error !== null) void client.invalidateQueries({ queryKey: businessKey(businessId) });
      await reload(client);
    },
  });
}

export function useVerification(claimId: number) {
  return useMutation({
    mutationFn: async (verificationCode: string, { client }): Promise<Claim> => {
      const call = { params: { path: { claimId } }, body: { verificationCode } };
      const answer = await apiOf(client).POST('/api/business-claims/{claimId}/verify', call);
      return dataOf(answer, 'Invalid verification code');
    },
    onSettled: (_claim, _error, _code, _result, { client }) => reload(client),
  });
}

export function useNewCode(claimId: number) {
  return useMutation({
    mutationFn: async (_nothing: void, { client }): Promise<Claim> => {
      const answer = await apiOf(client).POST('/api/business-claims/{claimId}/resend', {
        params: { path: { claimId } },
      });
      return dataOf(answer, 'Failed to send a new code. Please try again.');
    },
    onSettled: (_claim, _error, _nothing, _result, { client }) => reload(client),
  });
}

/** Has the web site of the listing looked at now. */
export function useWebsiteCheck(claimId: number) {
  return useMutation({
    mutationFn: async (_nothing: void, { client }): Promise<Claim> => {
      const answer = await apiOf(client).POST('/api/business-claims/{claimId}/check', {
        params: { path: { claimId } },
      });
      return dataOf(answer, 'Failed to look at the web site. Please try again.');
    },
    onSettled: (_claim, _error, _nothing, _result, { client }) => reload(client),
  });
}

export function uploadClaimDocument(file: File, onProgress: (share: number) => void): Promise<UploadedFile> {
  return uploadFile(file, 'claim_document', onProgress);
}
