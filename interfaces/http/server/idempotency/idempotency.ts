import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { DomainError } from '../../../../domain/shared/domain-error.js';
import { IdempotencyKeys, type KeyedCall, type StoredAnswer } from '../../../../application/shared/idempotency-keys.js';
import { Unavailable } from '../../../../application/shared/unavailable.js';
import { WireError } from '../problem/problem.js';
import { keptAnswer, rebuiltAnswer } from './idempotent-answer.js';
import { addressKey, type CallCounter, type CounterOf } from '../limits/rate-limit.js';

/** Maximum length of a key, in characters. */
export const MAX_KEY_LENGTH = 255;

/**
 * Calls that ignore keys because they change nothing, can be repeated, or return secrets. Their bodies are read as they
 * arrive.
 */
const WITHOUT_KEYS: ReadonlySet<string> = new Set([
  '/api/admin/login',
  '/api/admin/logout',
  '/api/admin/administrators',
  '/api/admin/totp',
  '/api/admin/totp/confirm',
  '/api/admin/totp/remove',
  '/api/admin/email-previews',
  '/api/user/restore',
  '/api/user/tokens',
  '/api/user/webhooks',
  '/api/user/webhooks/:webhookId/secret',
  '/api/admin/webhooks',
  '/api/admin/webhooks/:webhookId/secret',
  '/api/businesses/batch',
  '/api/businesses/similar',
  '/api/recommendations',
  '/api/businesses/:id/interactions',
  '/api/webhooks/stripe',
  // A multipart body is not hashed before it is read, and storing the same file twice does no harm.
  '/api/uploads',
]);

/** Paths that are secrets, which must not be stored with a key. Each link works once anyway. */
const SECRET_PATH = /\/:(?:token|secret)(?:\/|$)/;

/** Prefix of a visitor's key owner. */
const VISITOR = 'address ';

/** A running call whose response will be stored. */
interface Run {
  readonly call: KeyedCall;
  readonly run: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    keyedRun: Run | null;
  }
}

/** Returns whether a call accepts an Idempotency-Key. `route` is a Fastify pattern (`/api/businesses/:id`). */
export function takesKey(method: string, route: string): boolean {
  if (method !== 'POST' || !route.startsWith('/api/') || route === '/api/*') return false;
  return !WITHOUT_KEYS.has(route) && !SECRET_PATH.test(route);
}

interface CountedKeys {
  readonly visitors: CallCounter;
  readonly members: CallCounter;
}

interface IdempotencyDependencies {
  readonly keys: IdempotencyKeys;
  /** Hashes the addresses of visitors, which are never stored. */
  readonly secret: string;
  readonly logger: Logger;
  /** True if keys are counted. */
  readonly isLimited: boolean;
  readonly counterOf: CounterOf;
}

/**
 * Runs every POST that changes records only once per `Idempotency-Key`. The first response is stored for 24 hours and
 * repeated for the same member (or, for visitors, the same address) on the same path.
 *
 * The response is stored before it is sent, so no caller gets one that is not stored. The transaction of the change
 * also records that the call ran. If the response is lost, the call is not repeated, and the caller learns that it
 * ran.
 *
 * These hooks run before the guards, so they identify the caller themselves.
 */
export function registerIdempotency(fastify: FastifyInstance, dependencies: IdempotencyDependencies): void {
  fastify.decorateRequest('keyedRun', null);
  const counted = dependencies.isLimited
    ? { visitors: dependencies.counterOf('visitorKeys'), members: dependencies.counterOf('memberKeys') }
    : null;
  // Most calls have no key. Callbacks avoid the cost of a promise per call.
  fastify.addHook('preHandler', (request, reply, done) => {
    const key = request.headers['idempotency-key'];
    if (key === undefined || !takesKey(request.method, request.routeOptions.url ?? '')) done();
    else begin({ ...dependencies, counted }, request, reply, String(key)).then(() => done(), done);
  });
  fastify.addHook('preHandler', (request, _reply, done) => {
    if (request.keyedRun === null) return void done();
    dependencies.keys.make(request.keyedRun.call, request.keyedRun.run, done);
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (request.keyedRun === null) done(null, payload);
    else end(dependencies, request.keyedRun, reply, payload).then(() => done(null, payload), done);
  });
}

function checkedKey(key: string): string {
  if (key.length >= 1 && key.length <= MAX_KEY_LENGTH) return key;
  const message = `Idempotency-Key must have 1 to ${String(MAX_KEY_LENGTH)} characters`;
  throw new DomainError('INVALID_INPUT', message, [{ path: 'Idempotency-Key', message }]);
}

async function begin(
  { keys, secret, counted }: IdempotencyDependencies & { readonly counted: CountedKeys | null },
  request: FastifyRequest,
  reply: FastifyReply,
  sentKey: string,
) {
  const key = checkedKey(sentKey);
  const path = request.url.split('?', 1)[0] ?? '';
  const owner = await ownerOf(request, secret);
  const counter = owner.owner.startsWith(VISITOR) ? counted?.visitors : owner.userId === null ? null : counted?.members;
  const wait = (await counter?.take(owner.owner)) ?? 0;
  if (wait > 0) throw new WireError('TOO_MANY_REQUESTS', { 'Retry-After': wait });
  const call = { ...owner, path, key, bodyHash: request.bodyHash ?? '' };
  const started = await keys.begin(call);
  if (started.state === 'first') request.keyedRun = { call, run: started.run };
  else if (started.state === 'running') throw new WireError('IDEMPOTENCY_IN_PROGRESS', { 'Retry-After': 1 });
  else if (started.state === 'reused') throw new WireError('IDEMPOTENCY_KEY_REUSED');
  else if (started.state === 'lost') throw new WireError('IDEMPOTENCY_ANSWER_LOST');
  else return replay(request, reply, started.answer);
}

/**
 * Returns the owner of a key. Under /api/admin that is always the administrator, no matter which member is also signed
 * in.
 */
async function ownerOf(request: FastifyRequest, secret: string): Promise<Pick<KeyedCall, 'owner' | 'userId'>> {
  const { callerIdentity } = request.server;
  const address = createHmac('sha256', secret).update(addressKey(request.ip)).digest('base64url');
  if (request.url.startsWith('/api/admin/')) {
    const administrator = await callerIdentity.administrator(request);
    return {
      owner: administrator === null ? `${VISITOR}${address}` : `administrator ${String(administrator.id)}`,
      userId: null,
    };
  }
  const member = await callerIdentity.memberOrTokenHolder(request);
  if (member === null) return { owner: `${VISITOR}${address}`, userId: null };
  return { owner: `member ${member.userId}`, userId: member.userId };
}

async function replay(request: FastifyRequest, reply: FastifyReply, stored: StoredAnswer): Promise<FastifyReply> {
  const { status, headers, body } = await rebuiltAnswer(request, stored);
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
  const answer = keptAnswer(reply, payload);
  const store = async (): Promise<void> => {
    if (answer === null) await keys.free(call, run);
    else if (isRefusal(answer)) await keys.refuse(call, run, answer);
    else await keys.finish(call, run, answer);
  };
  try {
    await store();
  } catch (error) {
    void storeLater(store);
    // The change is already made, so its caller must still get the response.
    logger.error(
      { err: error, requestId: reply.request.id },
      'A response could not be stored under its Idempotency-Key',
    );
  }
}

/** How long no other call can take over the key. */
const [MAX_LATER_ATTEMPTS, LATER_PAUSE_MS] = [30, 2000];

/** Stores a response when the database answers again: until then, repeated calls with the key would get 409. */
async function storeLater(store: () => Promise<void>): Promise<void> {
  for (let attempt = 1; attempt <= MAX_LATER_ATTEMPTS; attempt += 1) {
    await pause(LATER_PAUSE_MS, undefined, { ref: false });
    const isDone = await store().then(
      () => true,
      (error: unknown) => !(error instanceof Unavailable),
    );
    if (isDone) return;
  }
}

/** A refusal whose outcome may differ a moment later. A conflict stays the same. */
function isRefusal({ status }: StoredAnswer): boolean {
  return status >= 400 && status !== 409;
}
