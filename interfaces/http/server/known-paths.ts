import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { DomainError } from '../../../domain/shared/domain-error.js';
import { WireError } from './problem/problem.js';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Records every route added from now on, so that a known path can respond to a wrong method with 405. */
export class KnownPaths {
  readonly #methods = new Map<string, Set<string>>();

  constructor(private readonly fastify: FastifyInstance) {
    fastify.addHook('onRoute', ({ url, method }) => {
      // Added by @fastify/cors so that preflights reach its hook.
      if (url === '*') return;
      const methods = this.#methods.get(url) ?? new Set<string>();
      for (const each of [method].flat()) methods.add(each);
      this.#methods.set(url, methods);
    });
  }

  /** Returns every path with its methods. */
  get all(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#methods;
  }

  /**
   * Call it after all routes are added: a wrong method then gets 405 with `Allow`, and unknown paths under /api get
   * 404.
   */
  refuseOtherRequests(): void {
    for (const [url, methods] of [...this.#methods]) {
      const method = METHODS.filter((each) => !methods.has(each) && !this.fastify.hasRoute({ method: each, url }));
      if (method.length > 0) this.fastify.route({ method, url, handler: refuseMethod([...methods].join(', ')) });
    }
    this.fastify.route({ method: [...METHODS], url: '/api/*', exposeHeadRoute: false, handler: refuseUnknown });
  }
}

function refuseMethod(allow: string) {
  return (_request: FastifyRequest, _reply: FastifyReply): never => {
    throw new WireError('METHOD_NOT_ALLOWED', { Allow: allow });
  };
}

function refuseUnknown(): never {
  throw new DomainError('NOT_FOUND', 'Not found');
}
