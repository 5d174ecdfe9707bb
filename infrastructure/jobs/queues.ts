import type { JobName } from '../../application/shared/jobs.js';

/** Schema of the database in which pg-boss keeps its jobs. */
export const JOBS_SCHEMA = 'pgboss';

/** How work of a kind is tried again. */
export interface Queue {
  /** Tries after the first. */
  readonly retryLimit: number;
  /** Seconds before the second try, doubled from try to try; pg-boss waits up to twice as long, so that not all come at once. */
  readonly retryDelay: number;
  /** Seconds between two tries at most; else it goes on doubling. */
  readonly retryDelayMax?: number;
  /** Seconds after which work is given up whatever tries it has left; 14 days where it is absent, as in pg-boss. */
  readonly retentionSeconds?: number;
  /** Seconds after which a worker that has not ended counts as dead. */
  readonly expireInSeconds: number;
}

/** A queue for all work that use cases leave; what has a timetable alone gets its queue where the workers start. */
export const QUEUES: Readonly<Record<JobName, Queue>> = {
  // Tries after 5, 10, 20 … 10,240 seconds: somebody who waits for a code hardly notices a hiccup, and a gateway may be
  // down for 5.7 hours (4,095 times 5 seconds).
  deliver: { retryLimit: 12, retryDelay: 5, expireInSeconds: 180 },
  // Tries after 1, 2, 4 … minutes, then each six hours for more than a month, so that no further period begins between two
  // tries: nobody is to be charged for an account that is gone.
  'end-subscription': {
    ...{ retryLimit: 140, retryDelay: 60, retryDelayMax: 6 * 3600 },
    ...{ retentionSeconds: 40 * 86_400, expireInSeconds: 120 },
  },
  // A file that cannot be removed today goes with its age.
  'forget-messages': { retryLimit: 5, retryDelay: 60, expireInSeconds: 300 },
  // It has a timetable too: its next time comes anyway.
  'remove-orphans': { retryLimit: 2, retryDelay: 300, expireInSeconds: 1800 },
  // One that ended in the middle is taken up by resume-imports.
  'run-import': { retryLimit: 2, retryDelay: 60, expireInSeconds: 6 * 3600 },
  'encode-avif': { retryLimit: 3, retryDelay: 60, expireInSeconds: 300 },
};
