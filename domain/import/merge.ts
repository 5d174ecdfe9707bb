import { NOTHING_SAID, type BusinessContent } from '../business/content.js';

/** What a file can say of a business: all that an owner can, but for files of the directory's own. */
export type ImportedContent = Omit<BusinessContent, 'images' | 'imageAlts' | 'menuUrl'>;

type Field = keyof ImportedContent;

const { images: _, imageAlts: __, menuUrl: ___, ...EMPTY } = NOTHING_SAID;

/** The fields of a file's row, in the order in which they are exported. */
export const IMPORTED_FIELDS = ['name', 'category', ...Object.keys(EMPTY)] as readonly Field[];

/** A listing of which a file says nothing but its name and category. */
export const NOTHING_IMPORTED: Omit<ImportedContent, 'name' | 'category'> = EMPTY;

/** An address is one thing: a street of one source with the town of another would be nowhere. */
const ADDRESS: ReadonlySet<Field> = new Set(['address', 'city', 'state', 'zipCode', 'latitude', 'longitude']);

/** What an import does to a business that is listed already. */
export interface Merge {
  /** New values. */
  readonly change: Partial<ImportedContent>;
  /** Fields in which the file differs, and that stay because somebody changed them by hand. */
  readonly kept: readonly Field[];
  /** What the next import compares with: of fields that were changed by hand, still what the last import took. */
  readonly remembered: Partial<ImportedContent>;
}

/**
 * Takes from a file what nobody changed since the import before (`imported`): what an owner or an administrator wrote by hand
 * stays, and what an owner's change that waits for approval is about too. A listing that was never imported is all by hand.
 */
export function mergeImport(
  now: ImportedContent,
  wanted: ImportedContent,
  imported: Partial<ImportedContent> | null,
  waiting: Readonly<Record<string, unknown>> | null,
): Merge {
  const isByHand = (field: Field) =>
    imported === null || !isEqual(now[field], imported[field]) || (waiting !== null && field in waiting);
  const isAddressByHand = [...ADDRESS].some(isByHand);
  const differing = IMPORTED_FIELDS.filter((field) => !isEqual(now[field], wanted[field]));
  const kept = differing.filter((field) => (ADDRESS.has(field) ? isAddressByHand : isByHand(field)));
  const taken = differing.filter((field) => !kept.includes(field));
  const remembered = IMPORTED_FIELDS.map((field) => [field, isByHand(field) ? imported?.[field] : wanted[field]]);
  return {
    change: Object.fromEntries(taken.map((field) => [field, wanted[field]])),
    kept,
    remembered: Object.fromEntries(remembered) as Partial<ImportedContent>,
  };
}

/** A field that an earlier import did not know counts as nothing said, and so does an empty text, which an export leaves out. */
function isEqual(one: unknown, other: unknown): boolean {
  const said = (value: unknown) => JSON.stringify(value === '' ? null : (value ?? null));
  return said(one) === said(other);
}

/** The part of a business that an import may change. */
export function importedPart(content: ImportedContent): ImportedContent {
  return Object.fromEntries(IMPORTED_FIELDS.map((field) => [field, content[field]])) as unknown as ImportedContent;
}
