import { RowRules, type CheckedRow, type SourceRow } from '../../../application/import/ports.js';
import { requireWithinTier, tidyContent } from '../../../domain/business/content.js';
import { importedPart, NOTHING_IMPORTED } from '../../../domain/import/merge.js';
import { DomainError } from '../../../domain/shared/domain-error.js';
import { ImportRow } from '../../contract/import-row.js';

const FIELDS = new Set(Object.keys(ImportRow.shape));
/** Bytes that were no UTF-8. */
const BROKEN_TEXT = '\uFFFD';
const MAX_NAMED = 3;
const NO_SOURCE = 'source: Neither the row nor who imports it says where it comes from.';

/** The rules of the form for a listing, for a row of a file; what one of them says is said with its field. */
export class ContractRowRules extends RowRules {
  override check({ values, isLoose = false }: SourceRow, defaultSource: string | null): CheckedRow | string {
    const first = ImportRow.safeParse(values);
    const wrong = new Set((first.error?.issues ?? []).map(({ path }) => String(path[0] ?? '')));
    const isMendable =
      isLoose && wrong.size > 0 && !['name', 'category', 'externalId', ''].some((need) => wrong.has(need));
    const kept = isMendable ? without(values, wrong) : values;
    const read = isMendable ? ImportRow.safeParse(kept) : first;
    if (!read.success) return sentenceOf(read.error.issues);
    const broken = Object.entries(values).find(([, value]) => JSON.stringify(value).includes(BROKEN_TEXT));
    if (broken !== undefined) return `${broken[0]}: Its bytes are not valid UTF-8.`;
    const { externalId, source = defaultSource, attribution = null, ...said } = read.data;
    if (source === null) return NO_SOURCE;
    const content = tidyImport(said);
    if (typeof content === 'string') return content;
    const notes = [...(isMendable ? [`Left out: ${sentenceOf(first.error?.issues ?? [])}`] : []), ...unknownOf(values)];
    return { source, externalId, attribution, content, notes };
  }
}

type Said = Omit<ImportRow, 'externalId' | 'source' | 'attribution'>;

/** As a listing is kept. Premium's lengths may be used: what a free listing does not show is stored, as after the end of Premium. */
function tidyImport(said: Said): CheckedRow['content'] | string {
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  const content = { ...NOTHING_IMPORTED, ...said, ...given, images: [], imageAlts: [], menuUrl: null };
  const { latitude, longitude } = content;
  if ((latitude === null) !== (longitude === null)) return 'latitude: latitude and longitude go together.';
  try {
    const tidy = tidyContent(content as Parameters<typeof tidyContent>[0]);
    requireWithinTier(tidy, 'premium');
    return importedPart(tidy);
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

function without(values: SourceRow['values'], fields: ReadonlySet<string>): SourceRow['values'] {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.has(field)));
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function sentenceOf(issues: readonly Issue[]): string {
  const sentences = issues.map(({ path, message }) => `${String(path[0] ?? '')}: ${message}`);
  return [...new Set(sentences)].slice(0, MAX_NAMED).join('; ');
}

function unknownOf(values: SourceRow['values']): string[] {
  const unknown = Object.keys(values).filter((field) => !FIELDS.has(field));
  if (unknown.length === 0) return [];
  const named = unknown.slice(0, MAX_NAMED).map((field) => `'${field.slice(0, 60)}'`);
  return [
    `Not a field of a listing, and left out: ${named.join(', ')}${unknown.length > MAX_NAMED ? ' and more' : ''}`,
  ];
}
