import { LISTING_MOVE, LISTING_MOVES, type ListingMove } from './standing.js';

/** The parts of an audit log entry that decide whether it can be undone. */
export interface UndoableEntry {
  readonly action: string;
  /** The changed fields as JSON values. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** The audit log action of an administrator's edit. */
export const EDIT_ACTION = 'business.edit';

/** Fields that follow from others, so an undo doesn't compare them. */
const FOLLOWING: ReadonlySet<string> = new Set(['isActive', 'editedFields', 'locationSource', 'pendingChanges']);

/** Returns the move that an entry records; null if it records none. */
export function moveOf(action: string): Exclude<ListingMove, 'restore'> | null {
  return LISTING_MOVES.find((move) => action === `business.${move}`) ?? null;
}

/** Returns the fields that an undo restores; empty if the entry can't be undone. */
export function undoneFields({ action, before, after }: UndoableEntry): readonly string[] {
  const move = moveOf(action);
  if (move !== null) return [LISTING_MOVE[move].field];
  if (action !== EDIT_ACTION) return [];
  return Object.keys(after).filter((field) => !FOLLOWING.has(field) && !isSame(before[field], after[field]));
}

/** Whether an entry can be undone: its fields of the business, in its current state, are as the entry left them. */
export function canUndo(entry: UndoableEntry, business: Readonly<Record<string, unknown>> | null): boolean {
  const fields = undoneFields(entry);
  if (business === null || fields.length === 0) return false;
  const isDeletion = entry.action === 'business.delete';
  if (!isDeletion && !isSame(business['deletedAt'], null)) return false;
  return fields.every((field) => isSame(business[field], entry.after[field]));
}

/** Whether two values are the same as JSON, in which dates are texts. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
