import type { FastifyRequest } from 'fastify';
import { refuse } from '../../../domain/shared/domain-error.js';
import type { AccessTokenReads } from '../../../infrastructure/identity/access-token-reads.query.js';
import type { SignedIn } from './signed-in.js';

const BEARER = /^Bearer ([\w-]{1,200})$/i;

/** The member whose token the request bears, or null; refuses with FORBIDDEN where the token's scopes do not reach. */
export async function tokenHolder(tokens: AccessTokenReads, request: FastifyRequest): Promise<SignedIn | null> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const holder = token === undefined ? null : await tokens.find(token);
  if (holder === null) return null;
  const needed = request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write';
  if (!holder.scopes.includes(needed)) refuse('FORBIDDEN', `This access token lacks the scope '${needed}'.`);
  return { userId: holder.userId, sessionId: null, signedInAt: null, record: holder.record };
}
