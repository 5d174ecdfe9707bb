import { useMutation, type QueryClient } from '@tanstack/react-query';
import type { OwnerResponse, Review, ReviewForm } from '../../../interfaces/contract/review/review.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { businessKey, GUIDE_DOGS_KEY, REVIEW_LISTS_KEY, REVIEW_SUMMARY_KEY } from '../../api/query-keys.js';
import { once, type Sending } from '../../api/sending.js';
import { given } from '../../lib/given.js';

export { answerOf, refusalOf } from '../../api/refusal.js';

/** After a change of a review the lists, the averages and the counts are fetched anew. */
const refresh = (client: QueryClient, businessId: number) =>
  Promise.all(
    [businessKey(businessId), REVIEW_LISTS_KEY, REVIEW_SUMMARY_KEY, GUIDE_DOGS_KEY].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

/** Writes a review, or changes the member's own of this id. */
export function useReviewSubmission(businessId: number, reviewId: number | null) {
  return useMutation({
    mutationFn: async ({ form, key }: Sending<ReviewForm>, { client }): Promise<Review> => {
      const body = given(form);
      const api = apiOf(client);
      const answer =
        reviewId === null
          ? await api.POST('/api/businesses/{id}/reviews', { params: { path: { id: businessId } }, body, ...once(key) })
          : await api.PUT('/api/reviews/{id}', { params: { path: { id: reviewId } }, body });
      return dataOf(answer, 'Failed to submit review. Please try again.');
    },
    onSuccess: (_review, _form, _result, { client }) => refresh(client, businessId),
  });
}

export function useReviewRemoval({ id, business }: Review) {
  return useMutation({
    mutationFn: async (_nothing: undefined, { client }): Promise<void> => {
      const answer = await apiOf(client).DELETE('/api/reviews/{id}', { params: { path: { id } } });
      // What is gone already is what was wanted.
      if (answer.response.status !== 404) dataOf(answer, 'Failed to delete review. Please try again.');
    },
    onSuccess: (_nothing, _wanted, _result, { client }) => refresh(client, business.id),
  });
}

/** The owner's one response. */
export function useResponsePost({ id, business }: Review) {
  return useMutation({
    mutationFn: async ({ form: content, key }: Sending<string>, { client }): Promise<OwnerResponse> => {
      const call = { params: { path: { id } }, body: { content }, ...once(key) };
      return dataOf(await apiOf(client).POST('/api/reviews/{id}/response', call), 'Please try again.');
    },
    onSuccess: (_response, _sent, _result, { client }) => refresh(client, business.id),
  });
}
