import type { QueryClient } from '@tanstack/react-query';
import type { Claim, ClaimForm } from '../../../interfaces/contract/claim/claim.js';
import type { Api } from '../../api/client.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import type { Answer } from '../../api/problem.js';
import { businessKey } from '../../api/query-keys.js';
import { uploadAs } from '../../api/upload.js';
import { useCall } from '../../api/use-call.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';
import { ownClaimsQuery } from './claims.queries.js';

/** Awaited, so that a mutation only settles after the refetch and the page never shows a finished step. */
const reload = (client: QueryClient) => client.refetchQueries({ queryKey: ownClaimsQuery().queryKey });

export function useClaiming(businessId: number) {
  return useCall<Claim, IdempotentForm<ClaimForm>>(
    (api, { form, key }) => {
      const call = { params: { path: { id: businessId } }, body: withoutUndefined(form), ...idempotencyHeader(key) };
      return api.POST('/api/businesses/{id}/claim', call);
    },
    'Failed to submit claim',
    {
      // Also after an error: the member may have a claim, or the business an owner, that this page didn't know of.
      onSettled: async (_claim, error, _sent, _result, { client }) => {
        if (error !== null) void client.invalidateQueries({ queryKey: businessKey(businessId) });
        await reload(client);
      },
    },
  );
}

/** A step of the claimant, followed by a refetch of the claims. */
const useStep = <Input = void>(call: (api: Api, input: Input) => Promise<Answer<Claim>>, failure: string) =>
  useCall(call, failure, { onSettled: (_claim, _error, _input, _result, { client }) => reload(client) });

export const useVerification = (id: number) =>
  useStep(
    (api, verificationCode: string) =>
      api.POST('/api/business-claims/{id}/verify', { params: { path: { id } }, body: { verificationCode } }),
    'Invalid verification code',
  );

export const useNewCode = (id: number) =>
  useStep(
    (api) => api.POST('/api/business-claims/{id}/resend', { params: { path: { id } } }),
    'Failed to send a new code. Please try again.',
  );

/** Checks the business's website for the proof now. */
export const useWebsiteCheck = (id: number) =>
  useStep(
    (api) => api.POST('/api/business-claims/{id}/check', { params: { path: { id } } }),
    'Failed to check the website. Please try again.',
  );

export const useCancellation = (id: number) =>
  useStep(
    (api) => api.POST('/api/business-claims/{id}/cancel', { params: { path: { id } } }),
    'Failed to cancel the claim. Please try again.',
  );

export const uploadClaimDocument = uploadAs('claim_document');
