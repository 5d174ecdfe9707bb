import type { Category } from './category.js';
import { isKindOf } from './kind/kind.js';
import type { Kind } from './kind/kind-label.js';
import type { LocationSource } from './location-source.js';
import { milesBetween, type Point } from '../gazetteer/distance.js';
import { stateCode } from '../gazetteer/us-state.js';
import { refuse } from '../shared/domain-error.js';
import { LISTING_TIER, countWords, type ListingTier } from './listing-tier.js';
import { tidyEntries } from '../shared/tidy-entries.js';
import { tidyPolicy, saysNothing, type Policy } from '../policy/policy.js';
import type { PriceRange } from './price-range.js';

/** The content that an owner enters, as stored: trimmed, null if empty. */
export interface BusinessContent {
  readonly name: string;
  readonly description: string | null;
  readonly category: Category;
  /** Null if unknown. */
  readonly kind: Kind | null;
  readonly address: string | null;
  readonly city: string | null;
  /** A two-letter code for the 50 states and DC, otherwise as typed. */
  readonly state: string | null;
  readonly zipCode: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly email: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly priceRange: PriceRange | null;
  readonly petPerks: readonly string[];
  readonly highlightedPerks: readonly string[];
  /** Addresses of uploads, in display order. */
  readonly images: readonly string[];
  /** Captions, in the order of `images`. */
  readonly imageAlts: readonly string[];
  readonly menuUrl: string | null;
  readonly arrivalNotes: string | null;
  readonly youtubeVideoId: string | null;
  readonly facebookUrl: string | null;
  readonly instagramUrl: string | null;
  readonly tiktokUrl: string | null;
  /** In the syntax of OpenStreetMap's opening_hours. */
  readonly openingHours: string | null;
  /** Null if nothing is known. */
  readonly policy: Policy | null;
}

/** The content of a business with only a name and category. */
export const EMPTY_CONTENT: Omit<BusinessContent, 'name' | 'category'> = {
  description: null,
  kind: null,
  address: null,
  city: null,
  state: null,
  zipCode: null,
  phone: null,
  website: null,
  email: null,
  latitude: null,
  longitude: null,
  priceRange: null,
  petPerks: [],
  highlightedPerks: [],
  images: [],
  imageAlts: [],
  menuUrl: null,
  arrivalNotes: null,
  youtubeVideoId: null,
  facebookUrl: null,
  instagramUrl: null,
  tiktokUrl: null,
  openingHours: null,
  policy: null,
};

/** New values of some fields. An absent field stays unchanged; null clears it. */
export type BusinessChange = { readonly [Field in keyof BusinessContent]?: BusinessContent[Field] | undefined };

/** Returns the content after a change. A new category without a new kind clears the kind if it no longer fits. */
export function withChange<T extends Pick<BusinessContent, 'category' | 'kind'>>(
  content: T,
  change: BusinessChange,
): T {
  const changed = {
    ...content,
    ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
  };
  const keepsKind = change.kind !== undefined || isKindOf(changed.kind, changed.category);
  return keepsKind ? changed : { ...changed, kind: null };
}

/** The message for a kind of another category. */
export const WRONG_KIND = 'Please choose a kind of place from the selected category';

/** Product decision: maximum distance of a pin from the center of its ZIP code or town, in miles. */
export const MAX_PIN_MILES = 30;

export const ADDRESS_FIELDS = ['address', 'city', 'state', 'zipCode'] as const;
export const PIN_FIELDS = ['latitude', 'longitude'] as const;
export const KIND_FIELDS = ['kind'] as const;

/** Fields of an approved business whose changes need an administrator's approval: its name, category, and location. */
export const REVIEWED_FIELDS = ['name', 'category', ...ADDRESS_FIELDS, 'website'] as const;

/** New values that wait for approval, by field. A pin waits with its address, and a kind with its category. */
export type PendingChanges = Readonly<
  Partial<Pick<BusinessContent, (typeof REVIEWED_FIELDS | typeof PIN_FIELDS | typeof KIND_FIELDS)[number]>>
>;

/** Returns the content as stored: unique perks, state codes, and one caption per picture. */
export function tidyContent<T extends BusinessContent>(content: T): T {
  const petPerks = tidyEntries(content.petPerks);
  const offered = new Set(petPerks.map((perk) => perk.toLowerCase()));
  return {
    ...content,
    state: content.state === null ? null : (stateCode(content.state) ?? content.state),
    petPerks,
    policy: content.policy === null || saysNothing(content.policy) ? null : tidyPolicy(content.policy),
    highlightedPerks: tidyEntries(content.highlightedPerks).filter((perk) => offered.has(perk.toLowerCase())),
    imageAlts: content.images.map((_, index) => content.imageAlts[index]?.trim() ?? ''),
  };
}

/** How much text and how many photos a listing has. */
export interface ListingExtent {
  readonly words: number;
  readonly photos: number;
}

/**
 * Returns the tier limit that a listing exceeds, with its field; null if none. A listing that already exceeds a limit,
 * as after the end of Premium, may stay as large as `before` but not grow.
 */
export function tierRefusal(
  { words, photos }: ListingExtent,
  tier: ListingTier,
  before: ListingExtent = { words: 0, photos: 0 },
): { readonly field: 'description' | 'images'; readonly message: string } | null {
  const { free, premium } = LISTING_TIER;
  if (words > premium.descriptionWords) {
    const message = `Description cannot exceed ${premium.descriptionWords} words for premium listings`;
    return { field: 'description', message };
  }
  if (photos > premium.photos) {
    return { field: 'images', message: `Premium listings can have up to ${premium.photos} images` };
  }
  const hasTooManyWords = words > Math.max(free.descriptionWords, before.words);
  const hasTooManyPhotos = photos > Math.max(free.photos, before.photos);
  if (tier === 'premium' || (!hasTooManyWords && !hasTooManyPhotos)) return null;
  const message = `Free listings are limited to ${free.descriptionWords} words and ${free.photos} images. Premium listings allow ${premium.descriptionWords} words and ${premium.photos} images.`;
  return { field: hasTooManyWords ? 'description' : 'images', message };
}

/** Throws INVALID_INPUT at the kind, or the field named for it, if it belongs to another category. */
export function requireFittingKind(
  { kind, category }: Pick<BusinessContent, 'kind' | 'category'>,
  field: 'kind' | 'recommendedBusinessKind' = 'kind',
): void {
  if (!isKindOf(kind, category)) refuse('INVALID_INPUT', WRONG_KIND, field);
}

/** Throws INVALID_INPUT at the field if the content exceeds the chosen tier. */
export function requireWithinTier(
  content: BusinessContent,
  tier: ListingTier,
  before: Pick<BusinessContent, 'description' | 'images'> = EMPTY_CONTENT,
): void {
  const refusal = tierRefusal(extentOf(content), tier, extentOf(before));
  if (refusal !== null) refuse('INVALID_INPUT', refusal.message, refusal.field);
}

/** Counts the words and photos of a listing. The form uses the same count. */
export function extentOf({ description, images }: Pick<BusinessContent, 'description' | 'images'>): ListingExtent {
  return { words: countWords(description ?? ''), photos: images.length };
}

/** Returns why a pin is too far from the center of its ZIP code or town; null if it is close enough. */
export function pinRefusal(pin: Point, middle: Point): string | null {
  if (milesBetween(pin, middle) <= MAX_PIN_MILES) return null;
  return `The pin is more than ${MAX_PIN_MILES} miles from the ZIP code or town. Please move it, or correct the address.`;
}

/**
 * Returns the position of a business: its pin, or else the center of its ZIP code or town. Throws INVALID_INPUT if
 * `pinRefusal` gives a reason.
 */
export function placeOnMap(pin: Point | null, middle: Point | null): Point | null {
  if (pin === null || middle === null) return pin ?? middle;
  const refusal = pinRefusal(pin, middle);
  return refusal === null ? pin : refuse('INVALID_INPUT', refusal, 'latitude');
}

/** Returns where the town of a business comes from after a change: a new address is stated, not taken from the pin. */
export function locationSourceAfter(
  before: LocationSource,
  change: Partial<BusinessContent>,
  now: BusinessContent,
): LocationSource {
  const isStated = ADDRESS_FIELDS.some((field) => field in change && change[field] !== now[field]);
  return isStated ? 'address' : before;
}

/**
 * Splits a change of an approved business into what applies now and what waits for approval (null if nothing waits).
 */
export function splitChange(
  now: BusinessContent,
  wanted: BusinessContent,
): { readonly atOnce: BusinessContent; readonly waiting: PendingChanges | null } {
  const changedFields = REVIEWED_FIELDS.filter((field) => now[field] !== wanted[field]);
  if (changedFields.length === 0) return { atOnce: wanted, waiting: null };
  const moves = ADDRESS_FIELDS.some((field) => now[field] !== wanted[field]);
  const isRecategorized = now.category !== wanted.category;
  const fields = [...changedFields, ...(moves ? PIN_FIELDS : []), ...(isRecategorized ? KIND_FIELDS : [])];
  const valuesIn = (content: BusinessContent) => Object.fromEntries(fields.map((field) => [field, content[field]]));
  return { atOnce: { ...wanted, ...valuesIn(now) }, waiting: valuesIn(wanted) };
}
