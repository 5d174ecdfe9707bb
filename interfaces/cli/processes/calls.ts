import type { CompleteSettings } from '../../../infrastructure/config/secrets.js';
import type { SharedKey } from '../../http/server/limits/central-counts.js';
import type { DatabaseWays } from '../database/prepare-database.js';
import type { Snapshot } from './summed-metrics.js';

/** Values that a worker needs to start. */
export interface WorkerOrder {
  readonly number: number;
  readonly dev: boolean;
  readonly settings: CompleteSettings;
  readonly database: DatabaseWays;
  /** Counts of the primary at this moment. */
  readonly central: readonly SharedKey[];
}

/** Calls from the primary to a worker. */
export interface ToWorker {
  /** Starts serving. The answer is null, or the sentence for the operator about what failed. */
  readonly serve: readonly [WorkerOrder, string | null];
  readonly 'start-jobs': readonly [null, void];
  readonly snapshot: readonly [null, Snapshot];
  /** The worker's own counts of a key, as ages in milliseconds. From then on, the primary counts it. */
  readonly 'hand-over': readonly [SharedKey, readonly number[]];
  readonly release: readonly [readonly SharedKey[], void];
  /** Makes it unready, while it still takes requests. */
  readonly announce: readonly [null, void];
  /** Closes the remaining connections. */
  readonly cut: readonly [null, void];
  /** Lets running requests finish and ends the process. */
  readonly close: readonly [null, void];
  /** Takes no new connections, waits until the others are closed, and ends the process. */
  readonly retire: readonly [null, void];
}

/** Calls from a worker to the primary. */
export interface ToPrimary {
  /** Counts a call. The answer is 0, or the seconds to wait. */
  readonly take: readonly [SharedKey, number];
  /** The metrics of all workers in the Prometheus text format. */
  readonly metrics: readonly [null, string];
  /** The worker's last metrics before it ends. */
  readonly last: readonly [Snapshot, void];
}
