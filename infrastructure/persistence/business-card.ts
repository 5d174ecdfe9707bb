import { LISTING_TIER } from '../../domain/business/listing-tier.js';
import { EARTH_RADIUS_MILES } from '../../domain/geo/distance.js';

/** A card shows a few pictures; the place's own page shows all that its tier grants. */
const CARD_PHOTOS = 5;

const { free, premium } = LISTING_TIER;

/**
 * SQL of one card's JSON (the contract's `BusinessCard`) out of table businesses named `b`, of type json. It shows what the
 * tier grants, as `publicContent` in the domain.
 */
export function businessCard(b: string): string {
  return `json_build_object('id', ${b}.id, 'name', ${b}.name, 'category', ${b}.category, 'description', ${shownDescription(b)},
    'address', ${b}.address, 'city', ${b}.city, 'state', ${b}.state, 'zipCode', ${b}.zip_code, 'phone', ${b}.phone,
    'website', ${b}.website, 'email', ${b}.email, 'images', ${b}.images[1:${photos(b)}], 'avgRating', ${b}.avg_rating::text,
    'reviewCount', ${b}.review_count, 'priceRange', ${b}.price_range, 'petPerks', ${b}.pet_perks, 'tier', ${b}.tier,
    'isFavorite', ${b}.is_favorite, 'isActive', ${b}.is_active, 'isClaimed', ${b}.is_claimed, 'isVerified', ${b}.is_verified,
    'latitude', ${b}.latitude, 'longitude', ${b}.longitude, 'ownerId', ${b}.owner_id,
    'imageAlts', ${b}.image_alts[1:${photos(b)}])`;
}

/** As `businessCard`, of type text, with `isNearby` and, where the place has coordinates, `distance` in miles to one decimal. */
export function locatedCard(b: string, squaredChord: string, isNearby: string): string {
  // Rounding may lift the square over that of the diameter. least() would make a number of null.
  const atMostFour = `case when ${squaredChord} > 4 then 4 else ${squaredChord} end`;
  return `left(${businessCard(b)}::text, -1) || ', "isNearby" : ' || (${isNearby})::text
    || coalesce(', "distance" : ' || round((${2 * EARTH_RADIUS_MILES} * asin(sqrt(${atMostFour}) / 2))::numeric, 1), '') || '}'`;
}

/** A text of at most 2n characters has at most n words: nearly always there is nothing to count. */
function shownDescription(b: string): string {
  const words = `case ${b}.tier when 'premium' then ${premium.descriptionWords} else ${free.descriptionWords} end`;
  return `case when length(${b}.description) <= 2 * ${words} then ${b}.description else first_words(${b}.description, ${words}) end`;
}

function photos(b: string): string {
  return `case ${b}.tier when 'premium' then ${Math.min(CARD_PHOTOS, premium.photos)} else ${Math.min(CARD_PHOTOS, free.photos)} end`;
}
