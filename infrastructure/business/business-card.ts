import { CARD_HOURS_DAYS } from '../../domain/hours/schedule.js';
import { CARD_PHOTOS, LISTING_TIER, LISTING_TIERS, type TierGrant } from '../../domain/business/listing-tier.js';
import { shownOwner } from '../account/closed-account-sql.js';
import { isoTime } from '../postgres/list-page.js';
import { EARTH_RADIUS_MILES } from '../../domain/gazetteer/distance.js';

/**
 * Returns SQL of type json for one contract `BusinessCard` from table businesses named `b`. It shows what the tier
 * grants, like `publicContent` in the domain. `more` are additional columns with their names.
 */
export function businessCard(b: string, more: readonly string[] = []): string {
  // Faster than json_build_object, which looks up its argument types for every row.
  return `(select row_to_json(card) from (select ${[...columns(b), ...more].join(', ')}
    from business_entries rated where rated.id = ${b}.id) card)`;
}

/** Like `businessCard`, with `isNearby` and, if the business has coordinates, `distance` in miles to one decimal. */
export function locatedCard(b: string, squaredChord: string, isNearby: string, more: readonly string[] = []): string {
  const nearby = [`${isNearby} as "isNearby"`, ...more];
  return `case when ${b}.unit_x is null then ${businessCard(b, nearby)}
    else ${businessCard(b, [...nearby, `${milesSql(squaredChord)} as "distance"`])} end`;
}

/** Returns SQL for the ground distance in miles, to one decimal, given the squared chord on the unit sphere. */
export function milesSql(squaredChord: string): string {
  // Rounding errors may push the square above the maximum of 4.
  return `round(${2 * EARTH_RADIUS_MILES} * asin(sqrt(least(4, ${squaredChord})) / 2) * 10) / 10`;
}

function columns(b: string): string[] {
  const as = (column: string, name: string): string => `${b}.${column} as "${name}"`;
  return [
    ...['id', 'name', 'category', 'kind'].map((column) => `${b}.${column}`),
    `${shownDescription(b)} as description`,
    ...['address', 'city', 'state'].map((column) => `${b}.${column}`),
    as('zip_code', 'zipCode'),
    as('location_source', 'locationSource'),
    ...['phone', 'website', 'email'].map((column) => `${b}.${column}`),
    `${b}.images[1:${photos(b)}] as images`,
    'rated.avg_rating::text as "avgRating"',
    'rated.review_count as "reviewCount"',
    as('price_range', 'priceRange'),
    as('pet_perks', 'petPerks'),
    `${b}.tier`,
    'rated.is_favorite as "isFavorite"',
    as('is_active', 'isActive'),
    as('is_claimed', 'isClaimed'),
    as('is_verified', 'isVerified'),
    `${isoTime(`${b}.last_verified_at`)} as "lastVerifiedAt"`,
    ...['latitude', 'longitude'].map((column) => `${b}.${column}`),
    `${shownOwner(b)} as "ownerId"`,
    `${b}.image_alts[1:${photos(b)}] as "imageAlts"`,
    `${hours(b)} as hours`,
  ];
}

/** Days since 1970 in UTC, which may already be tomorrow at the place. */
const TODAY = `(current_date - date '1970-01-01')`;

/** Returns SQL for the contract's `Hours` with the exceptions of the next days. Most places have no exceptions at all. */
function hours(b: string): string {
  const all = `jsonb_build_object('timeZone', ${b}.time_zone) || ${b}.opening`;
  const days = `jsonb_build_object('first', ${TODAY} - 1, 'last', ${TODAY} + ${CARD_HOURS_DAYS})`;
  const soon = `jsonb_path_query_array(${b}.opening, '$.exceptions[*] ? (@.day >= $first && @.day <= $last)', ${days})`;
  return `case when ${b}.opening -> 'exceptions' = '[]' then ${all} else ${all} || jsonb_build_object('exceptions', ${soon}) end`;
}

/** A text of at most 2n characters has at most n words, so words rarely need counting. */
function shownDescription(b: string): string {
  const words = byTier(b, ({ descriptionWords }) => descriptionWords);
  return `case when length(${b}.description) <= 2 * ${words} then ${b}.description else first_words(${b}.description, ${words}) end`;
}

/** Returns SQL for the number of photos shown on the page of business `b`. */
export function shownPhotos(b: string): string {
  return byTier(b, (grant) => grant.photos);
}

/** Returns SQL for whether the tier hides photos or words of business `b`. */
export function isOverPlan(b: string): string {
  const words = byTier(b, ({ descriptionWords }) => descriptionWords);
  // As above, words rarely need counting.
  return `(cardinality(${b}.images) > ${shownPhotos(b)} or case when length(${b}.description) > 2 * ${words}
    then first_words(${b}.description, ${words}) <> ${b}.description else false end)`;
}

function photos(b: string): string {
  return byTier(b, (grant) => Math.min(CARD_PHOTOS, grant.photos));
}

/** Returns SQL for a number that the business's tier grants. */
function byTier(b: string, granted: (grant: TierGrant) => number): string {
  return `case ${b}.tier ${LISTING_TIERS.map((tier) => `when '${tier}' then ${granted(LISTING_TIER[tier])}`).join(' ')} end`;
}
