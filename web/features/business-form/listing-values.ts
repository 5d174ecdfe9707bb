import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import {
  BusinessForm,
  type BusinessChange,
  type OwnerBusiness,
} from '../../../interfaces/contract/business/business-form.js';
import {
  extentOf,
  NOTHING_SAID,
  tierRefusal,
  type BusinessContent,
  type Category,
  type ListingTier,
} from '../../../interfaces/contract/shared/words.js';

type Pin = Pick<BusinessContent, 'latitude' | 'longitude'>;

/** What stands in the form: all that an owner may say, empty where nothing is said. The pin is null until it is set. */
export type ListingValues = {
  -readonly [
    Field in Exclude<keyof BusinessContent, keyof Pin | 'category'>
  ]: BusinessContent[Field] extends readonly string[] ? string[] : string;
} & Pin & { tier: ListingTier; category: Category | '' };

const { latitude, longitude, ...TYPED } = NOTHING_SAID;

export const NEW_LISTING = {
  tier: 'free',
  name: '',
  category: '',
  ...Object.fromEntries(Object.entries(TYPED).map(([field, nothing]) => [field, nothing ?? ''])),
  latitude,
  longitude,
} as unknown as ListingValues;

const FIELDS = Object.keys(NEW_LISTING) as readonly (keyof ListingValues)[];

/** What a draft may keep: all but the e-mail address and the telephone number. */
export const DRAFTED: readonly (keyof ListingValues)[] = FIELDS.filter(
  (field) => field !== 'email' && field !== 'phone',
);
/** The same of an edit, which does not choose the tier. */
export const DRAFTED_OF_EDIT = DRAFTED.filter((field) => field !== 'tier');

/** What only Premium grants and a free listing therefore does not say. */
const NOT_IN_FREE = {
  youtubeVideoId: '',
  facebookUrl: '',
  instagramUrl: '',
  tiktokUrl: '',
  arrivalNotes: '',
  highlightedPerks: [],
} satisfies Partial<ListingValues>;

const PIN = ['latitude', 'longitude'] as const;

function isOfPin(field: string): boolean {
  return PIN.some((each) => each === field);
}

/** True for the name of a field of the form. */
export function isField(name: string): name is keyof ListingValues {
  return name in NEW_LISTING;
}

/** The stored business as its owner last wanted it: with the changes that still wait. */
export function valuesOf(business: OwnerBusiness): ListingValues {
  const tier = business.billing.wishedTier;
  const wanted: Partial<Record<string, unknown>> = { ...business, ...business.pendingChanges, tier };
  const known = FIELDS.map((field): [string, unknown] => [field, wanted[field] ?? NEW_LISTING[field]]);
  return Object.fromEntries(known) as unknown as ListingValues;
}

type ListingResolver = Resolver<ListingValues, unknown, BusinessForm>;

/**
 * Checks by the contract; what the chosen tier does not ask for is neither checked nor sent. What a stored listing says
 * beyond its tier may stay, and not grow.
 */
export function listingResolverOf(stored: Pick<OwnerBusiness, 'description' | 'images'> | null): ListingResolver {
  const before = stored === null ? undefined : extentOf(stored);
  const Listing = BusinessForm.superRefine(({ description = null, images = [], tier }, context) => {
    const refusal = tierRefusal(extentOf({ description, images }), tier, before);
    if (refusal !== null) context.addIssue({ code: 'custom', path: [refusal.field], message: refusal.message });
  });
  const check = zodResolver(Listing) as unknown as ListingResolver;
  return (values, context, options) =>
    check(values.tier === 'premium' ? values : { ...values, ...NOT_IN_FREE }, context, options);
}

/** The same of a new listing. */
export const listingResolver = listingResolverOf(null);

/** The keys of a PATCH: the checked values of those fields whose content is no longer the stored one. */
export function changeOf(business: OwnerBusiness, typed: ListingValues, checked: BusinessForm): BusinessChange {
  const stored = valuesOf(business);
  const changed = FIELDS.filter((field) => {
    const isAsked = field !== 'tier' && (business.billing.wishedTier === 'premium' || !(field in NOT_IN_FREE));
    return isAsked && JSON.stringify(stored[field]) !== JSON.stringify(typed[field]);
  });
  // A pin goes whole.
  const sent = changed.some(isOfPin) ? [...changed, ...PIN] : changed;
  return Object.fromEntries(sent.map((field) => [field, checked[field]]));
}
