import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { BusinessForm, type BusinessChange, type OwnerBusiness } from '../../../interfaces/contract/business-form.js';
import { tierRefusal, wordsOf, type Category, type ListingTier } from '../../../interfaces/contract/words.js';

/** What stands in the form: empty where nothing is said. */
export interface ListingValues {
  tier: ListingTier;
  name: string;
  category: Category | '';
  description: string;
  priceRange: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  phone: string;
  website: string;
  email: string;
  youtubeVideoId: string;
  facebookUrl: string;
  instagramUrl: string;
  tiktokUrl: string;
  arrivalNotes: string;
  petPerks: string[];
  highlightedPerks: string[];
  images: string[];
  imageAlts: string[];
  menuUrl: string;
}

export const NEW_LISTING: ListingValues = {
  tier: 'free',
  name: '',
  category: '',
  description: '',
  priceRange: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  phone: '',
  website: '',
  email: '',
  youtubeVideoId: '',
  facebookUrl: '',
  instagramUrl: '',
  tiktokUrl: '',
  arrivalNotes: '',
  petPerks: [],
  highlightedPerks: [],
  images: [],
  imageAlts: [],
  menuUrl: '',
};

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

/** True for the name of a field of the form. */
export function isField(name: string): name is keyof ListingValues {
  return name in NEW_LISTING;
}

/** The stored business as its owner last wanted it: with the changes that still wait. */
export function valuesOf(business: OwnerBusiness): ListingValues {
  const wanted: Partial<Record<string, unknown>> = { ...business, ...business.pendingChanges };
  const known = FIELDS.map((field): [string, unknown] => [field, wanted[field] ?? NEW_LISTING[field]]);
  return Object.fromEntries(known) as unknown as ListingValues;
}

const Listing = BusinessForm.superRefine(({ description, images = [], tier }, context) => {
  const refusal = tierRefusal({ words: wordsOf(description ?? ''), photos: images.length }, tier);
  if (refusal !== null) context.addIssue({ code: 'custom', path: [refusal.field], message: refusal.message });
});

const check = zodResolver(Listing) as unknown as Resolver<ListingValues, unknown, BusinessForm>;

/** Checks by the contract; what the chosen tier does not ask for is neither checked nor sent. */
export const listingResolver: Resolver<ListingValues, unknown, BusinessForm> = (values, context, options) =>
  check(values.tier === 'premium' ? values : { ...values, ...NOT_IN_FREE }, context, options);

/** The keys of a PATCH: the checked values of those fields whose content is no longer the stored one. */
export function changeOf(business: OwnerBusiness, typed: ListingValues, checked: BusinessForm): BusinessChange {
  const stored = valuesOf(business);
  const changed = FIELDS.filter((field) => {
    const isAsked = field !== 'tier' && (business.tier === 'premium' || !(field in NOT_IN_FREE));
    return isAsked && JSON.stringify(stored[field]) !== JSON.stringify(typed[field]);
  });
  return Object.fromEntries(changed.map((field) => [field, checked[field]]));
}
