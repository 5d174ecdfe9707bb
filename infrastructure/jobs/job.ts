/** Background work. It runs at least once, so `run` must tolerate being called twice. */
export interface Job {
  /** Its queue. A queue that use cases add work to is also listed in queues.ts. */
  readonly name: string;
  /** Cron schedule: minute, hour, day, month, weekday (UTC). Only one process runs it. */
  readonly schedule?: string;
  /** How many this process runs at once; 1 by default. */
  readonly concurrency?: number;
  /** Seconds between polls; 10 by default, also for scheduled work. */
  readonly pollSeconds?: number;
  /** Seconds after which an unfinished worker counts as dead; as its queue says by default. */
  readonly expireInSeconds?: number;
  /** Seconds without a sign of life after which a worker counts as dead, for work that takes hours. */
  readonly heartbeatSeconds?: number;
  /**
   * Runs with the data a use case enqueued; empty for scheduled work. If it throws, the error is logged and the job is
   * retried.
   */
  run(data: Readonly<Record<string, unknown>>): Promise<void>;
}
