import type { FastifyInstance } from 'fastify';
import {
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  type Registry,
} from 'prom-client';
import { registerHeapLimit } from './machine-metrics.js';

/** The state of this process's database connections. */
export interface PoolFigures {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  readonly options: { readonly max?: number | undefined };
}

/** Metrics for Prometheus: requests by route, method, and status; database connections; and the process. */
export class Metrics {
  readonly #durations: Histogram;
  readonly #series = new Map<string, { observe(seconds: number): void }>();

  constructor(
    /** The metrics that each process counts. */
    readonly registry: Registry,
    pool: PoolFigures,
    /** What is the same in every process. */
    private readonly stored: Registry,
    /** Returns the metrics of all workers, if there are several. */
    private readonly ofWorkers: (() => Promise<string>) | undefined,
  ) {
    this.#durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Request duration in seconds, by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [this.registry],
    });
    const connections = new Gauge({
      name: 'database_connections',
      help: 'Database connections, and requests waiting for one.',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        connections.set({ state: 'idle' }, pool.idleCount);
        connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        connections.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
    new Gauge({
      name: 'database_connections_max',
      help: 'Database connections that requests may use.',
      registers: [this.registry],
    }).set(pool.options.max ?? 0);
    registerHeapLimit(this.registry);
    collectDefaultMetrics({ register: this.registry });
  }

  /**
   * Counts a request. Looks up its series by a single string, because hashing the labels each time costs more than all
   * the rest.
   */
  observe(method: string, route: string, status: number, seconds: number): void {
    const key = `${method} ${route} ${status}`;
    let series = this.#series.get(key);
    if (series === undefined) {
      series = this.#durations.labels(method, route, String(status));
      this.#series.set(key, series);
    }
    series.observe(seconds);
  }

  /** Returns the metrics of the whole server in the Prometheus text format. */
  async text(): Promise<string> {
    // First, before the queries of the stored figures take connections.
    const counted = await (this.ofWorkers?.() ?? this.registry.metrics());
    return `${counted}\n${await this.stored.metrics()}`;
  }

  /** Returns this process’s metrics, and those that are the same in every process if asked for. */
  async ofProcess(withStored: boolean): Promise<readonly MetricObjectWithValues<MetricValue<string>>[]> {
    const own = await this.registry.getMetricsAsJSON();
    return withStored ? [...own, ...(await this.stored.getMetricsAsJSON())] : own;
  }

  register(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', (request, reply, done) => {
      this.observe(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
      done();
    });
  }
}
