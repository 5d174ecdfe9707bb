import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../domain/shared/domain-error.js';
import { WireError } from '../server/problem/problem.js';
import { isThisMachine } from '../server/this-machine.js';

/** Controls access to /metrics: by token and, outside production, from this machine. */
export class MetricsAccess {
  constructor(
    private readonly token: string | undefined,
    private readonly production: boolean,
  ) {}

  /** Throws UNAUTHORIZED if a token would grant access, NOT_FOUND if nothing would. */
  check(request: FastifyRequest): void {
    if (!this.production && isThisMachine(request)) return;
    if (this.token === undefined) throw new DomainError('NOT_FOUND', 'Not found');
    const sentToken = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!same(sentToken, this.token)) throw new WireError('UNAUTHORIZED', { 'WWW-Authenticate': 'Bearer' });
  }
}

/** Compares hashes, so that neither time nor length reveals anything about the token. */
function same(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => hash('sha256', text, 'buffer'));
  return timingSafeEqual(a!, b!);
}
