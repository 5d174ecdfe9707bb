import type { ReadRow } from '../../../application/import/file-ports.js';
import { isKindOf, KIND } from '../../../domain/business/kind/kind.js';
import { categoryNamed, kindNamed, NO_PETS, refusesPets, saysYes } from '../../../domain/import/columns/cell-words.js';
import { columnKey, columnNames } from '../../../domain/import/columns/column-name.js';
import { derivedId } from '../../../domain/import/columns/derived-id.js';
import { policyOfCells } from '../../../domain/import/columns/pet-cells.js';
import {
  columnOf,
  isPetField,
  perkOf,
  type ColumnMapping,
  type MappedField,
} from '../../../domain/import/columns/mapping.js';
import { ImportFileError } from '../import-file-error.js';
import { splitTexts } from './joined-texts.js';

/** A matched column: its place in the file, its name there, and its field. */
interface Match {
  readonly index: number;
  readonly column: string;
  readonly field: MappedField;
}

type Values = Record<string, unknown>;

const LISTS: ReadonlySet<MappedField> = new Set(['petPerks', 'highlightedPerks']);
const MAX_NAMED = 5;

/**
 * Returns the function that makes a row of the cells of a record, by the mapping of a file with this header. Throws
 * ImportFileError if the file misses a matched column.
 */
export function rowMapper(mapping: ColumnMapping, header: readonly string[]) {
  const matches = matchesIn(mapping, header);
  const columns = Object.fromEntries(
    matches.map(({ field, column }) => [perkOf(field) === null ? field : 'petPerks', column]),
  );
  const ofName = columnOf(mapping, 'name') ?? 'name';
  const hasId = columnOf(mapping, 'externalId') !== null;
  return (line: number, cells: readonly string[]): ReadRow => {
    const values = valuesOf(matches, cells);
    if (values['name'] === undefined) return { line, problem: `${ofName}: Business name is required` };
    const skipReason = refusesPets(textOf(values['welcomesPets']) ?? '') ? NO_PETS : null;
    delete values['welcomesPets'];
    addCategory(values, mapping);
    if (mapping.constants.state !== null) values['state'] ??= mapping.constants.state;
    if (!hasId) values['externalId'] = idOf(values);
    return { line, values, columns, skipReason };
  };
}

function matchesIn({ columns }: ColumnMapping, header: readonly string[]): readonly Match[] {
  const keys = columnNames(header).map(columnKey);
  const matches = columns.flatMap(({ column, field }) =>
    field === null ? [] : [{ index: keys.indexOf(columnKey(column)), column, field }],
  );
  const missing = matches.filter(({ index }) => index === -1).map(({ column }) => column);
  if (missing.length === 0) return matches;
  throw new ImportFileError(
    `The file has other columns than the ones that were matched. Missing: ${missing.slice(0, MAX_NAMED).join(', ')}.`,
  );
}

function valuesOf(matches: readonly Match[], cells: readonly string[]): Values {
  const values: Values = {};
  const perks: string[] = [];
  const pets: Record<string, string> = {};
  for (const { index, field } of matches) {
    const text = cells[index] ?? '';
    const perk = perkOf(field);
    if (perk !== null && saysYes(text)) perks.push(perk);
    if (perk !== null || text.trim() === '') continue;
    if (isPetField(field)) pets[field] = text;
    else values[field] = LISTS.has(field) ? listOf(text) : text;
  }
  for (const field of ['latitude', 'longitude']) {
    const text = values[field];
    // Text that isn't a number stays text, which the rules refuse.
    if (text !== undefined && Number.isFinite(Number(text))) values[field] = Number(text);
  }
  const policy = policyOfCells(pets);
  if (policy !== null) values['policy'] ??= policy;
  if (perks.length > 0) values['petPerks'] = [...new Set([...((values['petPerks'] ?? []) as string[]), ...perks])];
  return values;
}

/** Splits a list at semicolons, or at commas if it has none. */
function listOf(text: string): string[] {
  if (text.includes(';')) return splitTexts(text);
  return text.split(',').map((part) => part.trim()).filter((part) => part !== ''); // prettier-ignore
}

/** Reads category and kind by the words of lists. Each tells the other if it has no column, and constants fill the rest. */
function addCategory(values: Values, { constants }: ColumnMapping): void {
  const [ofCategory, ofKind] = [textOf(values['category']), textOf(values['kind'])];
  const kind = ofKind === null ? (ofCategory === null ? constants.kind : kindNamed(ofCategory)) : kindNamed(ofKind);
  const category =
    ofCategory === null ? (kind === null ? constants.category : KIND[kind].category) : categoryNamed(ofCategory);
  if (category !== null) values['category'] = category;
  if (kind !== null) values['kind'] = kind;
  const { kind: constantKind } = constants;
  if (
    kind === null &&
    ofKind === null &&
    constantKind !== null &&
    category !== null &&
    isKindOf(constantKind, category)
  )
    values['kind'] = constantKind;
}

function idOf(values: Values): string | undefined {
  const text = (field: string) => textOf(values[field]);
  const number = (field: string) => (typeof values[field] === 'number' ? values[field] : null);
  const id = derivedId({
    ...{ name: text('name') ?? '', address: text('address'), city: text('city'), state: text('state') },
    ...{ zipCode: text('zipCode'), latitude: number('latitude'), longitude: number('longitude') },
  });
  return id ?? undefined;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
