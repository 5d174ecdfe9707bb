import type { OwnClosing } from '../../account/ports.js';
import type { JsonText, ListPage, PageRequest } from '../../shared/page.js';
import type { ErasureOrder } from '../../../domain/moderation/ordered-erasure.js';
import type { ModerationReason } from '../../../domain/moderation/reason.js';

/** A new order to erase an account. */
export interface NewErasureOrder {
  readonly memberId: string;
  readonly orderedById: number;
  readonly orderedBy: string;
  readonly reasonCode: ModerationReason;
  readonly note: string;
  /** The report that led to the order; null if there was none. */
  readonly reportId: number | null;
  /** The member's own closing of the account before the order; null if it was open. */
  readonly own: OwnClosing | null;
}

/** A stored order. It is deleted when the account is erased or the order is stopped. */
export interface ErasureOrderRecord extends NewErasureOrder, ErasureOrder {
  readonly id: number;
}

/** Orders to erase accounts, in the running transaction. */
export abstract class OrderedErasures {
  /** Locks the member and returns the order; null if there is no order with this ID. */
  abstract hold(id: number): Promise<ErasureOrderRecord | null>;
  /** Returns whether the erasure of the member is ordered. The member must be locked. */
  abstract isOrdered(memberId: string): Promise<boolean>;
  abstract add(order: NewErasureOrder): Promise<void>;
  abstract confirm(id: number, by: string, now: Date): Promise<void>;
  abstract remove(id: number): Promise<void>;
}

/** Reads orders for administrators, as the contract's `OrderedErasure`. */
export abstract class OrderedErasureReads {
  /** Returns the oldest first, with the moves that this administrator can make. */
  abstract all(administratorId: number, page: PageRequest): Promise<ListPage>;
  abstract one(administratorId: number, id: number): Promise<JsonText | null>;
}

/**
 * Returns the fingerprint of a member's id for the audit log: entries about the same member can be matched, even after
 * the erasure, but nobody can tell whose it was.
 */
export type FingerprintOf = (memberId: string) => string;
