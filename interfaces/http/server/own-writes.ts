import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MemberSessions } from '../../../application/identity/ports.js';
import type { SessionCookies } from './caller/session-cookies.js';
import { isWrite } from './limits/call-limits.js';

interface OwnWrites {
  readonly cookies: SessionCookies;
  readonly sessions: MemberSessions;
  /** Calls its argument, whose reads may then come from a replica. */
  readonly readFromReplicas: (work: () => void) => void;
}

const READS = new Set(['GET', 'HEAD']);

/**
 * Lets reads come from replicas, except those of people who could miss their own changes: members for `OWN_WRITES_S`
 * after a change, which their session records for all processes, and always administrators and programs with an access
 * token. Visitors change nothing that they read back. Register it only if there are replicas.
 */
export function registerOwnWrites(fastify: FastifyInstance, own: OwnWrites): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const may = mayLag(request, own.cookies);
    if (may === true) own.readFromReplicas(done);
    else if (may === false) done();
    else void may.then((known) => (known ? own.readFromReplicas(done) : done()));
  });
  fastify.addHook('onSend', async (request) => {
    const member = isWrite(request) ? await request.callerLookups?.member?.catch(() => null) : null;
    // The change has happened: it must not look failed because it could not be noted.
    if (member?.sessionId != null) await own.sessions.noteWrite(member.sessionId).catch(() => undefined);
  });
}

function mayLag(request: FastifyRequest, cookies: SessionCookies): boolean | Promise<boolean> {
  if (!READS.has(request.method) || request.headers.authorization !== undefined) return false;
  if (cookies.administrator(request) !== null) return false;
  if (cookies.member(request) === null) return true;
  // Only calls read for a member. Pages make such calls.
  if (!request.url.startsWith('/api/')) return false;
  return request.server.callerIdentity.member(request).then(
    (member) => member?.wroteLately !== true,
    () => false,
  );
}
