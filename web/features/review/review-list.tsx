import type { ReactNode } from 'react';
import { Failure } from '../../ui/failure.js';
import { LoadMore } from '../../ui/load-more.js';
import { Skeleton } from '../../ui/skeleton.js';
import type { useMemberReviews } from './review-lists.queries.js';
import { ReviewCard } from './review-card.js';

const FAILED = 'Failed to fetch reviews';

interface ReviewListProps {
  readonly list: ReturnType<typeof useMemberReviews>;
  /** Shown where there are none. */
  readonly empty: ReactNode;
  /** The address of the page after a cursor; absent where only the first ones are shown. */
  readonly pathOf?: ((cursor: string) => string) | undefined;
}

/** Reviews of several places: coming, failed, none, or one below the other with a way to more. */
export function ReviewList({ list, empty, pathOf }: ReviewListProps) {
  const { data, isError, isFetching, refetch } = list;
  if (data === undefined) {
    if (isError && !isFetching) return <Failure title={FAILED} onRetry={() => void refetch()} />;
    return <Skeleton className="h-48 rounded-lg" />;
  }
  const reviews = data.pages.flatMap((page) => page.reviews);
  if (reviews.length === 0) return empty;
  const { total = 0, capped = false } = data.pages[0] ?? {};
  return (
    <>
      <ul className="flex flex-col gap-5">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} withBusiness />
          </li>
        ))}
      </ul>
      {pathOf !== undefined && (
        <div className="mt-8 flex flex-col items-center gap-4">
          <LoadMore list={list} failure={FAILED} pathOf={pathOf} />
          <p role="status" className="text-sm text-muted">
            {`Showing ${reviews.length.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}${capped ? '+' : ''}`}
          </p>
        </div>
      )}
    </>
  );
}
