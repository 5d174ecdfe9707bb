import { hoursLine, policySentences } from '../../../interfaces/contract/policy/policy-words.js';

/** Words that need a different label. */
const OWN: Readonly<Record<string, string>> = { totp: 'second factor' };

/** Formats 'business.requestRevision' as 'Business: request revision'. */
export function actionWords(action: string): string {
  const [subject = '', verb = ''] = action.split('.', 2);
  return verb === '' ? typeWords(subject) : `${typeWords(subject)}: ${wordsOf(verb)}`;
}

/** Formats 'copyright_notice' as 'Copyright notice'. */
export function typeWords(type: string): string {
  const words = wordsOf(type);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function wordsOf(name: string): string {
  const words = name.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter}`);
  return words
    .toLowerCase()
    .split(' ')
    .map((word) => OWN[word] ?? word)
    .join(' ');
}

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

function textOf(field: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (field === 'policy' && isPolicy(value)) return policySentences(value);
  if (field === 'openingHours' && typeof value === 'string') return hoursLine(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

type Policy = NonNullable<Parameters<typeof policySentences>[0]>;

const isPolicy = (value: unknown): value is Policy =>
  typeof value === 'object' && value !== null && 'pets' in value && 'areas' in value;
