import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { DomainError } from '../../../domain/shared/domain-error.js';
import { WireError } from './problem/problem.js';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Remembers every route from now on, so that a known path can refuse a wrong method by its name. */
export class KnownPaths {
  readonly #methods = new Map<string, Set<string>>();

  constructor(private readonly fastify: FastifyInstance) {
    fastify.addHook('onRoute', ({ url, method }) => {
      // What @fastify/cors adds, so that preflights reach its hook.
      if (url === '*') return;
      const methods = this.#methods.get(url) ?? new Set<string>();
      for (const each of [method].flat()) methods.add(each);
      this.#methods.set(url, methods);
    });
  }

  /** Every path with its methods. */
  get all(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#methods;
  }

  /** To be called when all routes stand: a wrong method answers 405 with `Allow`, what is unknown below /api 404. */
  refuseTheRest(): void {
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
