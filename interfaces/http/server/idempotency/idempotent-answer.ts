import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredAnswer } from '../../../../application/shared/idempotency-keys.js';
import { readForCaller } from '../in-process-fetch.js';
import { WireError } from '../problem/problem.js';

/** Maximum size of a stored body, in bytes. */
export const MAX_KEPT_BYTES = 4 * 1024;

const KEPT_HEADERS = [
  'content-type',
  'location',
  'link',
  'cache-control',
  'decision-id',
  'x-total-count',
  'x-total-capped',
] as const;

/** Statuses of calls that were refused before they ran, or that may differ a moment later. */
const UNKEPT_STATUSES: ReadonlySet<number> = new Set([401, 403, 405, 429]);

/** GET paths that return the answer of a call that creates nothing. Other calls name theirs in `Location`. */
export const ANSWERED_AGAIN_BY: Readonly<Record<string, string>> = {
  '/api/businesses/:id/submit': '/api/businesses/:id',
  '/api/admin/appeals/:id/decide': '/api/admin/appeals/:id',
  '/api/admin/copyright-notices/:id/decide': '/api/admin/copyright-notices/:id',
  '/api/admin/duplicates/:id/dismiss': '/api/admin/duplicates/:id',
  '/api/admin/imports/:id/undo': '/api/admin/imports/:id',
  '/api/admin/reports/:id/resolve': '/api/admin/reports/:id',
};

/**
 * Returns the part of a response to store, or null if nothing can be stored. For a large response, it contains only the
 * headers; its `location` says where to read the body again.
 */
export function keptAnswer(reply: FastifyReply, payload: unknown): StoredAnswer | null {
  const { statusCode: status } = reply;
  if (status >= 500 || UNKEPT_STATUSES.has(status)) return null;
  const headers = keptHeaders(reply);
  if (payload === null || payload === undefined || payload === '') return { status, headers, body: null };
  if (typeof payload !== 'string') return null;
  if (Buffer.byteLength(payload) <= MAX_KEPT_BYTES) return { status, headers, body: payload };
  const location = headers['location'] ?? readAt(reply.request);
  return status < 300 && location !== undefined ? { status, headers: { ...headers, location }, body: null } : null;
}

/**
 * Returns a stored response with its body. A large body is read again with the rights of the caller. Throws
 * IDEMPOTENCY_ANSWER_LOST if it can no longer be read.
 */
export async function rebuiltAnswer(request: FastifyRequest, stored: StoredAnswer): Promise<StoredAnswer> {
  const { status, headers, body } = stored;
  const { location } = headers;
  if (body !== null || location === undefined || headers['content-type'] === undefined) return stored;
  const read = await readForCaller(request, location);
  if (!read.ok) throw new WireError('IDEMPOTENCY_ANSWER_LOST');
  const isOwn = readAt(request) === undefined;
  return { status, headers: isOwn ? headers : without(headers, 'location'), body: await read.text() };
}

function readAt({ routeOptions: { url = '' }, params }: FastifyRequest): string | undefined {
  const values = params as Readonly<Record<string, string>>;
  return ANSWERED_AGAIN_BY[url]?.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

function without(headers: Readonly<Record<string, string>>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));
}

function keptHeaders(reply: FastifyReply): Record<string, string> {
  const entries = KEPT_HEADERS.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}
