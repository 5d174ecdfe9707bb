/** Background jobs. Each has its own queue (infrastructure/jobs/queues.ts). */
export type JobName =
  | 'deliver'
  | 'encode-avif'
  | 'end-subscription'
  | 'forget-messages'
  | 'release-decision'
  | 'remove-orphans'
  | 'run-import'
  | 'undo-import';

/** Input of a job: small and without secrets, preferably the id of a row. */
export type JobData = Readonly<Record<string, string | number | boolean | null>>;

/** Background jobs. A worker runs each at least once, so a job must be safe to repeat. */
export abstract class Jobs {
  /**
   * Enqueues one job per `data` when the running transaction commits. If the transaction belongs to a decision that can
   * be undone, they wait until it is final. Throws an error outside of a transaction.
   */
  abstract enqueue(name: JobName, ...data: readonly JobData[]): Promise<void>;
}
