import { zodResolver } from '@hookform/resolvers/zod';
import { useFormContext, type Resolver, type UseFormReturn } from 'react-hook-form';
import {
  BusinessForm,
  type BusinessChange,
  type OwnerBusiness,
} from '../../../interfaces/contract/business/business-form.js';
import {
  extentOf,
  EMPTY_CONTENT,
  tierRefusal,
  type BusinessContent,
  type Category,
  type Kind,
  type ListingTier,
} from '../../../interfaces/contract/shared/words.js';
import { hoursProblem } from '../../../interfaces/contract/policy/policy-words.js';
import { perkRefusal, withOwnPerk, withOwnPerkError } from '../../ui/form/own-perk.js';
import { NO_ANSWERS, policyOfValues, valuesOfPolicy, type PolicyValues } from './pets-and-hours/policy-values.js';

type Pin = Pick<BusinessContent, 'latitude' | 'longitude'>;

/**
 * The form's values: everything an owner can enter, empty by default. The pin is null until set. `ownPerk` is a perk that
 * was typed but not added.
 */
export type ListingValues = {
  -readonly [
    Field in Exclude<keyof BusinessContent, keyof Pin | 'category' | 'kind' | 'policy'>
  ]: BusinessContent[Field] extends readonly string[] ? string[] : string;
} & Pin & { tier: ListingTier; category: Category | ''; kind: Kind | ''; policy: PolicyValues; ownPerk: string };

export type ListingForm = UseFormReturn<ListingValues, unknown, BusinessForm>;

/** The form that surrounds the sections. */
export const useListingForm = () => useFormContext<ListingValues, unknown, BusinessForm>();

const { latitude, longitude, policy: _, ...TYPED } = EMPTY_CONTENT;

export const NEW_LISTING = {
  tier: 'free',
  name: '',
  category: '',
  ...Object.fromEntries(Object.entries(TYPED).map(([field, nothing]) => [field, nothing ?? ''])),
  latitude,
  longitude,
  policy: NO_ANSWERS,
  ownPerk: '',
} as unknown as ListingValues;

const FIELDS = Object.keys(NEW_LISTING) as readonly (keyof ListingValues)[];
/** The fields of the listing itself. */
const SENT_FIELDS = FIELDS.filter((field) => field !== 'ownPerk');

/** Fields a draft may contain: all except email and phone number. */
export const DRAFT_FIELDS: readonly (keyof ListingValues)[] = FIELDS.filter(
  (field) => field !== 'email' && field !== 'phone',
);
/** The same for an edit, where the tier can't be chosen. */
export const EDIT_DRAFT_FIELDS = DRAFT_FIELDS.filter((field) => field !== 'tier');

/** Empty values for the Premium-only fields, used for a free listing. */
const EMPTY_PREMIUM_FIELDS = {
  youtubeVideoId: '',
  facebookUrl: '',
  instagramUrl: '',
  tiktokUrl: '',
  arrivalNotes: '',
  highlightedPerks: [],
} satisfies Partial<ListingValues>;

const PIN = ['latitude', 'longitude'] as const;

function isPinField(field: string): boolean {
  return PIN.some((each) => each === field);
}

/** A stored business, as its owner or an administrator gets it. */
export type StoredBusiness = Omit<OwnerBusiness, 'moves'>;

/** Returns the form's values for a stored business, including its pending changes. */
export function valuesOf(business: StoredBusiness): ListingValues {
  const tier = business.billing.wishedTier;
  const policy = valuesOfPolicy(business.policy);
  const values: Partial<Record<string, unknown>> = { ...business, ...business.pendingChanges, tier, policy };
  const known = FIELDS.map((field): [string, unknown] => [field, values[field] ?? NEW_LISTING[field]]);
  return Object.fromEntries(known) as unknown as ListingValues;
}

type ListingResolver = Resolver<ListingValues, unknown, BusinessForm>;

/**
 * Returns a resolver that checks the contract. Fields outside the chosen tier are neither checked nor sent. Stored
 * content beyond the tier's limits may stay but not grow. A perk that was typed but not added is sent too.
 */
export function listingResolverOf(stored: StoredBusiness | null): ListingResolver {
  const before = stored === null ? undefined : extentOf(stored);
  const Listing = BusinessForm.superRefine(({ description = null, images = [], tier, ...listing }, context) => {
    for (const { path, message } of hoursProblems(listing, stored)) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
    const refusal = tierRefusal(extentOf({ description, images }), tier, before);
    if (refusal !== null) context.addIssue({ code: 'custom', path: [refusal.field], message: refusal.message });
  });
  const check = zodResolver(Listing) as unknown as ListingResolver;
  return async ({ ownPerk, ...values }, context, options) => {
    const petPerks = withOwnPerk(values.petPerks, ownPerk);
    const policy = policyOfValues(values.policy);
    const sent = { ...values, ...(values.tier === 'premium' ? {} : EMPTY_PREMIUM_FIELDS), petPerks, policy };
    const checked = await check(sent as unknown as ListingValues, context, options);
    return withOwnPerkError(checked, perkRefusal(values.petPerks, ownPerk));
  };
}

type Hours = Pick<BusinessForm, 'openingHours' | 'policy'>;

/** Returns what is wrong with hours that the form can show, unless they are stored like that. */
function hoursProblems({ openingHours, policy }: Hours, stored: StoredBusiness | null) {
  const typed = [
    { path: ['openingHours'], now: openingHours, before: stored?.openingHours },
    { path: ['policy', 'petHours'], now: policy?.petHours, before: stored?.policy?.petHours },
  ];
  return typed.flatMap(({ path, now, before }) => {
    const message = now == null || now === before ? null : hoursProblem(now);
    return message === null ? [] : [{ path, message }];
  });
}

export const listingResolver = listingResolverOf(null);

/** Returns the body of a PATCH: the checked values of the fields that differ from the stored ones. */
export function changeOf(business: StoredBusiness, values: ListingValues, checked: BusinessForm): BusinessChange {
  const stored = valuesOf(business);
  const typed = { ...values, petPerks: withOwnPerk(values.petPerks, values.ownPerk) };
  const changed = SENT_FIELDS.filter((field) => {
    const isShown = field !== 'tier' && (business.billing.wishedTier === 'premium' || !(field in EMPTY_PREMIUM_FIELDS));
    return isShown && JSON.stringify(stored[field]) !== JSON.stringify(typed[field]);
  });
  // Latitude and longitude are always sent together.
  const sent = changed.some(isPinField) ? [...changed, ...PIN] : changed;
  return Object.fromEntries(sent.map((field) => [field, checked[field]]));
}

/** Returns the fields of the form whose values differ. */
export function differingFields(one: ListingValues, other: ListingValues): readonly (keyof ListingValues)[] {
  return FIELDS.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}
