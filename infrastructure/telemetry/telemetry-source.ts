import type { Logger } from 'pino';

/** The process that is recorded. */
export interface TelemetrySource {
  readonly version: string;
  /** Number of the worker, if there are several. */
  readonly worker?: number | undefined;
  readonly logger: Logger;
}
