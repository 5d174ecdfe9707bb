import type { CounterOf } from './limits/rate-limit.js';

/** The processes that serve requests together, as each of them sees the others. */
export interface Workers {
  readonly count: number;
  /** Counts calls of all workers. */
  readonly counterOf: CounterOf;
  /** Returns the metrics of all workers in the Prometheus text format. */
  readonly metrics: () => Promise<string>;
}
