import { RETRY_AFTER_S, WireError } from './problem.js';

/** Whether this process may be sent requests: the database answers, its tables are those of this version, and nobody asked it to end. */
export class Readiness {
  #draining = false;

  /** `pending` tells how many migrations are missing; it throws where the database does not answer. */
  constructor(private readonly pending: () => Promise<number>) {}

  /** From now on it is not ready, while running requests end. */
  drain(): void {
    this.#draining = true;
  }

  /** Throws UNAVAILABLE where it is not ready. */
  async check(): Promise<void> {
    const missing = await this.pending().catch(unavailable);
    if (this.#draining || missing > 0) unavailable();
  }
}

function unavailable(cause?: unknown): never {
  throw new WireError('UNAVAILABLE', { 'Retry-After': RETRY_AFTER_S }, { cause });
}
