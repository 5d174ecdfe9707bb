import { refuse } from '../shared/domain-error.js';

/** Product decision: hours between an order to erase a child's account and the erasure. Until then, it can be stopped. */
export const ORDERED_ERASURE_HOURS = 24;

/** Returns when an account whose erasure is ordered now will be erased. */
export function orderedErasureTime(now: Date): Date {
  return new Date(now.getTime() + ORDERED_ERASURE_HOURS * 3_600_000);
}

/** An administrator's order to erase an account. */
export interface ErasureOrder {
  readonly orderedById: number;
  readonly orderedBy: string;
  readonly orderedAt: Date;
  /** Null until a second administrator confirms it. */
  readonly confirmedBy: string | null;
}

/** An administrator, and when they became one. */
export interface ErasureWitness {
  readonly id: number;
  readonly createdAt: Date;
}

/**
 * Returns whether an administrator may confirm an order. It must be another one, who was an administrator before the
 * order. Otherwise, one person could add an administrator and confirm their own order.
 */
export function mayConfirm({ orderedById, orderedAt }: ErasureOrder, { id, createdAt }: ErasureWitness): boolean {
  return id !== orderedById && createdAt < orderedAt;
}

/** Returns whether the account stays closed until another administrator confirms the order. */
export function awaitsConfirmation(order: ErasureOrder, administrators: readonly ErasureWitness[]): boolean {
  return order.confirmedBy === null && administrators.some((each) => mayConfirm(order, each));
}

/** Throws CHANGED_MEANWHILE if the order is confirmed, or FORBIDDEN if this administrator may not confirm it. */
export function requireConfirmable(order: ErasureOrder, actor: ErasureWitness): void {
  if (order.confirmedBy !== null) {
    refuse('CHANGED_MEANWHILE', `${order.confirmedBy} has already confirmed this erasure.`);
  }
  if (actor.id === order.orderedById) {
    refuse('FORBIDDEN', 'You ordered this erasure. Another administrator must confirm it.');
  }
  if (!mayConfirm(order, actor)) {
    refuse(
      'FORBIDDEN',
      'You became an administrator after this erasure was ordered. An earlier administrator must confirm it.',
    );
  }
}
