import type { ReactNode } from 'react';
import { PagedList } from '../../../ui/state/paged-list.js';
import { Skeleton } from '../../../ui/state/skeleton.js';
import { ReviewCard } from '../card/review-card.js';
import type { useMemberReviews } from './reviews.queries.js';

interface ReviewListProps {
  readonly list: ReturnType<typeof useMemberReviews>;
  readonly empty: ReactNode;
  /** Returns the address of the page after a cursor; absent if only the first page is shown. */
  readonly pathOf?: ((cursor: string | null) => string) | undefined;
}

export function ReviewList({ list, empty, pathOf }: ReviewListProps) {
  return (
    <PagedList
      list={list}
      failure="We couldn’t load reviews"
      placeholder={<Skeleton className="h-48 rounded-lg" />}
      empty={empty}
      pathOf={pathOf}
      counted={pathOf !== undefined}
    >
      {(reviews) => (
        <ul className="flex flex-col gap-5">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} withBusiness />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
