import { recordBy } from '../../application/shared/tracing.js';
import type { TelemetrySettings } from '../config/telemetry-settings.js';
import type { CountedMetric } from './otlp-metrics.js';
import type { TelemetrySource } from './telemetry-source.js';

/** Sends traces and metrics to a collector. */
export interface Telemetry {
  /** Sets where the metrics come from. */
  readMetricsFrom(read: () => Promise<readonly CountedMetric[]>): void;
  /** Sends what is left, for at most as long as a shutdown may wait for it. */
  stop(): Promise<void>;
}

/**
 * Starts to record this process if the settings name a collector; returns null otherwise. OpenTelemetry is loaded only
 * then.
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
