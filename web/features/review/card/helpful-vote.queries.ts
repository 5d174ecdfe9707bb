import { useQueryClient } from '@tanstack/react-query';
import type { Review } from '../../../../interfaces/contract/review/review.js';
import { changeLists } from '../../../api/list-page.js';
import { businessKey, REVIEW_LISTS_KEY } from '../../../api/query-keys.js';
import { useCall } from '../../../api/use-call.js';

/** Adds or removes a helpful vote. Shown at once and rolled back if it fails. */
export function useHelpfulVote({ id, business }: Review) {
  const client = useQueryClient();
  // Matches the list in every sort order.
  const queryKey = [...businessKey(business.id), 'reviews'];
  const show = (voted: boolean): void => {
    for (const key of [queryKey, REVIEW_LISTS_KEY]) {
      changeLists<Review>(client, key, ({ pages, ...list }) => ({
        ...list,
        pages: pages.map((page) => ({ ...page, items: page.items.map((review) => withVote(review, id, voted)) })),
      }));
    }
  };
  const call = { params: { path: { id } } };
  return useCall<unknown, boolean>(
    (api, voted) =>
      voted ? api.PUT('/api/reviews/{id}/helpful', call) : api.DELETE('/api/reviews/{id}/helpful', call),
    'Please try again.',
    { onMutate: show, onError: (_error, voted) => show(!voted) },
  );
}

function withVote(review: Review, id: number, voted: boolean): Review {
  if (review.id !== id || review.votedHelpful === voted) return review;
  const helpfulCount = Math.max(0, review.helpfulCount + (voted ? 1 : -1));
  return { ...review, votedHelpful: voted, helpfulCount, isHelpful: helpfulCount > 0 };
}
