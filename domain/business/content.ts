import type { Category } from './category.js';
import { milesBetween, type Point } from '../gazetteer/distance.js';
import { stateCode } from '../gazetteer/us-state.js';
import { refuse } from '../shared/domain-error.js';
import { LISTING_TIER, wordsOf, type ListingTier } from './listing-tier.js';
import { tidyPerks } from './perk.js';
import type { PriceRange } from './price-range.js';

/** What an owner says of a business, as it is kept: trimmed, null where nothing is said. */
export interface BusinessContent {
  readonly name: string;
  readonly description: string | null;
  readonly category: Category;
  readonly address: string | null;
  readonly city: string | null;
  /** A two-letter code where it is one of the 50 states or DC, else as it was typed. */
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
  /** Addresses of uploads, in the order in which they are shown. */
  readonly images: readonly string[];
  /** What the pictures show, in the order of `images`. */
  readonly imageAlts: readonly string[];
  readonly menuUrl: string | null;
  readonly arrivalNotes: string | null;
  readonly youtubeVideoId: string | null;
  readonly facebookUrl: string | null;
  readonly instagramUrl: string | null;
  readonly tiktokUrl: string | null;
}

/** A business of which nothing is said but its name and category. */
export const NOTHING_SAID: Omit<BusinessContent, 'name' | 'category'> = {
  description: null,
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
};

/** New values of some fields; an absent one stays as it is, null clears. */
export type BusinessChange = { readonly [Field in keyof BusinessContent]?: BusinessContent[Field] | undefined };

/** Content with a change made to it. */
export function changed<T extends Partial<BusinessContent>>(content: T, change: BusinessChange): T {
  return { ...content, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) };
}

/** A product decision: a pin may lie at most so many miles from the middle of the ZIP code or town of its business. */
export const MAX_PIN_MILES = 30;

const ADDRESS_FIELDS = ['address', 'city', 'state', 'zipCode'] as const;
const PIN_FIELDS = ['latitude', 'longitude'] as const;

/** What of an approved business is public only once an administrator has seen its change: who and where it is. */
export const REVIEWED_FIELDS = ['name', 'category', ...ADDRESS_FIELDS, 'website'] as const;

/** New values that wait for an administrator, by field; a pin waits with the address that it belongs to. */
export type PendingChanges = Readonly<
  Partial<Pick<BusinessContent, (typeof REVIEWED_FIELDS)[number] | (typeof PIN_FIELDS)[number]>>
>;

/** Content as it is kept: perks each once, a state by its code, as many captions as pictures. */
export function tidyContent<T extends BusinessContent>(content: T): T {
  const petPerks = tidyPerks(content.petPerks);
  const offered = new Set(petPerks.map((perk) => perk.toLowerCase()));
  return {
    ...content,
    state: content.state === null ? null : (stateCode(content.state) ?? content.state),
    petPerks,
    highlightedPerks: tidyPerks(content.highlightedPerks).filter((perk) => offered.has(perk.toLowerCase())),
    imageAlts: content.images.map((_, index) => content.imageAlts[index]?.trim() ?? ''),
  };
}

/** How much a listing says and shows. */
export interface ListingExtent {
  readonly words: number;
  readonly photos: number;
}

/**
 * The rule of a tier that a listing breaks, at its field; null where it keeps them. What stood there `before` may stay,
 * as after the end of Premium, but not grow.
 */
export function tierRefusal(
  { words, photos }: ListingExtent,
  wished: ListingTier,
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
  if (wished === 'premium' || (!hasTooManyWords && !hasTooManyPhotos)) return null;
  const message = `Free listings are limited to ${free.descriptionWords} words and ${free.photos} images. Premium listings allow ${premium.descriptionWords} words and ${premium.photos} images.`;
  return { field: hasTooManyWords ? 'description' : 'images', message };
}

/** Refuses with INVALID_INPUT, at the field, what not even the tier that is wished for grants. */
export function requireWithinTier(
  content: BusinessContent,
  wished: ListingTier,
  before: Pick<BusinessContent, 'description' | 'images'> = NOTHING_SAID,
): void {
  const refusal = tierRefusal(extentOf(content), wished, extentOf(before));
  if (refusal !== null) refuse('INVALID_INPUT', refusal.message, refusal.field);
}

/** How much a listing says and shows; so the form counts too. */
export function extentOf({ description, images }: Pick<BusinessContent, 'description' | 'images'>): ListingExtent {
  return { words: wordsOf(description ?? ''), photos: images.length };
}

/** Why a pin cannot stand where it is: it must lie near the middle of its ZIP code or town. Null where it can. */
export function pinRefusal(pin: Point, middle: Point): string | null {
  if (milesBetween(pin, middle) <= MAX_PIN_MILES) return null;
  return `The pin is more than ${MAX_PIN_MILES} miles from the ZIP code or town. Please move it, or correct the address.`;
}

/** The place of a business on the map: its pin, else the middle of its ZIP code or town. Refuses with INVALID_INPUT, as `pinRefusal` says. */
export function placeOnMap(pin: Point | null, middle: Point | null): Point | null {
  if (pin === null || middle === null) return pin ?? middle;
  const refusal = pinRefusal(pin, middle);
  return refusal === null ? pin : refuse('INVALID_INPUT', refusal, 'latitude');
}

/** What a change of an approved business does at once, and what of it waits for an administrator; null where nothing waits. */
export function splitChange(
  now: BusinessContent,
  wanted: BusinessContent,
): { readonly atOnce: BusinessContent; readonly waiting: PendingChanges | null } {
  const changed = REVIEWED_FIELDS.filter((field) => now[field] !== wanted[field]);
  if (changed.length === 0) return { atOnce: wanted, waiting: null };
  const moves = ADDRESS_FIELDS.some((field) => now[field] !== wanted[field]);
  const fields = moves ? [...changed, ...PIN_FIELDS] : changed;
  const valuesIn = (content: BusinessContent) => Object.fromEntries(fields.map((field) => [field, content[field]]));
  return { atOnce: { ...wanted, ...valuesIn(now) }, waiting: valuesIn(wanted) };
}
