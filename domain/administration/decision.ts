import { DomainError } from '../shared/domain-error.js';

/** Product decision: milliseconds for which the messages of a decision wait, and for which it can be undone. */
export const UNDO_MS = 10_000;

/** How the waiting time of a decision ended: its messages were sent, or it was undone. */
export const DECISION_OUTCOMES = ['final', 'undone'] as const;

export type DecisionOutcome = (typeof DECISION_OUTCOMES)[number];

/** A decision of an administrator. */
export interface Decision {
  readonly administratorId: number;
  readonly decidedAt: Date;
  /** Null while it can be undone. */
  readonly outcome: DecisionOutcome | null;
}

/** Returns the moment from which the messages of a decision may be sent. */
export const finalAt = (decidedAt: Date): Date => new Date(decidedAt.getTime() + UNDO_MS);

/** Throws FORBIDDEN if someone else decided, or DECISION_FINAL if it was undone already or its time is over. */
export function requireUndoable(decision: Decision, administratorId: number, now: Date): void {
  if (decision.administratorId !== administratorId)
    throw new DomainError('FORBIDDEN', 'Only the administrator who decided can undo this decision.');
  if (decision.outcome === 'undone') throw new DomainError('DECISION_FINAL', 'This decision was already undone.');
  if (decision.outcome === 'final' || now >= finalAt(decision.decidedAt))
    throw new DomainError(
      'DECISION_FINAL',
      `Decisions can be undone for ${String(UNDO_MS / 1000)} seconds only. This one is final, and its messages are on their way.`,
    );
}
