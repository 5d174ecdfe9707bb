/** The server to keep running. */
interface Kept {
  isRunning(): boolean;
  /** Rejects if it does not start. */
  startAgain(): Promise<void>;
  /** Called with the number of times it ended, when it is given up. `cause` is why the last start failed, if it did. */
  lost(deaths: number, cause: unknown): void;
}

const LOOK_EVERY_MS = 500;
/**
 * A server that ends unexpectedly more often than this within ten minutes has a problem that restarting does not fix.
 */
const MAX_DEATHS = 5;
const WITHIN_MS = 10 * 60_000;

/** Polls whether a server is running and restarts it, a limited number of times. */
export class KeptRunning {
  readonly #kept: Kept;
  readonly #timer: NodeJS.Timeout;
  #deaths: readonly number[] = [];
  #starting: Promise<void> | null = null;

  constructor(kept: Kept) {
    this.#kept = kept;
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  /** Stops polling, and waits for a restart in progress. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#starting;
  }

  #look(): void {
    if (this.#starting !== null || this.#kept.isRunning()) return;
    this.#starting = this.#startAgain().finally(() => {
      this.#starting = null;
    });
  }

  async #startAgain(): Promise<void> {
    const now = performance.now();
    this.#deaths = [...this.#deaths.filter((at) => at > now - WITHIN_MS), now];
    try {
      if (this.#deaths.length > MAX_DEATHS) this.#giveUp(undefined);
      else await this.#kept.startAgain();
    } catch (error) {
      if (this.#deaths.length >= MAX_DEATHS) this.#giveUp(error);
    }
  }

  #giveUp(cause: unknown): void {
    clearInterval(this.#timer);
    this.#kept.lost(this.#deaths.length, cause);
  }
}
