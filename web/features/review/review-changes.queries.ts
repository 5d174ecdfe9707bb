import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { OwnerResponse, Review, ReviewForm } from '../../../interfaces/contract/review/review.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { businessKey, GUIDE_DOGS_KEY, REVIEW_LISTS_KEY, REVIEW_SUMMARY_KEY } from '../../api/query-keys.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import { uploadAs } from '../../api/upload.js';
import { useCall } from '../../api/use-call.js';
import { codeOf } from '../../lib/form/refusal.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';

export { useOwnPetNames } from '../../api/own-pets.js';

/** Returns a function that refetches everything that depends on the reviews of a business. */
export function useReviewRefresh(businessId: number): () => Promise<unknown> {
  const client = useQueryClient();
  return () => refresh(client, businessId);
}

/** Refetches lists, averages, and counts after a change to a review. */
const refresh = (client: QueryClient, businessId: number) =>
  Promise.all(
    [businessKey(businessId), REVIEW_LISTS_KEY, REVIEW_SUMMARY_KEY, GUIDE_DOGS_KEY].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

/** Creates a review, or changes the member's own with this ID. */
export const useReviewSubmission = (businessId: number, reviewId: number | null) =>
  useCall<Review, IdempotentForm<ReviewForm>>(
    (api, { form, key }) => {
      const body = withoutUndefined({ ...form, petName: form.petName || null });
      if (reviewId !== null) return api.PUT('/api/reviews/{id}', { params: { path: { id: reviewId } }, body });
      const params = { path: { id: businessId } };
      return api.POST('/api/businesses/{id}/reviews', { params, body, ...idempotencyHeader(key) });
    },
    'Failed to submit review. Please try again.',
    { onSuccess: (_review, _form, _result, { client }) => refresh(client, businessId) },
  );

export function useReviewRemoval({ id, business }: Review) {
  return useMutation({
    mutationFn: async (_nothing: undefined, { client }): Promise<void> => {
      const answer = await apiOf(client).DELETE('/api/reviews/{id}', { params: { path: { id } } });
      // A review that is already gone counts as success.
      if (answer.response.status !== 404) dataOf(answer, 'Failed to delete review. Please try again.');
    },
    onSuccess: (_nothing, _wanted, _result, { client }) => refresh(client, business.id),
  });
}

export const useResponsePost = ({ id, business }: Review) =>
  useCall<OwnerResponse, IdempotentForm<string>>(
    (api, { form: content, key }) => {
      const call = { params: { path: { id } }, body: { content }, ...idempotencyHeader(key) };
      return api.POST('/api/reviews/{id}/response', call);
    },
    'Please try again.',
    {
      onSuccess: (_response, _sent, _result, { client }) => refresh(client, business.id),
      // Shows the response that was given elsewhere, instead of the editor.
      onError: async (error, _sent, _result, { client }) => {
        if (codeOf(error) === 'RESPONSE_EXISTS') await refresh(client, business.id);
      },
    },
  );

export const uploadReviewPhoto = uploadAs('review_photo');
