import { Failure } from '../../ui/failure.js';
import { Skeleton } from '../../ui/skeleton.js';
import { ReviewCard } from './review-card.js';
import { useLinkedReview } from './reviews.queries.js';

interface LinkedReviewProps {
  readonly businessId: number;
  readonly id: number;
}

/** The review that a link leads to, in front of newer ones. */
export function LinkedReview({ businessId, id }: LinkedReviewProps) {
  const { data, isError, isFetching, refetch } = useLinkedReview(businessId, id);
  const review = data?.pages[0]?.reviews[0];
  return (
    <section aria-label="Linked review" aria-busy={isFetching} className="mt-6 border-b border-line pb-6">
      {review !== undefined ? (
        <ReviewCard review={review} />
      ) : data !== undefined ? (
        <p className="text-muted">The review that the link leads to is not shown any more.</p>
      ) : isError && !isFetching ? (
        <Failure title="Failed to fetch the review" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-48 rounded-lg" />
      )}
    </section>
  );
}
