import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import type { Review } from '../../../../interfaces/contract/review/review.js';
import { EmptyIllustration } from '../../../illustrations/empty.js';
import { useViewer } from '../../../lib/page/viewer.js';
import { linkedReviewOf, reviewInHash, reviewSearchOf, reviewsOfPath, type ReviewSearch } from '../review-path.js';
import { useHydrated } from '../../../lib/browser/use-hydrated.js';
import { Loaded } from '../../../ui/state/loaded.js';
import { PagedList } from '../../../ui/state/paged-list.js';
import { Skeleton } from '../../../ui/state/skeleton.js';
import { useOwnReview } from './own-review.queries.js';
import { useLinkedReview, useReviews } from './reviews.queries.js';
import { ReviewCard } from '../card/review-card.js';
import { REVIEW_LIST_LABEL } from './review-list-label.js';
import { ReviewOverviewPart } from './review-overview-part.js';
import { WriteReview } from '../write/write-review.js';

/** The reviews of a business in the chosen order, with the owner's responses. */
export function Reviews({ business }: { readonly business: BusinessDetail }) {
  const viewer = useViewer();
  const [params] = useSearchParams();
  const search = reviewSearchOf(params);
  const list = useReviews(business.id, search);
  const linked = useLinkedId();
  const reviews = list.data?.pages.flatMap(({ items }) => items);
  const isLoading = reviews === undefined && !list.isError;
  const own = useOwnReview(business.id, viewer?.id ?? '');
  const isListed = (reviews ?? []).some(({ userId }) => userId === viewer?.id);
  const hasReviewed = isLoading ? null : isListed || own !== null;
  const label = REVIEW_LIST_LABEL[search.sort];
  const found = (reviews: readonly Review[]) => (
    <ReviewsFound key={`${String(linked)} ${search.sort}`} {...{ business, reviews, linked, label }} />
  );
  return (
    <section aria-labelledby="reviews" aria-busy={list.isFetching}>
      <h2 id="reviews" className="mb-4">
        Reviews <span className="font-semibold text-muted">({business.reviewCount.toLocaleString('en-US')})</span>
      </h2>
      {business.reviewCount > 0 && <ReviewOverviewPart business={business} part="figures" />}
      {(reviews?.length !== 0 || viewer === null) && <WriteReview business={business} hasReviewed={hasReviewed} />}
      {own !== null && !isListed && own.id !== linked && <OwnReview review={own} />}
      {business.reviewCount > 1 && <ReviewOverviewPart business={business} part="order" />}
      <PagedList
        list={list}
        failure="We couldn’t load reviews"
        className="mt-6"
        placeholder={<Skeleton className="mt-6 h-48 rounded-lg" />}
        empty={
          <>
            {isPart(search) ? (
              <NoMatches business={business} />
            ) : (
              <NoReviews business={business} hasReviewed={own !== null} />
            )}
            {found([])}
          </>
        }
        pathOf={(cursor) => reviewsOfPath(business.id, params, { cursor })}
        more="Load More Reviews"
      >
        {found}
      </PagedList>
    </section>
  );
}

const hasRole = ({ yourRole }: BusinessDetail): boolean => yourRole !== null && yourRole !== undefined;

/** The member's review, if the list doesn't contain it yet. */
function OwnReview({ review }: { readonly review: Review }) {
  return (
    <section aria-label="Your review" className="mt-6 border-b border-line pb-6">
      <ReviewCard review={review} />
    </section>
  );
}

/** Returns the review that the address links to; null if none. The hash is unknown until hydration. */
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

/** The reviews. The linked one is above them, unless the list contained it when the link was opened. */
function ReviewsFound({ business, reviews, linked, label }: ReviewsFoundProps) {
  const [separate] = useState(() => (reviews.some(({ id }) => id === linked) ? null : linked));
  const others = reviews.filter(({ id }) => id !== separate);
  return (
    <>
      {separate !== null && <LinkedReview business={business} id={separate} />}
      {others.length > 0 && (
        <ul aria-label={label} className="mt-6 flex flex-col gap-5">
          {others.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} mayRespond={hasRole(business)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface LinkedReviewProps {
  readonly business: BusinessDetail;
  readonly id: number;
}

/** The review that a link leads to, shown before newer ones. */
function LinkedReview({ business, id }: LinkedReviewProps) {
  const query = useLinkedReview(business.id, id);
  return (
    <section aria-label="Linked review" aria-busy={query.isFetching} className="mt-6 border-b border-line pb-6">
      <Loaded
        query={query}
        failure="We couldn’t load the review"
        placeholder={<Skeleton className="h-48 rounded-lg" />}
      >
        {({ pages }) => {
          const review = pages[0]?.items[0];
          if (review === undefined) return <p className="text-muted">The linked review is no longer available.</p>;
          return <ReviewCard review={review} mayRespond={hasRole(business)} />;
        }}
      </Loaded>
    </section>
  );
}

/** Returns whether the address asks for only part of the reviews. */
const isPart = ({ mentions, photos, cursor }: ReviewSearch): boolean => mentions !== null || photos || cursor !== null;

function NoMatches({ business }: { readonly business: BusinessDetail }) {
  const [params] = useSearchParams();
  return (
    <p className="mt-6 text-muted">
      No matching reviews.{' '}
      <Link to={reviewsOfPath(business.id, params, { mentions: null, photos: false })} className="text-link">
        See all reviews
      </Link>
    </p>
  );
}

function NoReviews({ business, hasReviewed }: { readonly business: BusinessDetail; readonly hasReviewed: boolean }) {
  const viewer = useViewer();
  const isOwn = hasRole(business) || (viewer !== null && viewer.id === business.ownerId);
  return (
    <div className="mt-6 flex flex-col items-center gap-3 text-center">
      <div className="w-44 [&>svg]:h-auto [&>svg]:w-full">
        <EmptyIllustration kind="reviews" />
      </div>
      <p className="text-muted">
        {isOwn
          ? 'No reviews yet. When visitors review your business, you can respond to them here.'
          : 'No reviews yet. Be the first to review!'}
      </p>
      <WriteReview business={business} first hasReviewed={hasReviewed} />
    </div>
  );
}
