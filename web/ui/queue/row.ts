import type { QueueRow } from '../../../interfaces/contract/administration/queue.js';
import { townName } from '../../lib/words/town-name.js';

/** An item of a queue in short, as its list shows it. Lists of known records have no time of waiting. */
export interface Row extends Omit<QueueRow, 'id' | 'since'> {
  readonly id: number | string;
  readonly since: string | null;
}

/** Returns the key of a row, which the address names. */
export const keyOf = ({ id }: Pick<Row, 'id'>): string => String(id);

export interface Listed {
  readonly id: number | string;
  readonly version?: number;
  readonly createdAt?: string;
  readonly city?: string | null;
  readonly state?: string | null;
}

/** Returns the row of a record that was read in full. */
export function rowOf({ id, version, city = null, state = null }: Listed, name: string, more?: Partial<Row>): Row {
  const town = townName({ city, state });
  return {
    ...{ id, name, kind: null, since: null, proof: null, marks: [], town: town === '' ? null : town },
    ...(version !== undefined && { version }),
    ...more,
  };
}

type QueueMark = QueueRow['marks'][number]['mark'];

export const MARK_LABEL: Readonly<Record<QueueMark, string>> = {
  no_proof: 'No proof',
  first_listing: 'First listing',
  same_network: 'Same network',
  unreachable_link: 'Broken link',
  spam_words: 'Spam words',
  changed_contact: 'Contact changed',
  duplicate: 'Duplicate',
};

/** The orders of a queue's rows; the queue's own order is the default. */
export const ORDERS = { own: 'Queue order', new: 'Newest first', name: 'Name', town: 'Town', marks: 'Most marks' };

type Order = keyof typeof ORDERS;

/** The parameters of the address that narrow and sort the rows. */
export interface RowFilter {
  readonly text: string;
  readonly order: string;
  readonly kind: string | null;
  readonly mark: string | null;
}

/** Returns the rows that match the filter, in its order. */
export function filteredRows(rows: readonly Row[], { text, order, kind, mark }: RowFilter): readonly Row[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    if (kind !== null && row.kind !== kind) return false;
    if (mark !== null && !row.marks.some((each) => each.mark === mark)) return false;
    const searched = `${row.name} ${row.town ?? ''} ${row.kind ?? ''}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  const compare = COMPARE[order as Order];
  return compare === undefined ? found : found.toSorted(compare);
}

/**
 * Returns the row that takes the place of one that has left the list: of the rows after it, the first that is still
 * shown, or else the last before it; undefined if there is none.
 */
export function nextRow(key: string | null, before: readonly Row[], shown: readonly Row[]): Row | undefined {
  const left = new Map(shown.map((row) => [keyOf(row), row]));
  const at = before.findIndex((row) => keyOf(row) === key);
  const isShown = (row: Row): boolean => left.has(keyOf(row));
  const found = before.slice(at + 1).find(isShown) ?? before.slice(0, at).findLast(isShown);
  return found && left.get(keyOf(found));
}

const text = new Intl.Collator('en-US', { numeric: true });

const COMPARE: Readonly<Partial<Record<Order, (a: Row, b: Row) => number>>> = {
  new: (a, b) => (b.since ?? '').localeCompare(a.since ?? ''),
  name: (a, b) => text.compare(a.name, b.name),
  town: (a, b) => text.compare(a.town ?? '', b.town ?? ''),
  marks: (a, b) => b.marks.length - a.marks.length,
};

/** Returns the kinds and marks that the rows have, most frequent first. */
export const choicesOf = (rows: readonly Row[]) => ({
  kinds: counted(rows.flatMap(({ kind }) => kind ?? [])),
  marks: counted(rows.flatMap(({ marks }) => marks.map(({ mark }) => mark))),
});

function counted<Value>(values: readonly Value[]): readonly { readonly value: Value; readonly count: number }[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count);
}
