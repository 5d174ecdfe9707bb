import type { JobName } from '../../application/shared/jobs.js';

/** Database schema in which pg-boss stores its jobs. */
export const JOBS_SCHEMA = 'pgboss';

/** Retry settings for one kind of work. */
export interface Queue {
  /** Retries after the first attempt. */
  readonly retryLimit: number;
  /**
   * Seconds before the first retry, doubled each time. pg-boss waits up to twice as long, so that retries do not all
   * come at once.
   */
  readonly retryDelay: number;
  /** Maximum seconds between two attempts. Without it, the delay keeps doubling. */
  readonly retryDelayMax?: number;
  /** Seconds after which work is dropped even if retries remain. Default: 14 days, as in pg-boss. */
  readonly retentionSeconds?: number;
  /** Seconds after which an unfinished worker counts as dead. */
  readonly expireInSeconds: number;
}

/**
 * A queue for each kind of work that use cases enqueue. Queues of purely scheduled work are created when the workers
 * start.
 */
export const QUEUES: Readonly<Record<JobName, Queue>> = {
  // Retries after 5, 10, 20 … 10,240 seconds: someone waiting for a code hardly notices a short outage, and a gateway
  // may be down for 5.7 hours (4,095 times 5 seconds).
  deliver: { retryLimit: 12, retryDelay: 5, expireInSeconds: 180 },
  // Retries after 1, 2, 4 … minutes, then every six hours for more than a month, so that no new billing period starts
  // between two attempts: nobody may be charged for a deleted account.
  'end-subscription': {
    ...{ retryLimit: 140, retryDelay: 60, retryDelayMax: 6 * 3600 },
    ...{ retentionSeconds: 40 * 86_400, expireInSeconds: 120 },
  },
  // It also runs every minute, so it needs few retries.
  'release-decision': { retryLimit: 2, retryDelay: 1, expireInSeconds: 60 },
  // A file that cannot be removed now is removed later because of its age.
  'forget-messages': { retryLimit: 5, retryDelay: 60, expireInSeconds: 300 },
  // It also runs on a schedule, so it needs few retries.
  'remove-orphans': { retryLimit: 2, retryDelay: 300, expireInSeconds: 1800 },
  // resume-imports continues an interrupted import.
  'run-import': { retryLimit: 2, retryDelay: 60, expireInSeconds: 6 * 3600 },
  // resume-import-undos continues an interrupted undo.
  'undo-import': { retryLimit: 2, retryDelay: 60, expireInSeconds: 6 * 3600 },
  'encode-avif': { retryLimit: 3, retryDelay: 60, expireInSeconds: 300 },
};
