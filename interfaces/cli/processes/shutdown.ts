import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

interface Shutdown {
  readonly logger: Logger;
  /** How long the server keeps accepting requests after `announce`, in milliseconds. */
  readonly patienceMs: number;
  /** Makes the readiness probe fail. */
  readonly announce: () => void;
  /** Closes the remaining connections. */
  readonly cut: () => void;
  /** Waits for running requests and releases all resources. */
  readonly close: () => Promise<void>;
}

/** Running requests get this long to finish before they are cut off. Closing the resources may take as long again. */
const GRACE_MS = 15_000;
/** SIGHUP: the terminal was closed. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** npm passes on the SIGINT that a terminal sends to this process, too: one press of Ctrl+C arrives twice. */
const SIGNALS_PER_PRESS = process.env['npm_lifecycle_event'] === undefined ? 1 : 2;

/** A signal arrived before startup was complete. */
export class StoppedBySignal extends Error {
  constructor(signal: string) {
    super(`Stopped by ${signal} during startup.`);
    this.name = 'StoppedBySignal';
  }
}

/**
 * Handles signals from the first moment of the process: during startup they abort it, later they shut the server down.
 * A second signal, or a second Ctrl+C, exits at once.
 */
export class ShutdownHandler {
  readonly #start = new AbortController();
  #shutdown: Shutdown | null = null;
  #signals = 0;

  constructor() {
    for (const signal of SIGNALS) {
      // The command welcome-paws listened until now.
      const earlier = process.listeners(signal);
      process.on(signal, () => this.#onSignal(signal));
      for (const listener of earlier) process.off(signal, listener);
    }
  }

  /** Aborted with a StoppedBySignal if a signal arrives during startup. */
  get ofStart(): AbortSignal {
    return this.#start.signal;
  }

  /** Resolves to the result of `work`. Rejects with the reason as soon as a signal aborts the startup. */
  async unlessStopped<T>(work: Promise<T>): Promise<T> {
    const { signal } = this.#start;
    signal.throwIfAborted();
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    return Promise.race([work, ended]);
  }

  /**
   * Marks startup as complete: a signal now makes the process unready, lets running requests finish, and exits with
   * code 0.
   */
  shutDownWith(shutdown: Shutdown): void {
    this.#start.signal.throwIfAborted();
    this.#shutdown = shutdown;
  }

  #onSignal(signal: string): void {
    this.#signals += 1;
    if (this.#signals > SIGNALS_PER_PRESS) process.exit(1);
    if (this.#signals > 1) return;
    // If the terminal is gone, writing to it fails, which must not disturb the shutdown.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    if (this.#shutdown === null) this.#start.abort(new StoppedBySignal(signal));
    else void end(this.#shutdown, signal);
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
