import { ReviewFigures } from './review-figures.js';
import { ReviewOrder } from './review-order.js';
import type { ReviewOverviewProps } from './review-overview-props.js';

/** Loaded by ReviewOverviewPart. */
export function ReviewOverview({ business, part }: ReviewOverviewProps) {
  return part === 'figures' ? <ReviewFigures business={business} /> : <ReviewOrder business={business} />;
}
