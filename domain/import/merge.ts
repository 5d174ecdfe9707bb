import type { LocationSource } from '../business/location-source.js';
import { EMPTY_CONTENT, type BusinessContent } from '../business/content.js';
import type { NewStatement } from '../policy/known-facts.js';
import { mergeFacts, NOTHING_SAID, type FactField, type SaidFacts } from './merge-facts.js';

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

/** The fields that consist of facts. They are merged fact by fact, and computed from what everyone said about them. */
const FACT_FIELDS: ReadonlySet<Field> = new Set<FactField>(['policy', 'openingHours']);

/** The other fields, which an import changes as a whole. */
export const PLAIN_FIELDS = IMPORTED_FIELDS.filter((field) => !FACT_FIELDS.has(field));

/** The content of a row with only a name and category. */
export const NOTHING_IMPORTED: Omit<ImportedContent, 'name' | 'category'> = EMPTY;

/** Address fields change together, because a street from one source with a town from another doesn't exist. */
const ADDRESS: ReadonlySet<Field> = new Set([
  ...(['address', 'city', 'state', 'zipCode', 'latitude', 'longitude', 'locationSource', 'country'] as const),
]);

/** Of these, the part that one source states as a whole, next to the pin of another. */
const STREET: ReadonlySet<Field> = new Set([...(['address', 'city', 'state', 'zipCode', 'locationSource'] as const)]);

/** So do a category and the kind within it. */
const KIND: ReadonlySet<Field> = new Set(['category', 'kind']);

/** The changes that an import makes to a listed business. */
export interface Merge {
  readonly change: Partial<ImportedContent>;
  /** What the import says about the facts of the business. */
  readonly said: readonly NewStatement[];
  /** The fields that change, and those with facts that can change because of what the import says. */
  readonly changed: readonly Field[];
  /** Fields that differ from the file but stay because someone edited them. */
  readonly kept: readonly Field[];
  /** Values for the next import to compare with. Edited fields keep the value of the last import. */
  readonly remembered: Partial<ImportedContent>;
}

/** What is known about a listed business when a row of a file is about it. */
export interface MergeInput {
  readonly now: ImportedContent;
  readonly given: ImportedContent;
  /** The values of its source's last import; none if it joins now; null if the listing was never imported. */
  readonly imported: Partial<ImportedContent> | null;
  /** The values of the other sources' last imports. */
  readonly others?: readonly Partial<ImportedContent>[];
  /** Fields of a change waiting for approval. */
  readonly waiting?: Readonly<Record<string, unknown>> | null;
  /** Fields that an administrator changed. */
  readonly editedFields?: readonly string[];
  /** What was said about the facts of the business; nothing by default. */
  readonly said?: SaidFacts;
}

/**
 * Takes from the file the fields whose value comes from its own source, and those that no source has said. Edits of
 * owners and administrators stay, and so do fields with a change waiting for approval. Fields in `editedFields` stay even
 * if their value equals the last import's. A listing that was never imported counts as fully edited. The pet policy and
 * opening hours are merged by `mergeFacts` instead.
 */
export function mergeImport(input: MergeInput): Merge {
  const { now, given, imported } = input;
  const stay = fieldsThatStay(input);
  // A town taken from the pin says nothing against an edited address.
  const isTownGiven = given.locationSource === 'address' || !stay.byHand.has('address');
  const said = isTownGiven ? given : { ...given, ...townOf(now) };
  const wanted = withOthers(said, input.others ?? []);
  const facts = mergeFacts({
    ...{ now, given, imported },
    others: input.others ?? [],
    said: input.said ?? NOTHING_SAID,
  });
  const differing = PLAIN_FIELDS.filter((field) => !isEqual(now[field], wanted[field]));
  const changedFields = differing.filter((field) => !stay.byHand.has(field) && !stay.ofOthers.has(field));
  const remembered = PLAIN_FIELDS.map((field) => [field, stay.single.has(field) ? imported?.[field] : said[field]]);
  return {
    change: Object.fromEntries(changedFields.map((field) => [field, wanted[field]])),
    said: facts.said,
    changed: [...changedFields, ...facts.changed],
    kept: [...differing.filter((field) => stay.byHand.has(field)), ...facts.kept],
    remembered: { ...(Object.fromEntries(remembered) as Partial<ImportedContent>), ...facts.remembered },
  };
}

/** Returns the fields that a row leaves as they are: edited, or of another source. */
function fieldsThatStay({ now, given, imported, others = [], waiting = null, editedFields = [] }: MergeInput) {
  const isOwn = (field: Field) => isEqual(now[field], { ...EMPTY, ...imported }[field]);
  const isOfOthers = (field: Field) => !isOwn(field) && others.some((other) => isEqual(now[field], other[field]));
  const isEdited = (field: Field) =>
    imported === null ||
    editedFields.includes(field) ||
    !(isOwn(field) || isOfOthers(field)) ||
    (waiting !== null && field in waiting);
  const single = new Set(PLAIN_FIELDS.filter(isEdited));
  const byHand = together(single, [ADDRESS, KIND]);
  // Without a street, a town from the pin or of another source gives way to a whole address.
  const isStreetNew = now.address === null && given.address !== null && !byHand.has('address');
  const ofOthers = together(new Set(PLAIN_FIELDS.filter(isOfOthers)), [KIND, ...(isStreetNew ? [] : [STREET])]);
  if (isStreetNew) for (const field of STREET) ofOthers.delete(field);
  return { single, byHand, ofOthers };
}

/** Returns the fields, and the whole of each group that has one of them. */
function together(fields: ReadonlySet<Field>, groups: readonly ReadonlySet<Field>[]): Set<Field> {
  const touched = groups.filter((group) => [...group].some((field) => fields.has(field)));
  return new Set([...fields, ...touched.flatMap((group) => [...group])]);
}

/** Returns the content with what other sources said where it says nothing. */
function withOthers(given: ImportedContent, others: readonly Partial<ImportedContent>[]): ImportedContent {
  const missing = PLAIN_FIELDS.filter((field) => !ADDRESS.has(field) && !KIND.has(field) && isEmpty(given[field]));
  const found = missing.flatMap((field) => {
    const other = others.find((each) => !isEmpty(each[field]));
    return other === undefined ? [] : [[field, other[field]] as const];
  });
  return { ...given, ...Object.fromEntries(found) };
}

/** Returns the fields, and the whole address or kind if they have a part of it. */
export const wholeGroups = (fields: ReadonlySet<Field>): ReadonlySet<Field> => together(fields, [ADDRESS, KIND]);

/** Whether two values of a field are the same to an import. */
export const sameValue = (one: unknown, other: unknown): boolean => isEqual(one, other);

const isEmpty = (value: unknown): boolean => isEqual(value, null) || isEqual(value, []);

const townOf = ({ city, state, zipCode, locationSource }: ImportedContent) => ({
  city,
  state,
  zipCode,
  locationSource,
});

/** Whether two values are equal. A missing field and an empty text, which exports omit, both equal null. */
function isEqual(one: unknown, other: unknown): boolean {
  return normalized(one) === normalized(other);
}

/** The database keeps the keys of a policy in its own order. */
function normalized(value: unknown): string {
  if (value === '' || value == null) return 'null';
  return typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value, inOrder) : JSON.stringify(value);
}

const inOrder = (_: string, part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : part;

/** Returns the fields of a business that an import may change. */
export function importedPart(content: ImportedContent): ImportedContent {
  return Object.fromEntries(IMPORTED_FIELDS.map((field) => [field, content[field]])) as unknown as ImportedContent;
}
