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
/** SIGHUP: the terminal was closed. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** A signal came before what was to be started had started. */
export class EndedBySignal extends Error {
  constructor(signal: string) {
    super(`Ended by ${signal} before it had started.`);
    this.name = 'EndedBySignal';
  }
}

/**
 * What signals ask of this process, from its first moment on: while it starts, to give that up; later, to shut down. A second
 * signal ends it at once.
 */
export class Ending {
  readonly #start = new AbortController();
  #shutdown: Shutdown | null = null;
  #isAsked = false;

  constructor() {
    for (const signal of SIGNALS) process.on(signal, () => this.#asked(signal));
  }

  /** Aborted with an EndedBySignal when the start is to be given up. */
  get ofStart(): AbortSignal {
    return this.#start.signal;
  }

  /** What `work` answers, or, as soon as a signal gives the start up, the reason. */
  async unlessEnded<T>(work: Promise<T>): Promise<T> {
    const { signal } = this.#start;
    signal.throwIfAborted();
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    return Promise.race([work, ended]);
  }

  /** It has started: a signal makes it not ready, running requests end, exit code 0. */
  shutDownWith(shutdown: Shutdown): void {
    this.#start.signal.throwIfAborted();
    this.#shutdown = shutdown;
  }

  #asked(signal: string): void {
    if (this.#isAsked) process.exit(1);
    this.#isAsked = true;
    // With its terminal gone, what is said goes nowhere, which is no reason to end in disorder.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    if (this.#shutdown === null) this.#start.abort(new EndedBySignal(signal));
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
