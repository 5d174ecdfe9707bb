import type { Decision } from '../../domain/administration/decision.js';
import type { AuditEntry } from './audit.js';

/** Decisions that can still be undone. Every change in the transaction of a decision is recorded until it is final. */
export abstract class Decisions {
  /** Returns a decision and locks it until the running transaction ends; null if there is none. */
  abstract hold(id: string): Promise<Decision | null>;
  /**
   * Undoes every change of a decision and deletes its messages. Returns the decision's audit log entries, oldest first;
   * null if someone has changed the same records since, in which case the transaction must be rolled back.
   */
  abstract takeBack(id: string, now: Date): Promise<readonly AuditEntry[] | null>;
  /** Makes all decisions final whose time is over: their messages and jobs start. Opens its own transactions. */
  abstract release(now: Date): Promise<void>;
}

/** A call with which an administrator decides. */
export interface DecidingCall {
  readonly id: string;
  readonly administratorId: number;
  /** Called after each transaction of the call. */
  readonly onCommit: () => void;
}

/** Calls whose transactions belong to a decision that can be undone. */
export abstract class DecidingCalls {
  /** Calls `work`. The changes of its transactions are recorded, and their messages wait. */
  abstract decide<T>(call: DecidingCall, work: () => T): T;
}
