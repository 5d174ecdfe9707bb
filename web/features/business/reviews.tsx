import { ChevronDown, MessageSquareHeart } from 'lucide-react';
import type { BusinessDetail } from '../../../interfaces/contract/business.js';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Failure } from '../../ui/failure.js';
import { Skeleton } from '../../ui/skeleton.js';
import { useReviews } from './business.queries.js';
import { ReviewCard } from './review-card.js';

/** What pet owners say, newest first, with what the owner answered. */
export function Reviews({ business }: { readonly business: BusinessDetail }) {
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useReviews(
    business.id,
  );
  const reviews = data?.pages.flatMap((page) => page.reviews);
  return (
    <section aria-labelledby="reviews" aria-busy={isFetching}>
      <h2 id="reviews" className="mb-4">
        Reviews <span className="font-semibold text-muted">({business.reviewCount.toLocaleString('en-US')})</span>
      </h2>
      <SignInToReview />
      {reviews === undefined &&
        (isError && !isFetching ? (
          <Failure title="Failed to fetch reviews" onRetry={() => void refetch()} className="mt-6" />
        ) : (
          <Skeleton className="mt-6 h-48 rounded-lg" />
        ))}
      {reviews?.length === 0 && <NoReviews />}
      {reviews !== undefined && reviews.length > 0 && (
        <ul className="mt-6 flex flex-col gap-5">
          {reviews.map(({ review, response }) => (
            <li key={review.id}>
              <ReviewCard review={review} response={response} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className="mt-6 flex justify-center noscript:hidden">
          <Button
            variant="secondary"
            icon={<ChevronDown aria-hidden="true" />}
            pending={isFetchingNextPage}
            pendingText="Loading…"
            onClick={() => void fetchNextPage()}
          >
            Load More Reviews
          </Button>
        </div>
      )}
    </section>
  );
}

function NoReviews() {
  return (
    <div className="mt-6 flex flex-col items-center gap-3 text-center">
      <div className="w-44 [&>svg]:h-auto [&>svg]:w-full">
        <EmptyIllustration kind="reviews" />
      </div>
      <p className="text-muted">No reviews yet. Be the first to review!</p>
    </div>
  );
}

/** Visitors read reviews; writing one takes a member. */
function SignInToReview() {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 border-transparent bg-leaf-soft shadow-none">
      <p className="flex items-center gap-3 font-semibold">
        <MessageSquareHeart aria-hidden="true" className="size-6 shrink-0 text-leaf" />
        Sign In to Share Your Experience
      </p>
      <ButtonLink to="/sign-in" size="sm">
        Sign In to Review
      </ButtonLink>
    </Card>
  );
}
