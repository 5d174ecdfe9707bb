import { WireError } from './problem.js';

/** Whether this process may be sent requests: the database answers, its tables are those of this version, and nobody asked it to end. */
export class Readiness {
  #draining = false;

  /** `pending` tells how many migrations are missing; it throws where the database does not answer. */
  constructor(private readonly pending: () => Promise<number>) {}

  /** From now on it is not ready, while running requests end. */
  drain(): void {
    this.#draining = true;
  }

  /** Throws UNAVAILABLE, or what the database threw, where it is not ready. */
  async check(): Promise<void> {
    if (this.#draining || (await this.pending()) > 0) throw new WireError('UNAVAILABLE', { 'Retry-After': 5 });
  }
}
