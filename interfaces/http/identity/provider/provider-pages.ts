import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { PageKit } from './page-kit.js';
import { mountProvider } from './provider-mount.js';

/** The embedded provider with its pages, below /oidc. The database is asked only when a request comes. */
export class ProviderPages {
  constructor(
    private readonly kit: PageKit,
    private readonly logger: Logger,
  ) {}

  async register(fastify: FastifyInstance): Promise<void> {
    await mountProvider(fastify, this.kit, this.logger);
  }
}
