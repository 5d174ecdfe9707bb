/** Work that a use case leaves for later; each has a queue of its own (infrastructure/jobs/queues.ts). */
export type JobName =
  'deliver' | 'encode-avif' | 'end-subscription' | 'forget-messages' | 'remove-orphans' | 'run-import';

/** What the work needs to know: small, and no secret; best the id of a row. */
export type JobData = Readonly<Record<string, string | number | boolean | null>>;

/** Work for later, done by a worker at least once: it must bear being done twice. */
export abstract class Jobs {
  /** Leaves work to be done once the running transaction is committed, a job for each of `data`; outside of one it refuses. */
  abstract enqueue(name: JobName, ...data: readonly JobData[]): Promise<void>;
}
