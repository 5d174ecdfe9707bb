import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireAgeConfirmed } from '../../../domain/account/account.js';
import { refuseSanctioned } from '../../../domain/moderation/sanction.js';
import { recordOf } from '../identity/signed-in.js';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Calls below /api that are no reading and yet open to a member who is restricted or suspended, or has not said the age, each
 * with its reason. A new call is refused until it stands here. What administrators do below /api/admin is theirs, whoever is signed in beside.
 */
export const OPEN_TO_SANCTIONED: Readonly<Record<string, string>> = {
  'POST /api/appeals/:token': 'appealing',
  'POST /api/user/notices/:id/appeal': 'appealing',
  'POST /api/copyright-notices/:id/counter-notice': 'appealing',
  'PUT /api/user/notices/:id/read': 'reading',
  'DELETE /api/user': 'leaving',
  'POST /api/user/age-confirmation': 'saying that one is too young must always be possible',
  'POST /api/user/restore': 'taking that back',
  'DELETE /api/businesses/:id/billing': 'leaving: nobody has to go on paying',
  'DELETE /api/user/sessions': 'keeping others out',
  'DELETE /api/user/sessions/:id': 'keeping others out',
  'DELETE /api/user/tokens/:id': 'keeping others out',
  'POST /api/businesses/batch': 'reading',
  'POST /api/businesses/similar': 'reading',
  'POST /api/recommendations': 'reading',
  'POST /api/businesses/:id/interactions': 'a page that is read counts its visit',
  'POST /api/webhooks/stripe': 'of no member: another server signs it',
};

/**
 * Refuses what a restricted or suspended member, or one who has not said the age, wants to change, by session or token, before any of the body is read. Who
 * calls is found out by the one statement that the call's guard then waits for too.
 */
export function registerSanctions(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (isOpen(request)) done();
    else refuseWhereSanctioned(request).then(() => done(), done);
  });
}

function isOpen({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  if (READS.has(method) || !url.startsWith('/api/')) return true;
  // Also what answers for paths that nobody knows.
  return url === '/api/*' || url.startsWith('/api/admin/') || `${method} ${url}` in OPEN_TO_SANCTIONED;
}

async function refuseWhereSanctioned(request: FastifyRequest): Promise<void> {
  const member = await request.server.whoCalls.memberOrTokenHolder(request);
  if (member === null) return;
  if (member.sanction !== null) refuseSanctioned(member.sanction);
  requireAgeConfirmed(recordOf(member));
}
