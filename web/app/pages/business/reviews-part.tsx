import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { servedPart } from '../../../ui/state/served-part.js';
import { Skeleton } from '../../../ui/state/skeleton.js';

interface ReviewsPartProps {
  readonly business: BusinessDetail;
}

/** The reviews of a business, below what people must know before they go. */
export const { Part: ReviewsPart, serve: setReviews } = servedPart<ReviewsPartProps>(
  async () => ({ default: (await import('../../../features/review/list/reviews.js')).Reviews }),
  <Skeleton className="h-64 rounded-lg" />,
);
