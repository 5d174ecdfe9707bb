import type { LocationSource } from '../business/location-source.js';
import { EMPTY_CONTENT, type BusinessContent } from '../business/content.js';

/** Content that a file can contain: everything an owner can enter, except uploads, where the town comes from, and the country. */
export type ImportedContent = Omit<BusinessContent, 'images' | 'imageAlts' | 'menuUrl'> & {
  readonly locationSource: LocationSource;
  /** ISO 3166-1 code. */
  readonly country: string;
};

type Field = keyof ImportedContent;

const { images: _, imageAlts: __, menuUrl: ___, ...OWNERS } = EMPTY_CONTENT;
const EMPTY = { ...OWNERS, locationSource: 'address', country: 'US' } as const;

/** The fields of a row, in export order. */
export const IMPORTED_FIELDS = ['name', 'category', ...Object.keys(EMPTY)] as readonly Field[];

/** The content of a row with only a name and category. */
export const NOTHING_IMPORTED: Omit<ImportedContent, 'name' | 'category'> = EMPTY;

/** Address fields change together, because a street from one source with a town from another doesn't exist. */
const ADDRESS: ReadonlySet<Field> = new Set([
  ...(['address', 'city', 'state', 'zipCode', 'latitude', 'longitude', 'locationSource', 'country'] as const),
]);

/** So do a category and the kind within it. */
const KIND: ReadonlySet<Field> = new Set(['category', 'kind']);

/** The changes that an import makes to a listed business. */
export interface Merge {
  readonly change: Partial<ImportedContent>;
  /** Fields that differ from the file but stay because someone edited them. */
  readonly kept: readonly Field[];
  /** Values for the next import to compare with. Edited fields keep the value of the last import. */
  readonly remembered: Partial<ImportedContent>;
}

/**
 * Takes from the file the fields that nobody edited since the last import (`imported`). Edits of owners and
 * administrators stay, and so do fields with a change waiting for approval. Fields in `editedFields`, which an
 * administrator changed, stay even if their value equals the last import's. A listing that was never imported counts as
 * fully edited.
 */
export function mergeImport(
  now: ImportedContent,
  given: ImportedContent,
  imported: Partial<ImportedContent> | null,
  waiting: Readonly<Record<string, unknown>> | null,
  editedFields: readonly string[] = [],
): Merge {
  const isByHand = (field: Field) =>
    imported === null ||
    editedFields.includes(field) ||
    !isEqual(now[field], { ...EMPTY, ...imported }[field]) ||
    (waiting !== null && field in waiting);
  const isEditedWith = (group: ReadonlySet<Field>) => [...group].some(isByHand);
  const byHand = new Set([ADDRESS, KIND].filter(isEditedWith).flatMap((group) => [...group]));
  // A town taken from the pin says nothing against an edited address.
  const isTownGiven = given.locationSource === 'address' || !byHand.has('address');
  const wanted = isTownGiven ? given : { ...given, ...townOf(now) };
  const differing = IMPORTED_FIELDS.filter((field) => !isEqual(now[field], wanted[field]));
  const keptFields = differing.filter((field) => byHand.has(field) || isByHand(field));
  const changedFields = differing.filter((field) => !keptFields.includes(field));
  const remembered = IMPORTED_FIELDS.map((field) => [field, isByHand(field) ? imported?.[field] : wanted[field]]);
  return {
    change: Object.fromEntries(changedFields.map((field) => [field, wanted[field]])),
    kept: keptFields,
    remembered: Object.fromEntries(remembered) as Partial<ImportedContent>,
  };
}

const townOf = ({ city, state, zipCode, locationSource }: ImportedContent) => ({
  city,
  state,
  zipCode,
  locationSource,
});

/** Whether two values are equal. A missing field and an empty text, which exports omit, both equal null. */
function isEqual(one: unknown, other: unknown): boolean {
  const normalized = (value: unknown) => JSON.stringify(value === '' ? null : (value ?? null));
  return normalized(one) === normalized(other);
}

/** Returns the fields of a business that an import may change. */
export function importedPart(content: ImportedContent): ImportedContent {
  return Object.fromEntries(IMPORTED_FIELDS.map((field) => [field, content[field]])) as unknown as ImportedContent;
}
