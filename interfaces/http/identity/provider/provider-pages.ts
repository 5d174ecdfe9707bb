import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import type { Logger } from 'pino';
import type { PageKit } from './page-kit.js';
import { mountProvider } from './provider-mount.js';

/**
 * The embedded provider with its pages, below /oidc. The database is asked only when the first request comes, and again
 * after a failure.
 */
export class ProviderPages {
  constructor(
    private readonly kit: Omit<PageKit, 'provider'>,
    /** Rejects where the database does not answer. */
    private readonly create: () => Promise<Provider>,
    private readonly logger: Logger,
  ) {}

  async register(fastify: FastifyInstance): Promise<void> {
    await mountProvider(fastify, { ...this.kit, provider: onceMade(this.create) }, this.logger);
  }
}

/** The same promise for everybody; a new one after a failure. */
function onceMade<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
