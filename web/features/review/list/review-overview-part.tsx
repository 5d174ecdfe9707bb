import { loadWhenOnline } from '../../../lib/browser/load-when-online.js';
import { servedPart } from '../../../ui/state/served-part.js';
import { Skeleton } from '../../../ui/state/skeleton.js';
import type { ReviewOverviewProps } from './review-overview-props.js';

/**
 * The ratings and photos of all reviews, and the links that sort and filter the list. They work without their code, so a
 * failed load leaves them as the server rendered them.
 */
export const { Part: ReviewOverviewPart, serve: setReviewOverview } = servedPart<ReviewOverviewProps>(
  () => loadWhenOnline(async () => ({ default: (await import('./review-overview.js')).ReviewOverview })),
  <Skeleton className="my-6 h-40 max-w-md rounded-lg" />,
);
