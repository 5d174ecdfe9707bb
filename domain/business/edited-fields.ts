import {
  ADDRESS_FIELDS,
  EMPTY_CONTENT,
  KIND_FIELDS,
  PIN_FIELDS,
  type BusinessContent,
  type PendingChanges,
} from './content.js';

/** All fields that an owner or administrator can edit. */
export const CONTENT_FIELDS = ['name', 'category', ...Object.keys(EMPTY_CONTENT)] as readonly (keyof BusinessContent)[];

/** Fields that wait for approval together: address and pin, category and kind. */
const TOGETHER: readonly (readonly string[])[] = [
  [...ADDRESS_FIELDS, ...PIN_FIELDS],
  ['category', ...KIND_FIELDS],
];

/** Returns the fields whose values differ. The order of a policy's keys makes no difference: the database has its own. */
export function changedFields(before: BusinessContent, after: BusinessContent): readonly (keyof BusinessContent)[] {
  return CONTENT_FIELDS.filter((field) => textOf(before[field]) !== textOf(after[field]));
}

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Whether one of the fields belongs to the street address: street, city, state, or ZIP code. */
export function changesAddress(fields: readonly string[]): boolean {
  return ADDRESS_FIELDS.some((field) => fields.includes(field));
}

/**
 * Returns the changes that still wait for approval after an administrator edited these fields; null if none. The
 * administrator's value replaces the owner's waiting one, and fields that wait together go together.
 */
export function pendingAfterEdit(pending: PendingChanges | null, edited: readonly string[]): PendingChanges | null {
  if (pending === null) return null;
  const groups = TOGETHER.filter((group) => group.some((field) => edited.includes(field)));
  const replaced = new Set([...edited, ...groups.flat()]);
  const kept = Object.entries(pending).filter(([field]) => !replaced.has(field));
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

/** The fields in words, as owners read which ones were changed. */
export const FIELD_LABEL: Readonly<Record<keyof BusinessContent, string>> = {
  name: 'name',
  category: 'category',
  description: 'description',
  kind: 'kind of place',
  address: 'street address',
  city: 'city',
  state: 'state',
  zipCode: 'ZIP code',
  phone: 'phone number',
  website: 'website',
  email: 'email address',
  latitude: 'latitude',
  longitude: 'longitude',
  priceRange: 'price range',
  petPerks: 'pet perks',
  highlightedPerks: 'highlighted perks',
  images: 'photos',
  imageAlts: 'photo captions',
  menuUrl: 'menu',
  arrivalNotes: 'arrival notes',
  youtubeVideoId: 'video',
  facebookUrl: 'Facebook page',
  instagramUrl: 'Instagram profile',
  tiktokUrl: 'TikTok profile',
  openingHours: 'opening hours',
  policy: 'pet policy',
};
