import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Review } from '../../../interfaces/contract/review/review.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { businessKey, REVIEW_LISTS_KEY } from '../../api/query-keys.js';

export { answerOf, refusalOf } from '../../api/refusal.js';

/** What a page of any list of reviews has. */
interface AnyPage {
  readonly reviews: readonly Review[];
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
