import type { FastifyInstance } from 'fastify';
import { RETRY_AFTER_S } from '../../../application/shared/unavailable.js';
import { WireError } from '../server/problem/problem.js';

/**
 * Whether this process may be sent requests: the database answers, its tables are those of this version, and nobody
 * asked it to end.
 */
export class Readiness {
  #draining = false;

  /** `pending` answers how many migrations are missing; it throws where the database does not answer. */
  constructor(private readonly pending: () => Promise<number>) {}

  /** From now on it is not ready, while running requests end. */
  drain(): void {
    this.#draining = true;
  }

  get isDraining(): boolean {
    return this.#draining;
  }

  /** Throws UNAVAILABLE where it is not ready. */
  async check(): Promise<void> {
    const missing = await this.pending().catch(unavailable);
    if (this.#draining || missing > 0) unavailable();
  }
}

/** A process that ends keeps no connection open after its answer: the caller's next request then goes elsewhere. */
export function registerDraining(fastify: FastifyInstance, readiness: Readiness): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (readiness.isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
}

function unavailable(cause?: unknown): never {
  throw new WireError('UNAVAILABLE', { 'Retry-After': RETRY_AFTER_S }, { cause });
}
