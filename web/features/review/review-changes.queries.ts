import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
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

/** What a page of any list of reviews has. */
interface AnyPage {
  readonly reviews: readonly Review[];
}

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

/** A helpful vote, given or taken back: shown at once, undone where it fails. */
export function useHelpfulVote({ id, business }: Review) {
  const client = useQueryClient();
  // All orders of the list.
  const queryKey = [...businessKey(business.id), 'reviews'];
  const show = (voted: boolean): void => {
    for (const lists of [queryKey, REVIEW_LISTS_KEY]) {
      client.setQueriesData<InfiniteData<AnyPage>>({ queryKey: lists }, (data) => data && withVote(data, id, voted));
    }
  };
  return useMutation({
    mutationFn: async (wanted: boolean): Promise<void> => {
      const call = { params: { path: { id } } };
      const api = apiOf(client);
      const answer = wanted
        ? await api.PUT('/api/reviews/{id}/helpful', call)
        : await api.DELETE('/api/reviews/{id}/helpful', call);
      dataOf(answer, 'Please try again.');
    },
    onMutate: show,
    onError: (_error, wanted) => show(!wanted),
  });
}

function withVote(data: InfiniteData<AnyPage>, id: number, voted: boolean) {
  const change = (review: Review): Review => {
    if (review.id !== id || review.votedHelpful === voted) return review;
    const helpfulCount = Math.max(0, review.helpfulCount + (voted ? 1 : -1));
    return { ...review, votedHelpful: voted, helpfulCount, isHelpful: helpfulCount > 0 };
  };
  return { ...data, pages: data.pages.map((page) => ({ ...page, reviews: page.reviews.map(change) })) };
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
