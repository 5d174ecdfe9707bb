import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { DomainError } from '../../../domain/shared/domain-error.js';
import { IdempotencyKeys, type KeyedCall, type StoredAnswer } from '../../../application/shared/idempotency-keys.js';
import { WireError } from './problem/problem.js';
import { LIMITS } from './limits/limits.js';
import { addressKey, RequestCounter } from './limits/rate-limit.js';

/** Longest key, in characters. */
export const MAX_KEY_LENGTH = 255;

/** Calls that change nothing, may be repeated, or answer what must not be kept; what is sent to them is read as it arrives. */
const WITHOUT_KEYS: ReadonlySet<string> = new Set([
  '/api/admin/login',
  '/api/admin/logout',
  '/api/admin/administrators',
  '/api/admin/totp',
  '/api/admin/totp/confirm',
  '/api/admin/totp/remove',
  '/api/user/restore',
  '/api/user/tokens',
  '/api/businesses/batch',
  '/api/businesses/similar',
  '/api/recommendations',
  '/api/businesses/:id/interactions',
  '/api/webhooks/stripe',
  // Its path is a secret, which keys would keep; and a second one is refused.
  '/api/appeals/:token',
  // A form of several dependencies is not hashed before it is read, and the same file stored twice harms nobody.
  '/api/uploads',
]);

/** How the owner of a visitor's key begins. */
const VISITOR = 'address ';

/** Largest answer that is kept, in characters. */
const MAX_ANSWER_LENGTH = 256 * 1024;

const KEPT_HEADERS = ['content-type', 'location', 'link', 'cache-control', 'x-total-count', 'x-total-capped'] as const;

/** Refusals that came before the call was made, or that may be otherwise a moment later. */
const NOT_KEPT: ReadonlySet<number> = new Set([401, 403, 405, 429]);

/** A call under way whose answer is to be kept. */
interface Run {
  readonly call: KeyedCall;
  readonly run: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    keyedRun: Run | null;
  }
}

/** Whether a call takes an Idempotency-Key; `route` as Fastify writes it (`/api/businesses/:id`). */
export function takesKey(method: string, route: string): boolean {
  return method === 'POST' && route.startsWith('/api/') && route !== '/api/*' && !WITHOUT_KEYS.has(route);
}

interface IdempotencyDependencies {
  readonly keys: IdempotencyKeys;
  /** Makes the owner's name of an address, which is kept nowhere. */
  readonly secret: string;
  readonly logger: Logger;
  /** Whether the calls of visitors are counted. */
  readonly isLimited: boolean;
}

/**
 * Makes every POST that changes records happen once for each `Idempotency-Key`: the first answer is kept for 24 hours
 * and given again to the same member, or else the same address, on the same path. It is kept before it is sent, so that
 * nobody has seen an answer that is not there; that a call was made is kept in the transaction of its change, so that it is
 * not made again where its answer was lost: then that is the answer. Stands before the guards; so who calls is asked here too.
 */
export function registerIdempotency(fastify: FastifyInstance, dependencies: IdempotencyDependencies): void {
  fastify.decorateRequest('keyedRun', null);
  const visitors = dependencies.isLimited ? new RequestCounter(LIMITS.visitorKeys) : null;
  fastify.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (key === undefined || !takesKey(request.method, request.routeOptions.url ?? '')) return;
    await begin({ ...dependencies, visitors }, request, reply, checkedKey(String(key)));
  });
  fastify.addHook('preHandler', (request, _reply, done) => {
    if (request.keyedRun === null) return void done();
    dependencies.keys.make(request.keyedRun.call, request.keyedRun.run, done);
  });
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (request.keyedRun !== null) await end(dependencies, request.keyedRun, reply, payload);
    return payload;
  });
}

function checkedKey(key: string): string {
  if (key.length >= 1 && key.length <= MAX_KEY_LENGTH) return key;
  const message = `Idempotency-Key must have 1 to ${String(MAX_KEY_LENGTH)} characters`;
  throw new DomainError('INVALID_INPUT', message, [{ path: 'Idempotency-Key', message }]);
}

async function begin(
  { keys, secret, visitors }: IdempotencyDependencies & { readonly visitors: RequestCounter | null },
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
) {
  const path = request.url.split('?', 1)[0] ?? '';
  const owner = await ownerOf(request, secret);
  if (owner.owner.startsWith(VISITOR)) {
    const wait = visitors?.take(owner.owner, performance.now()) ?? 0;
    if (wait > 0) throw new WireError('TOO_MANY_REQUESTS', { 'Retry-After': wait });
  }
  const call = { ...owner, path, key, bodyHash: request.bodyHash ?? '' };
  const begun = await keys.begin(call);
  if (begun.state === 'first') request.keyedRun = { call, run: begun.run };
  else if (begun.state === 'running') throw new WireError('IDEMPOTENCY_IN_PROGRESS', { 'Retry-After': 1 });
  else if (begun.state === 'reused') throw new WireError('IDEMPOTENCY_KEY_REUSED');
  else if (begun.state === 'lost') throw new WireError('IDEMPOTENCY_ANSWER_LOST');
  else return replay(reply, begun.answer);
}

/** Whose key it is. Below /api/admin the one administrator's and nobody else's, whoever is signed in beside. */
async function ownerOf(request: FastifyRequest, secret: string): Promise<Pick<KeyedCall, 'owner' | 'userId'>> {
  const { whoCalls } = request.server;
  const address = createHmac('sha256', secret).update(addressKey(request.ip)).digest('base64url');
  if (request.url.startsWith('/api/admin/')) {
    const administrator = await whoCalls.administrator(request);
    return {
      owner: administrator === null ? `${VISITOR}${address}` : `administrator ${String(administrator.id)}`,
      userId: null,
    };
  }
  const member = await whoCalls.memberOrTokenHolder(request);
  if (member === null) return { owner: `${VISITOR}${address}`, userId: null };
  return { owner: `member ${member.userId}`, userId: member.userId };
}

function replay(reply: FastifyReply, { status, headers, body }: StoredAnswer): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .header('Idempotency-Replayed', 'true')
    .send(body ?? undefined);
}

async function end(
  { keys, logger }: IdempotencyDependencies,
  { call, run }: Run,
  reply: FastifyReply,
  payload: unknown,
) {
  try {
    const body = bodyOf(payload);
    const isKept = body !== undefined && reply.statusCode < 500 && !NOT_KEPT.has(reply.statusCode);
    if (isKept) await keys.finish(call, run, { status: reply.statusCode, headers: keptHeaders(reply), body });
    else await keys.free(call, run);
  } catch (error) {
    // What was done is done, and its caller gets to know it.
    logger.error({ err: error, requestId: reply.request.id }, 'An answer could not be kept under its Idempotency-Key');
  }
}

/** The text of an answer, null where it is empty; undefined for one that cannot be kept. */
function bodyOf(payload: unknown): string | null | undefined {
  if (payload === null || payload === undefined || payload === '') return null;
  return typeof payload === 'string' && payload.length <= MAX_ANSWER_LENGTH ? payload : undefined;
}

function keptHeaders(reply: FastifyReply): Record<string, string> {
  const entries = KEPT_HEADERS.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}
