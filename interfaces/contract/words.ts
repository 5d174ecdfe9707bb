/** The directory's words and small rules that a page shows, taken from the domain so that each has one home. */
export { CATEGORIES, CATEGORY_LABEL, categoryOfFilter, type Category } from '../../domain/business/category.js';
export { APPROVAL_LABEL, ownerMoves, type ApprovalStatus } from '../../domain/business/approval.js';
export { BUSINESS_LIMITS, REVIEWED_FIELDS, tierRefusal } from '../../domain/business/content.js';
export { LISTING_TIER, LISTING_TIERS, wordsOf, type ListingTier } from '../../domain/business/listing-tier.js';
export { SORTS, type Sort } from '../../domain/business/list-order.js';
export { SUGGESTED_PERKS, tidyPerks } from '../../domain/business/perk.js';
export { PRICE_RANGE_LABEL, PRICE_RANGES, type PriceRange } from '../../domain/business/price-range.js';
export { authorName, relativeDate, REVIEW_LIMITS } from '../../domain/review/review.js';
export { GUIDE_DOG_TIER } from '../../domain/guide-dog/tier.js';
export { PICTURE_WIDTHS } from '../../domain/upload/upload-address.js';
export { DEFAULT_RADIUS, RADII, type Point, type Radius } from '../../domain/gazetteer/distance.js';
export { STATE_CODES, US_STATES } from '../../domain/gazetteer/us-state.js';
export type { Bounds } from '../../domain/gazetteer/grid.js';
export { type InteractionType } from '../../domain/analytics/interaction.js';
export {
  DEFAULT_REPORT_TYPE,
  REPORT_TYPES,
  reportPriority,
  reportTitle,
  type ReportType,
} from '../../domain/feedback/business-report.js';
export { RESPONSE_LIMITS } from '../../domain/review/owner-response.js';
export { RATING } from '../../domain/review/rating.js';
