import { AggregatorRegistry, Gauge, type MetricObjectWithValues, type MetricValue, Registry } from 'prom-client';

/** All metrics of a worker at one moment. */
export type Snapshot = readonly MetricObjectWithValues<MetricValue<string>>[];

/** Their values stay in the sum after their worker has ended, so that the sum never falls. */
const COUNTING: readonly string[] = ['counter', 'histogram', 'summary'];

/** Adds up the metrics of all workers, including those that have ended. */
export class SummedMetrics {
  readonly #latest = new Map<number, Snapshot>();
  #ofEnded: Promise<Snapshot> = Promise.resolve([]);

  /** Sets the latest metrics of a worker by its ID, which no later worker has. */
  set(id: number, snapshot: Snapshot): void {
    this.#latest.set(id, snapshot);
  }

  /** Keeps what a worker had counted when it was last seen. */
  end(id: number): void {
    const counted = (this.#latest.get(id) ?? []).filter(({ type }) => COUNTING.includes(String(type)));
    this.#latest.delete(id);
    this.#ofEnded = this.#ofEnded.then((before) => sumOf([before, counted]).getMetricsAsJSON());
  }

  /** Returns the sum in the Prometheus text format, with the number of workers that accept requests. */
  async text(ready: number): Promise<string> {
    const sum = sumOf([await this.#ofEnded, ...this.#latest.values()]);
    const workers = new Gauge({
      ...{ name: 'server_workers', help: 'Worker processes that accept requests.', registers: [sum] },
    });
    workers.set(ready);
    return sum.metrics();
  }
}

const sumOf = (snapshots: readonly Snapshot[]): Registry =>
  AggregatorRegistry.aggregate(snapshots.map((snapshot) => [...snapshot]));
