/** Terms and small rules that pages show, re-exported from the domain so that each is defined once. */
export { MIN_AGE, ZIP_CODE } from '../../../domain/account/account.js';
export { purposeInWords, signInPurposeOf } from '../../../domain/account/sign-in-purpose.js';
export { CATEGORIES, CATEGORY_LABEL, categoryOfFilter, type Category } from '../../../domain/business/category.js';
export { isKind, kindLabel, type Kind } from '../../../domain/business/kind/kind-label.js';
export { kindsOf } from '../../../domain/business/kind/kind.js';
export { schemaTypeOf } from '../../../domain/business/kind/schema-type.js';
export type { LocationSource } from '../../../domain/business/location-source.js';
export {
  STANDING_LABEL,
  STANDINGS,
  UNCHANGED_DAYS,
  MEMBER_SOURCE,
  type Standing,
} from '../../../domain/business/standing.js';
export { FIELD_LABEL } from '../../../domain/business/edited-fields.js';
export { APPROVAL_LABEL, isPublic, ownerMoves, type ApprovalStatus } from '../../../domain/business/approval.js';
export { BUSINESS_LIMITS } from '../../../domain/business/limits.js';
export {
  extentOf,
  EMPTY_CONTENT,
  pinRefusal,
  tierRefusal,
  type BusinessContent,
} from '../../../domain/business/content.js';
export {
  ALREADY_CLAIMED,
  CLAIM_LIMITS,
  CLAIM_ROLE_LABEL,
  CLAIM_ROLES,
  CLAIM_STATUS_LABEL,
  isCanceled,
  isOpenClaim,
  type ClaimRole,
  type ClaimStatus,
} from '../../../domain/claim/claim.js';
export {
  CLAIM_METHOD,
  CLAIM_METHODS,
  DEFAULT_CLAIM_METHOD,
  type ClaimMethod,
} from '../../../domain/claim/claim-method.js';
export {
  CODE_DIGITS,
  MAX_CODE_ATTEMPTS,
  MAX_CODES_A_DAY,
  requireMethodFits,
} from '../../../domain/claim/verification.js';
export {
  LISTING_TIER,
  LISTING_TIERS,
  countWords,
  publicContent,
  type ListingTier,
} from '../../../domain/business/listing-tier.js';
export { SORTS, type Sort } from '../../../domain/business/list-order.js';
export {
  MAX_OTHER_PERKS,
  MAX_PERK_LENGTH,
  MAX_PERKS_ASKED,
  NO_TRAITS,
  type Traits,
} from '../../../domain/business/traits.js';
export { SUGGESTED_PERKS } from '../../../domain/business/perk.js';
export {
  PRICE_RANGE_LABEL,
  PRICE_RANGES,
  priceRangeOf,
  type PriceRange,
} from '../../../domain/business/price-range.js';
export {
  authorName,
  DISCLOSURE,
  DISCLOSURES,
  relativeDate,
  REVIEW_LIMITS,
  WORKS_THERE,
} from '../../../domain/review/review.js';
export { MENTIONS, REVIEW_SORTS, type ReviewSort } from '../../../domain/review/review-list.js';
export { GUIDE_DOG_TIER, GUIDE_DOG_TIERS, nextTier } from '../../../domain/guide-dog/tier.js';
export { drawingAt, type DrawnPet, type DrawnPlace } from '../../../domain/drawing/drawing-address.js';
export type { PetBuild, PetCoat } from '../../../domain/drawing/pet-look.js';
export { isDrawing, placeDrawing } from '../../../domain/drawing/place-drawing.js';
export { placeLook, type PlaceLook } from '../../../domain/drawing/place-look.js';
export { GUIDE_DOG_LIMITS, GUIDE_DOG_PET_TYPES, guideDogPetType } from '../../../domain/guide-dog/guide-dog.js';
export { PICTURE_WIDTHS } from '../../../domain/upload/upload-address.js';
export { readLocation } from '../../../domain/gazetteer/location-query.js';
export {
  DEFAULT_RADIUS,
  milesBetween,
  movedBy,
  RADII,
  type Point,
  type Radius,
} from '../../../domain/gazetteer/distance.js';
export { stateCode, STATE_CODES, US_STATES } from '../../../domain/gazetteer/us-state.js';
export type { Bounds } from '../../../domain/gazetteer/grid.js';
export { INTERACTION_LABEL, INTERACTION_TYPES, type InteractionType } from '../../../domain/analytics/interaction.js';
export { ANSWER_HOURS } from '../../../domain/administration/dashboard.js';
export { MAX_QUEUE_ROWS, type Queue } from '../../../domain/administration/queue.js';
export { ANALYTICS_DAYS } from '../../../domain/analytics/period.js';
export {
  DEFAULT_REPORT_TYPE,
  REPORT_TYPES,
  reportPriority,
  reportTitle,
  type ReportType,
} from '../../../domain/feedback/business-report.js';
export {
  DEFAULT_RECOMMENDED_CATEGORY,
  RECOMMENDATION_LIMITS,
  recommendationTitle,
} from '../../../domain/feedback/business-recommendation.js';
export {
  CONTACT_PREFERENCES,
  FEEDBACK_LIMITS,
  FEEDBACK_STATUS_LABEL,
  FEEDBACK_STATUSES,
  FEEDBACK_TYPE_LABEL,
  OPEN_FEEDBACK,
  SITE_FEEDBACK_TYPES,
  type ContactPreference,
  type FeedbackStatus,
} from '../../../domain/feedback/feedback.js';
export { perksInOwnWords } from '../../../domain/feedback/consent.js';
export { MAX_ADMIN_TEXT } from '../../../domain/feedback/decision.js';
export { CONTACT_CATEGORIES, CONTACT_CATEGORY_LABEL, CONTACT_LIMITS } from '../../../domain/feedback/contact.js';
export {
  COPYRIGHT_LIMITS,
  COUNTER_STATEMENTS,
  NOTICE_STATEMENTS,
} from '../../../domain/moderation/copyright-notice.js';
export { responseAnchor, reviewAnchor } from '../../../domain/moderation/named-address.js';
export { RESPONSE_LIMITS } from '../../../domain/review/owner-response.js';
export { RATING } from '../../../domain/review/rating.js';

export {
  ACTIVITY_LEVEL_LABEL,
  ACTIVITY_LEVELS,
  ENERGY_LEVEL,
  NEW_PET,
  PET_LIMITS,
  PET_LISTS,
  PET_SIZE_LABEL,
  PET_SIZES,
  PET_TYPE_LABEL,
  PET_TYPES,
  type PetList,
} from '../../../domain/pet/pet.js';
export { MODERATION_REASONS, type ModerationReason } from '../../../domain/moderation/reason.js';
export { REPORT_LIMITS } from '../../../domain/moderation/report.js';
export { APPEAL_TEXT } from '../../../domain/moderation/appeal.js';
export { APPEAL_DAYS, RESTRICTION_DAYS } from '../../../domain/moderation/notice.js';
export { TARGET_LABEL, type TargetType } from '../../../domain/moderation/target.js';
export {
  decisionLink,
  decisionSentence,
  isDecisionKind,
  type DecisionKind,
} from '../../../domain/moderation/decision-notice.js';
export { NOTICE_LABEL, quoted, whatHappened } from '../../../domain/moderation/notice-words.js';
export { formatMoment } from '../../../domain/shared/time-in-words.js';
export { isSearchable, MAX_SEARCH_LENGTH } from '../../../domain/administration/search-text.js';
export { ADMIN_PASSWORD_MIN } from '../../../domain/account/password.js';
export { countCharacters, firstCharacters } from '../../../domain/shared/characters.js';
export { MARKETING_FIGURES } from '../../../domain/site/marketing-figures.js';
export { tidyEntries } from '../../../domain/shared/tidy-entries.js';
export { sitePath } from '../../../domain/shared/site-path.js';
export { urlIn } from '../../../domain/shared/url-in.js';
export { UNDO_DAYS } from '../../../domain/duplicate/merge.js';
