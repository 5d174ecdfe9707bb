import { ALERT_LIMITS } from '../alert/alert.js';
import { EMAIL_LINK_HOURS, ERASURE_AFTER_DAYS, MIN_AGE, RECENT_SIGN_IN_MINUTES } from '../account/account.js';
import { PASSWORD_LENGTH } from '../account/password.js';
import { RETENTION } from '../account/retention.js';
import { MAX_IDLE_DAYS, MAX_SESSION_DAYS } from '../account/session-life.js';
import { ADMINISTRATOR_SESSION_HOURS } from '../administration/administrator.js';
import { LISTING_TIER } from '../business/listing-tier.js';
import { CODE_MINUTES, MAX_CODE_ATTEMPTS, POSTCARD_CODE_DAYS } from '../claim/verification.js';
import { DEFAULT_RADIUS, RADII } from '../gazetteer/distance.js';
import { GUIDE_DOG_TIER } from '../guide-dog/tier.js';
import { COPYRIGHT_LIMITS, WAITING_BUSINESS_DAYS } from '../moderation/copyright-notice.js';
import { APPEAL_DAYS } from '../moderation/notice.js';
import { RESPONSE_LIMITS } from '../review/owner-response.js';
import { FAVORABLE_STARS, FAVORITE_FROM } from '../review/rating.js';
import { REVIEW_LIMITS } from '../review/review.js';
import { SAVED_LIMITS } from '../saved-place/saved-list.js';
import { REPORT_EVERY_DAYS } from '../turned-away/turned-away.js';
import { MAX_LOGGED_ATTEMPTS } from '../webhook/endpoint.js';
import { MAX_FILE_NAME_LENGTH } from '../upload/file-rules.js';
import { UPLOAD_KIND, ORPHAN_HOURS } from '../upload/upload-kind.js';

const { free, premium } = LISTING_TIER;
const { recommended, maxKB } = UPLOAD_KIND.business_photo;

/** Converts 'accessTokenDays' to 'access-token-days'. */
function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Retention periods with dashed names: 'keep-feedback-years'. */
const KEPT: readonly (readonly [string, number])[] = Object.entries(RETENTION).map(([name, value]) => [
  `keep-${dashed(name)}`,
  value,
]);

const RULES: Readonly<Record<string, number | string>> = {
  'min-age': MIN_AGE,
  'password-min': PASSWORD_LENGTH.min,
  'email-link-hours': EMAIL_LINK_HOURS,
  'erasure-days': ERASURE_AFTER_DAYS,
  'recent-sign-in-minutes': RECENT_SIGN_IN_MINUTES,
  'session-idle-days': MAX_IDLE_DAYS,
  'session-days': MAX_SESSION_DAYS,
  'administrator-hours': ADMINISTRATOR_SESSION_HOURS,
  'orphan-hours': ORPHAN_HOURS,
  'webhook-attempts': MAX_LOGGED_ATTEMPTS.member.toLocaleString('en-US'),
  'turned-away-every-days': REPORT_EVERY_DAYS,
  'free-photos': free.photos,
  'free-words': free.descriptionWords,
  'free-figures-days': free.analyticsDays,
  'premium-price': premium.monthlyPrice,
  'premium-photos': premium.photos,
  'premium-words': premium.descriptionWords,
  'premium-perks': premium.highlightedPerks,
  'premium-figures-days': premium.analyticsDays,
  'photo-kb': maxKB,
  'photo-size': `${recommended?.long ?? 0}x${recommended?.short ?? 0}`,
  'file-name-max': MAX_FILE_NAME_LENGTH,
  'review-title': REVIEW_LIMITS.title,
  'review-min': REVIEW_LIMITS.minContent,
  'review-max': REVIEW_LIMITS.maxContent,
  'review-photos': REVIEW_LIMITS.images,
  'response-max': RESPONSE_LIMITS.max,
  alerts: ALERT_LIMITS.alerts,
  'saved-lists': SAVED_LIMITS.lists,
  'saved-places': SAVED_LIMITS.places,
  'favorite-from': FAVORITE_FROM,
  'favorable-stars': FAVORABLE_STARS,
  'silver-from': GUIDE_DOG_TIER.silver.from,
  'gold-from': GUIDE_DOG_TIER.gold.from,
  'platinum-from': GUIDE_DOG_TIER.platinum.from,
  'appeal-days': APPEAL_DAYS,
  'claim-code-minutes': CODE_MINUTES,
  'claim-postcard-days': POSTCARD_CODE_DAYS,
  'claim-code-attempts': MAX_CODE_ATTEMPTS,
  'copyright-addresses': COPYRIGHT_LIMITS.addresses,
  'copyright-wait-min': WAITING_BUSINESS_DAYS.min,
  'copyright-wait-max': WAITING_BUSINESS_DAYS.max,
  radii: `${RADII.slice(0, -1).join(', ')} or ${RADII.at(-1) ?? ''}`,
  'default-radius': DEFAULT_RADIUS,
};

/**
 * Figures that a text can name between double braces. They come from the tables that the code uses, so texts can't
 * differ from what the product does.
 */
export const FIGURES: ReadonlyMap<string, string> = new Map(
  [...Object.entries(RULES), ...KEPT].map(([name, value]) => [name, String(value)]),
);
