import type { Environment } from './environment-schema.js';

/** Where traces and metrics are sent, in OpenTelemetry's terms. */
export interface TelemetrySettings {
  /** Without a trailing slash and without /v1/traces. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  readonly sampler: Environment['OTEL_TRACES_SAMPLER'];
  /** Share of requests and jobs to record, from 0 to 1, for ratio samplers. */
  readonly samplerShare: number;
}

/** Returns the settings of traces and metrics; undefined if there is no collector. */
export function telemetryOf(env: Environment): TelemetrySettings | undefined {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: env.OTEL_SERVICE_NAME,
    sampler: env.OTEL_TRACES_SAMPLER,
    samplerShare: env.OTEL_TRACES_SAMPLER_ARG,
  };
}
