import { recordBy } from '../../application/shared/tracing.js';
import type { TelemetrySettings } from '../config/telemetry-settings.js';
import type { CountedMetric } from './otlp-metrics.js';
import type { TelemetrySource } from './telemetry-source.js';

/** Sends traces and metrics to a collector. */
export interface Telemetry {
  /** Sets the source of the metrics. */
  readMetricsFrom(read: () => Promise<readonly CountedMetric[]>): void;
  /** Sends the remaining data, and gives up after the time that a shutdown may wait. */
  stop(): Promise<void>;
}

/**
 * Starts to record this process and loads OpenTelemetry, if the settings name a collector. Returns null otherwise.
 */
export async function startTelemetry(
  settings: TelemetrySettings | undefined,
  source: TelemetrySource,
): Promise<Telemetry | null> {
  if (settings === undefined) return null;
  const { OpenTelemetry } = await import('./open-telemetry.js');
  const telemetry = new OpenTelemetry(settings, source);
  recordBy(telemetry.tracing);
  return {
    readMetricsFrom: (read) => telemetry.readMetricsFrom(read),
    async stop() {
      recordBy(null);
      await telemetry.stop();
    },
  };
}
