import { hoursLine, policySentences } from '../../../interfaces/contract/policy/policy-words.js';
import { momentName } from '../../lib/words/day.js';

/** A field of an entry before and after the action; null if the entry doesn't contain it. */
export interface Change {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns all fields of an entry, changed ones first. */
export function changesIn(before: Fields, after: Fields): readonly Change[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = fields.map((field) => ({
    field,
    before: textOf(field, before[field]),
    after: textOf(field, after[field]),
  }));
  const isChanged = (change: Change): boolean => change.before !== change.after;
  return [...changes.filter(isChanged), ...changes.filter((change) => !isChanged(change))];
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function textOf(field: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (field === 'policy' && isPolicy(value)) return policySentences(value);
  if (field === 'openingHours' && typeof value === 'string') return hoursLine(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'string') return JSON.stringify(value);
  return ISO_TIME.test(value) ? momentName(value) : value;
}

type Policy = NonNullable<Parameters<typeof policySentences>[0]>;

const isPolicy = (value: unknown): value is Policy =>
  typeof value === 'object' && value !== null && 'pets' in value && 'areas' in value;
