import type { FastifyInstance } from 'fastify';
import { RETRY_AFTER_S } from '../../../application/shared/unavailable.js';
import type { ReplicaFigures, Standbys } from '../../../application/shared/replica-figures.js';
import { WireError } from '../server/problem/problem.js';

/**
 * Whether this process can receive requests: the database responds, its tables match this version, and the process is
 * not shutting down.
 */
export class Readiness {
  #draining = false;

  /** `pending` returns how many migrations are missing. It throws if the database does not respond. */
  constructor(
    private readonly pending: () => Promise<number>,
    private readonly standbys?: Standbys,
  ) {}

  /** The database's standbys that answer reads; null if there are none. They make no process unready. */
  get replicas(): readonly ReplicaFigures[] | null {
    return this.standbys?.figures ?? null;
  }

  /** Makes the process not ready while running requests finish. */
  drain(): void {
    this.#draining = true;
  }

  get isDraining(): boolean {
    return this.#draining;
  }

  /** Throws UNAVAILABLE if the process is not ready. */
  async check(): Promise<void> {
    const missing = await this.pending().catch(unavailable);
    if (this.#draining || missing > 0) unavailable();
  }
}

/**
 * Closes each connection after its response during shutdown, so that the caller's next request goes to another process.
 */
export function registerDraining(fastify: FastifyInstance, readiness: Readiness): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (readiness.isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
}

function unavailable(cause?: unknown): never {
  throw new WireError('UNAVAILABLE', { 'Retry-After': RETRY_AFTER_S }, { cause });
}
