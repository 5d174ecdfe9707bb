import type { FastifyRequest } from 'fastify';
import passport from 'passport';

/**
 * A strategy that looks up who calls from what the request bears, and never redirects. Passport keeps strategies for the
 * whole process by name, and a process may hold several servers, so a strategy holds nothing of its own: what it asks
 * stands on the server that the request came to (`request.server.whoCalls`).
 */
export class LookupStrategy extends passport.Strategy {
  /** Who calls, or null where the request bears nothing that this strategy knows. */
  find(_request: FastifyRequest): Promise<object | null> {
    return Promise.resolve(null);
  }

  override authenticate(request: unknown): void {
    this.find(request as FastifyRequest).then(
      (found) => {
        if (found === null) this.fail(401);
        else this.success(found);
      },
      (error: unknown) => {
        this.error(error);
      },
    );
  }
}
