import { Star } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import type { BusinessReviewSummary } from '../../../../interfaces/contract/review/review-query.js';
import { sitePath } from '../../../../interfaces/contract/shared/words.js';
import { PetIllustration } from '../../../illustrations/pet.js';
import { Picture } from '../../../ui/show/picture.js';
import { reviewPath } from '../review-path.js';
import { Loaded } from '../../../ui/state/loaded.js';
import { Skeleton } from '../../../ui/state/skeleton.js';
import { Rating } from '../../../ui/show/stars.js';
import { useReviewSummaryOf } from './reviews.queries.js';

/** The distribution of ratings over all reviews, counted by the server, and the newest photos. */
export function ReviewFigures({ business }: { readonly business: BusinessDetail }) {
  return (
    <Loaded
      query={useReviewSummaryOf(business.id)}
      failure="We couldn’t load the ratings"
      className="mb-6"
      placeholder={<Skeleton className="mb-6 h-40 max-w-md rounded-lg" />}
    >
      {({ distribution, photos }) => (
        <div className="mb-6 flex flex-col gap-6">
          <div className="max-w-md">
            <Rating value={business.avgRating} count={business.reviewCount} size="lg" />
            <Distribution distribution={distribution} />
          </div>
          {photos.length > 0 && <ReviewPhotos businessId={business.id} photos={photos} />}
        </div>
      )}
    </Loaded>
  );
}

function Distribution({ distribution }: Pick<BusinessReviewSummary, 'distribution'>) {
  const most = Math.max(1, ...distribution.map(({ count }) => count));
  return (
    <ul aria-label="Ratings" className="mt-3 flex flex-col gap-1.5">
      {distribution.map(({ rating, count }) => (
        <li key={rating} className="flex items-center gap-3 text-sm tabular-nums">
          <span className="sr-only">{`${rating} ${rating === 1 ? 'star' : 'stars'}: ${count}`}</span>
          <span aria-hidden="true" className="inline-flex w-8 items-center gap-1">
            {rating}
            <Star className="size-3.5 fill-star text-star" />
          </span>
          {/* SVG, because the content security policy allows no width in a style attribute. */}
          <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="h-2.5 flex-1 rounded-full">
            <rect width="100" height="4" className="fill-sunken" />
            <rect width={(100 * count) / most} height="4" className="fill-star" />
          </svg>
          <span aria-hidden="true" className="w-10 text-right text-muted">
            {count.toLocaleString('en-US')}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ReviewPhotosProps extends Pick<BusinessReviewSummary, 'photos'> {
  readonly businessId: number;
}

/** Visitors' newest photos in a row that scrolls sideways. Each leads to its review. */
function ReviewPhotos({ businessId, photos }: ReviewPhotosProps) {
  const from = sitePath(useSearchParams()[0].get('from'));
  return (
    <section aria-labelledby="review-photos">
      <h3 id="review-photos" className="mb-3">
        Photos from visitors
      </h3>
      <ul className="-mx-1 flex gap-3 overflow-x-auto p-1">
        {photos.map(({ reviewId, url }, index) => (
          <li key={reviewId} className="shrink-0">
            <Link
              to={reviewPath({ id: reviewId, business: { id: businessId } }, from)}
              aria-label={`Photo ${index + 1} of ${photos.length}: show its review`}
              className="block rounded-md"
            >
              <Picture
                src={url}
                alt=""
                width={400}
                height={300}
                sizes="10rem"
                fallback={<PetIllustration pet="other" />}
                className="h-28 w-37 rounded-md"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
