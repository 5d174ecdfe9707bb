import { MAX_ID } from '../shared/ids.js';

/** What happened to a business, as partners learn of it. */
export const CHANGE_KINDS = ['new', 'changed', 'hidden', 'closed'] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const DEFAULT_CHANGES = 100;
export const MAX_CHANGES = 1_000;

/**
 * A change may become visible this long after the time that it has, because a transaction may take so long to commit. A
 * reader who gives a time gets the changes of these minutes, too.
 */
export const CHANGE_MARGIN_MINUTES = 15;

/** A place in the order of all changes: behind the change of a business in a transaction. */
export interface ChangePosition {
  /** Digits, because it has 64 bits. */
  readonly transaction: string;
  readonly id: number;
}

/** Where a reader starts: at the first change, at a time, or behind a position. */
export type ChangesSince = ChangePosition | Date | null;

/** Before the first change. */
export const NO_CHANGES: ChangePosition = { transaction: '0', id: 0 };

const CURSOR = /^c(\d{1,20})-(\d{1,10})$/;
/** A date, or a date and time with a time zone. */
const TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;
const MAX_TRANSACTION = 2n ** 64n - 1n;

/** Returns the text with which a reader continues behind a position. */
export function changesCursor({ transaction, id }: ChangePosition): string {
  return `c${transaction}-${String(id)}`;
}

/** Returns what `changesCursor` wrote, or a time; undefined for any other text. An empty text is the start. */
export function changesSince(text: string): ChangesSince | undefined {
  if (text === '') return null;
  const [, transaction, id] = CURSOR.exec(text) ?? [];
  if (transaction !== undefined) {
    const position = { transaction, id: Number(id) };
    return BigInt(transaction) <= MAX_TRANSACTION && position.id <= MAX_ID ? position : undefined;
  }
  const time = TIME.test(text) ? new Date(text) : undefined;
  return time === undefined || Number.isNaN(time.getTime()) ? undefined : time;
}
