import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

interface Shutdown {
  readonly logger: Logger;
  /** How long it goes on answering after it said that it ends, in milliseconds. */
  readonly patienceMs: number;
  /** Says that it ends: from now on it is not ready. */
  readonly announce: () => void;
  /** Cuts the connections that are still there. */
  readonly cut: () => void;
  /** Waits for running requests and gives everything back. */
  readonly close: () => Promise<void>;
}

/** Running requests have this long to end; then they are cut off, and closing what they used has as long again. */
const GRACE_MS = 15_000;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** On SIGTERM or SIGINT: not ready, running requests end, exit code 0. A second signal ends the process at once. */
export function shutdownOnSignals(shutdown: Shutdown): void {
  let isShuttingDown = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isShuttingDown) process.exit(1);
      isShuttingDown = true;
      void end(shutdown, signal);
    });
  }
}

async function end({ logger, patienceMs, announce, cut, close }: Shutdown, signal: string): Promise<void> {
  logger.info({ signal }, 'Shutting down');
  announce();
  const leave = (code: number, message: string) => {
    logger.info(message);
    process.exit(code);
  };
  setTimeout(cut, patienceMs + GRACE_MS).unref();
  setTimeout(leave, patienceMs + 2 * GRACE_MS, 1, 'Did not shut down in time').unref();
  try {
    await pause(patienceMs);
    await close();
    leave(0, 'Shut down');
  } catch (error) {
    logger.error({ err: error }, 'Shutdown failed');
    process.exit(1);
  }
}
