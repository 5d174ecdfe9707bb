/** A decision that the server accepted. */
export interface UndoableDecision {
  readonly id: string;
  /** Undoes it. Rejects with the server’s message if that is no longer possible. */
  readonly undo: () => Promise<void>;
}

/** Decisions by the body of their response, so that parallel decisions are not confused. */
const byResult = new WeakMap<object, UndoableDecision>();

/** The decision of the last response without a body; null once it was taken. */
let bodiless: UndoableDecision | null = null;

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;

/** Remembers the decision of a response, by the data that its caller gets; null if it can’t be undone. */
export function keepDecision(data: unknown, decision: UndoableDecision | null): void {
  if (!isObject(data)) bodiless = decision;
  else if (decision !== null) byResult.set(data, decision);
}

/** Returns the decision of a response, given its data; null if it can’t be undone. */
export function decisionOf(data: unknown): UndoableDecision | null {
  if (isObject(data)) return byResult.get(data) ?? null;
  const decision = bodiless;
  bodiless = null;
  return decision;
}
