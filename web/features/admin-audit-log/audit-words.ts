/** Words that are written in their own way. */
const OWN: Readonly<Record<string, string>> = { totp: 'second factor' };

/** 'business.requestRevision' as 'Business: request revision'. */
export function actionWords(action: string): string {
  const [subject = '', verb = ''] = action.split('.', 2);
  return verb === '' ? typeWords(subject) : `${typeWords(subject)}: ${wordsOf(verb)}`;
}

/** 'copyright_notice' as 'Copyright notice'. */
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

/** One field of an entry, as it was and as it is; null where the entry does not say. */
export interface Change {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** All fields that an entry names, those that changed first. */
export function changesIn(before: Fields, after: Fields): readonly Change[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = fields.map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }));
  const isChanged = (change: Change): boolean => change.before !== change.after;
  return [...changes.filter(isChanged), ...changes.filter((change) => !isChanged(change))];
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
