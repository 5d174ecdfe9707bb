/** A unit of work. */
export abstract class Transaction {
  /**
   * Runs `work` so that all its changes and messages (`Outbox`) are committed together or not at all. A nested call
   * joins the outer one. An error rolls back and is rethrown. The work may be retried, so it must have no other
   * effects. A `preparation` doesn't count as running a call with an idempotency key: it checks whether the call is
   * allowed, or stores something that has no effect on its own.
   */
  abstract run<T>(work: () => Promise<T>, as?: 'preparation'): Promise<T>;
}
