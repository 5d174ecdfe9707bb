import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import type { Review } from '../../../interfaces/contract/review/review.js';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { useViewer } from '../../lib/page/viewer.js';
import {
  linkedReviewOf,
  reviewInHash,
  reviewSearchOf,
  reviewsOfPath,
  type ReviewSearch,
} from '../../lib/path/review-path.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { Failure } from '../../ui/failure.js';
import { LoadMore } from '../../ui/load-more.js';
import { Skeleton } from '../../ui/skeleton.js';
import { useReviews } from './reviews.queries.js';
import { LinkedReview } from './linked-review.js';
import { ReviewCard } from './review-card.js';
import { ReviewFigures } from './review-figures.js';
import { REVIEW_ORDER_LABEL, ReviewOrder } from './review-order.js';
import { WriteReview } from './write-review.js';

/** What pet owners say, in the order one asks for, with what the owner answered. */
export function Reviews({ business }: { readonly business: BusinessDetail }) {
  const viewer = useViewer();
  const [params] = useSearchParams();
  const search = reviewSearchOf(params);
  const list = useReviews(business.id, search);
  const { data, isError, isFetching, refetch } = list;
  const linked = useLinkedId();
  const reviews = data?.pages.flatMap((page) => page.reviews);
  const isEmpty = reviews?.length === 0;
  const isComing = reviews === undefined && !isError;
  const isOwn = ({ userId }: Review): boolean => userId === viewer?.id;
  const hasReviewed = isComing ? null : (reviews ?? []).some(isOwn);
  return (
    <section aria-labelledby="reviews" aria-busy={isFetching}>
      <h2 id="reviews" className="mb-4">
        Reviews <span className="font-semibold text-muted">({business.reviewCount.toLocaleString('en-US')})</span>
      </h2>
      {business.reviewCount > 0 && <ReviewFigures business={business} />}
      {(!isEmpty || viewer === null) && <WriteReview business={business} hasReviewed={hasReviewed} />}
      {business.reviewCount > 1 && <ReviewOrder business={business} />}
      {reviews === undefined &&
        (isError && !isFetching ? (
          <Failure title="Failed to fetch reviews" onRetry={() => void refetch()} className="mt-6" />
        ) : (
          <Skeleton className="mt-6 h-48 rounded-lg" />
        ))}
      {isEmpty && (isPart(search) ? <NoneSuch business={business} /> : <NoReviews business={business} />)}
      {reviews !== undefined && (
        <ReviewsFound
          key={`${String(linked)} ${search.sort}`}
          business={business}
          reviews={reviews}
          linked={linked}
          label={REVIEW_ORDER_LABEL[search.sort].list}
        />
      )}
      <div className="mt-6 flex justify-center empty:hidden">
        <LoadMore
          list={list}
          words="Load More Reviews"
          failure="Failed to fetch reviews"
          pathOf={(cursor) => reviewsOfPath(business.id, params, { cursor })}
        />
      </div>
    </section>
  );
}

/** Which review the address leads to; null for none. What stands behind '#' is not known before the browser takes over. */
function useLinkedId(): number | null {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  return linkedReviewOf(params) ?? (isHydrated ? reviewInHash(hash) : null);
}

interface ReviewsFoundProps {
  readonly business: BusinessDetail;
  readonly reviews: readonly Review[];
  readonly linked: number | null;
  readonly label: string;
}

/** The reviews, and above them the linked one where it is not among those that were there when the link was opened. */
function ReviewsFound({ business, reviews, linked, label }: ReviewsFoundProps) {
  const [apart] = useState(() => (reviews.some(({ id }) => id === linked) ? null : linked));
  const others = reviews.filter(({ id }) => id !== apart);
  return (
    <>
      {apart !== null && <LinkedReview businessId={business.id} id={apart} />}
      {others.length > 0 && (
        <ul aria-label={label} className="mt-6 flex flex-col gap-5">
          {others.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Where the address asks for a part of the reviews. */
const isPart = ({ mentions, cursor }: ReviewSearch): boolean => mentions !== null || cursor !== null;

function NoneSuch({ business }: { readonly business: BusinessDetail }) {
  return (
    <p className="mt-6 text-muted">
      No reviews here.{' '}
      <Link to={`/business/${business.id}#reviews`} className="text-link">
        All reviews
      </Link>
    </p>
  );
}

function NoReviews({ business }: { readonly business: BusinessDetail }) {
  return (
    <div className="mt-6 flex flex-col items-center gap-3 text-center">
      <div className="w-44 [&>svg]:h-auto [&>svg]:w-full">
        <EmptyIllustration kind="reviews" />
      </div>
      <p className="text-muted">No reviews yet. Be the first to review!</p>
      <WriteReview business={business} first hasReviewed={false} />
    </div>
  );
}
