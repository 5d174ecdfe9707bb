import { randomUUID } from 'node:crypto';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes, type Resource } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { TelemetrySettings } from '../config/telemetry-settings.js';
import { errorCode } from '../health/timed-probe.js';
import { collectionOf, type CountedMetric } from './otlp-metrics.js';
import { SpanTracing } from './span-tracing.js';
import type { TelemetrySource } from './telemetry-source.js';

/** Maximum spans that wait for the collector. Others are dropped, so a silent collector costs only a few megabytes. */
const MAX_WAITING_SPANS = 2048;
const SEND_SPANS_EVERY_MS = 5_000;
const SEND_METRICS_EVERY_MS = 60_000;
/** Timeout of a request to the collector. Nothing else waits for it. */
const TIMEOUT_MS = 10_000;
/** Maximum number of batches in transit. */
const MAX_AT_ONCE = 4;
/** How long a shutdown waits for the last spans and metrics. */
const STOP_WITHIN_MS = 3_000;
const WARNING_EVERY_MS = 60_000;
/** Maximum characters of a value, and values of a span. */
const SPAN_LIMITS = { attributeValueLengthLimit: 200, attributeCountLimit: 16 };

interface Exporter<Items> {
  export(items: Items, done: (result: { readonly code: number; readonly error?: Error }) => void): void;
}

/** OpenTelemetry for this process. It registers nothing globally and patches no module. */
export class OpenTelemetry {
  readonly tracing: SpanTracing;
  readonly #tracers: TracerProvider;
  readonly #meters: MeterProvider;
  #readMetrics: () => Promise<readonly CountedMetric[]> = () => Promise.resolve([]);
  #lastWarning = -WARNING_EVERY_MS;

  constructor(
    settings: TelemetrySettings,
    private readonly source: TelemetrySource,
  ) {
    const resource = resourceOf(settings, source);
    const options = (signal: string) => ({
      url: `${settings.endpoint}/v1/${signal}`,
      headers: { ...settings.headers },
      timeoutMillis: TIMEOUT_MS,
      concurrencyLimit: MAX_AT_ONCE,
    });
    this.#tracers = new TracerProvider({
      resource,
      sampler: samplerOf(settings),
      spanLimits: SPAN_LIMITS,
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: this.#reporting('traces', new OTLPTraceExporter(options('traces'))),
          maxQueueSize: MAX_WAITING_SPANS,
          scheduledDelayMillis: SEND_SPANS_EVERY_MS,
          exportTimeoutMillis: TIMEOUT_MS,
        }),
      ],
    });
    const startedAt = Date.now() - process.uptime() * 1000;
    this.#meters = new MeterProvider({
      resource,
      readers: [
        new PeriodicExportingMetricReader({
          exporter: this.#reporting('metrics', new OTLPMetricExporter(options('metrics'))),
          exportIntervalMillis: SEND_METRICS_EVERY_MS,
          exportTimeoutMillis: TIMEOUT_MS,
          metricProducers: [
            { collect: async () => collectionOf(await this.#readMetrics(), { resource, startedAt, now: Date.now() }) },
          ],
        }),
      ],
    });
    this.tracing = new SpanTracing(this.#tracers.getTracer('welcome-paws', source.version));
  }

  readMetricsFrom(read: () => Promise<readonly CountedMetric[]>): void {
    this.#readMetrics = read;
  }

  /** Sends the remaining spans and metrics. Gives up after STOP_WITHIN_MS. */
  async stop(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, STOP_WITHIN_MS)));
    const all = Promise.allSettled([this.#tracers.shutdown(), this.#meters.shutdown()]);
    await Promise.race([all, late]);
    clearTimeout(timer);
  }

  /** Logs failures of an exporter, rarely and without the collector's own text. */
  #reporting<Items, E extends Exporter<Items>>(signal: string, exporter: E & Exporter<Items>): E {
    const send = exporter.export.bind(exporter);
    exporter.export = (items, done) =>
      send(items, (result) => {
        if (result.code !== 0) this.#warn(signal, result.error);
        done(result);
      });
    return exporter;
  }

  #warn(signal: string, error: unknown): void {
    if (performance.now() - this.#lastWarning < WARNING_EVERY_MS) return;
    this.#lastWarning = performance.now();
    this.source.logger.warn(
      { signal, code: errorCode(error) },
      'The collector of OTEL_EXPORTER_OTLP_ENDPOINT accepted nothing',
    );
  }
}

function resourceOf({ serviceName }: TelemetrySettings, { version, worker }: TelemetrySource): Resource {
  return resourceFromAttributes({
    'service.name': serviceName,
    'service.version': version,
    'service.instance.id': randomUUID(),
    ...(worker === undefined ? {} : { 'welcome_paws.worker': worker }),
  });
}

/** The sampler decides for each request or job; its spans are recorded with it. */
function samplerOf({ sampler, samplerShare }: TelemetrySettings): Sampler {
  const root = sampler.replace('parentbased_', '');
  if (root === 'always_off') return new AlwaysOffSampler();
  return new ParentBasedSampler({
    root: root === 'traceidratio' ? new TraceIdRatioBasedSampler(samplerShare) : new AlwaysOnSampler(),
  });
}
