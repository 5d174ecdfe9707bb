import type { SourceRow } from '../../../application/import/file-ports.js';
import { RowRules, type CheckedRow } from '../../../application/import/ports.js';
import type { HoursReader } from '../../../application/policy/ports.js';
import { requireFittingKind, requireWithinTier, tidyContent } from '../../../domain/business/content.js';
import { petFieldOf } from '../../../domain/import/columns/pet-cells.js';
import { fieldWords } from '../../../domain/import/field-words.js';
import { importedPart, NOTHING_IMPORTED } from '../../../domain/import/merge.js';
import { firstCharacters } from '../../../domain/shared/characters.js';
import { DomainError } from '../../../domain/shared/domain-error.js';
import { ImportRow } from '../../contract/import/import-row.js';
import { plainMessage } from '../../contract/shared/plain-message.js';

const FIELDS = new Set(Object.keys(ImportRow.shape));
/**
 * In OpenStreetMap extracts this character marks lost text. In other files, including exports, only invalid bytes do.
 */
const BROKEN_TEXT = '\uFFFD';
const BROKEN = 'It contains an invalid character: its bytes are not valid UTF-8, or it is an unpaired surrogate.';
const MAX_NAMED = 3;
const MAX_NAMED_HOURS = 100;
const NO_SOURCE = 'source: Neither the row nor the import names a source.';

/** Checks a row of a file by the rules of the listing form. Each message names its field. */
export class ContractRowRules extends RowRules {
  constructor(private readonly hours: HoursReader) {
    super();
  }

  override check(
    { values, columns = {}, isLoose = false }: SourceRow,
    defaultSource: string | null,
  ): CheckedRow | string {
    const first = ImportRow.safeParse(values, { error: plainMessage });
    const issues = [...brokenOf(values, isLoose), ...(first.error?.issues ?? [])];
    const wrong = new Set(issues.map(({ path }) => String(path[0] ?? '')));
    const isRepairable =
      isLoose && wrong.size > 0 && !['name', 'category', 'externalId', ''].some((need) => wrong.has(need));
    if (issues.length > 0 && !isRepairable) return sentenceOf(issues, columns);
    const read = isRepairable ? ImportRow.safeParse(without(values, wrong), { error: plainMessage }) : first;
    if (!read.success) return sentenceOf(read.error.issues, columns);
    const { externalId, source = defaultSource, attribution = null, ...said } = read.data;
    if (source === null) return NO_SOURCE;
    const content = tidyImport(said, columns);
    if (typeof content === 'string') return content;
    const notes = [
      ...(isRepairable ? [`Skipped: ${sentenceOf(issues, columns)}`] : []),
      ...unknownOf(values),
      ...this.#unreadable(content, columns),
    ];
    return { source, externalId, attribution, content, isCountryStated: said.country !== undefined, notes };
  }

  /** Returns warnings about hours that can't be read. They are kept as text, so that nothing in the file is lost. */
  #unreadable(content: CheckedRow['content'], columns: Columns): string[] {
    const { openingHours, policy } = content;
    const said = [
      [columns['openingHours'] ?? fieldWords('openingHours'), openingHours],
      [columns['petHours'] ?? columns['policy'] ?? 'hours for pets', policy?.petHours ?? null],
    ] as const;
    return said.flatMap(([name, hours]) =>
      hours === null || this.hours.unreadable(hours, content) === null
        ? []
        : [`Warning: ${name}: '${firstCharacters(hours, MAX_NAMED_HOURS)}' can't be read, so visitors see no hours.`],
    );
  }
}

/** Returns issues for fields with broken characters, which the rules for typed text would silently replace. */
function brokenOf(values: SourceRow['values'], isLoose: boolean): Issue[] {
  const broken = Object.entries(values).filter(([field, value]) => FIELDS.has(field) && isBroken(value, isLoose));
  return broken.map(([field]) => ({ path: [field], message: BROKEN }));
}

function isBroken(value: unknown, isLoose: boolean): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some((part) => isBroken(part, isLoose));
  return typeof value === 'string' && (!value.isWellFormed() || (isLoose && value.includes(BROKEN_TEXT)));
}

type Columns = NonNullable<SourceRow['columns']>;

const HALF_PIN = { path: ['latitude'], message: 'latitude and longitude must be given together.' };

type Said = Omit<ImportRow, 'externalId' | 'source' | 'attribution'>;

/**
 * Tidies a row for storage. Premium's limits apply, because content that a free listing hides is stored, as when
 * Premium ends.
 */
function tidyImport(said: Said, columns: Columns): CheckedRow['content'] | string {
  const setFields = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  const content = { ...NOTHING_IMPORTED, ...said, ...setFields, images: [], imageAlts: [], menuUrl: null };
  const { latitude, longitude } = content;
  if ((latitude === null) !== (longitude === null)) return sentenceOf([HALF_PIN], columns);
  try {
    const tidy = tidyContent(content as Parameters<typeof tidyContent>[0]);
    requireFittingKind(tidy);
    requireWithinTier(tidy, 'premium');
    return importedPart({
      ...tidy,
      locationSource: content.locationSource ?? 'address',
      country: content.country ?? 'US',
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const column = columns[error.errors[0]?.path ?? ''];
    return column === undefined ? error.message : `${column}: ${error.message}`;
  }
}

function without(values: SourceRow['values'], fields: ReadonlySet<string>): SourceRow['values'] {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.has(field)));
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Names each field as the file calls its column. */
function sentenceOf(issues: readonly Issue[], columns: Columns): string {
  const sentences = issues.map(({ path, message }) => `${nameOf(path.map(String), columns)}: ${message}`);
  return [...new Set(sentences)].slice(0, MAX_NAMED).join('; ');
}

/** A policy may come from several columns, one for each fact. */
function nameOf([field = '', ...part]: readonly string[], columns: Columns): string {
  const ofFact = field === 'policy' ? columns[petFieldOf(part)] : undefined;
  return ofFact ?? columns[field] ?? fieldWords(field);
}

function unknownOf(values: SourceRow['values']): string[] {
  const unknown = Object.keys(values).filter((field) => !FIELDS.has(field));
  if (unknown.length === 0) return [];
  const named = unknown.slice(0, MAX_NAMED).map((field) => `'${firstCharacters(field, 60)}'`);
  return [`Skipped unknown fields: ${named.join(', ')}${unknown.length > MAX_NAMED ? ' and more' : ''}`];
}
