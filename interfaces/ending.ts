import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

interface Ending {
  readonly logger: Logger;
  /** How long it goes on answering after it said that it ends, in milliseconds. */
  readonly patienceMs: number;
  /** Says that it ends: from now on it is not ready. */
  readonly announce: () => void;
  /** Waits for running requests and gives everything back. */
  readonly close: () => Promise<void>;
}

/** Running requests have so long to end. */
const GRACE_MS = 20_000;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** On SIGTERM or SIGINT: not ready, running requests end, exit code 0. A second signal ends the process at once. */
export function endOnSignals(ending: Ending): void {
  let isEnding = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isEnding) process.exit(1);
      isEnding = true;
      void end(ending, signal);
    });
  }
}

async function end({ logger, patienceMs, announce, close }: Ending, signal: string): Promise<void> {
  logger.info({ signal }, 'Ending');
  announce();
  setTimeout(() => {
    logger.error('Requests did not end in time');
    process.exit(1);
  }, patienceMs + GRACE_MS).unref();
  try {
    await pause(patienceMs);
    await close();
    logger.info('Ended');
    process.exit(0);
  } catch (error) {
    logger.error({ err: error }, 'Ending failed');
    process.exit(1);
  }
}
