import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireAgeConfirmed } from '../../../domain/account/account.js';
import { refuseSanctioned } from '../../../domain/moderation/sanction.js';
import { recordOf } from '../server/caller/signed-in.js';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Calls under /api that are not reads but stay available to members who are restricted, suspended, or haven't confirmed
 * their age, each with the reason. A new call is blocked until it is added here. Calls under /api/admin belong to the
 * administrator, no matter which member is also signed in.
 */
export const OPEN_TO_SANCTIONED: Readonly<Record<string, string>> = {
  'POST /api/appeals/:token': 'appealing',
  'POST /api/user/notices/:id/appeal': 'appealing',
  'POST /api/copyright-notices/:id/counter-notice': 'appealing',
  'PUT /api/user/notices/:id/read': 'reading',
  'DELETE /api/user': 'leaving',
  'POST /api/user/age-confirmation': 'members must always be able to say that they are too young',
  'POST /api/user/restore': 'undoing that',
  'DELETE /api/businesses/:id/billing': 'leaving: members can always stop paying',
  'POST /api/businesses/:id/people/leave': 'leaving',
  'DELETE /api/user/sessions': 'keeping others out',
  'DELETE /api/user/sessions/:id': 'keeping others out',
  'DELETE /api/user/tokens/:id': 'keeping others out',
  'DELETE /api/user/webhooks/:webhookId': 'keeping others out',
  'POST /api/user/webhooks/:webhookId/secret': 'keeping others out',
  'POST /api/businesses/batch': 'reading',
  'POST /api/businesses/similar': 'reading',
  'POST /api/recommendations': 'reading',
  'POST /api/businesses/:id/interactions': 'reading a page counts a visit',
  'POST /api/webhooks/stripe': 'not from a member: Stripe’s server signs it',
};

/**
 * Blocks writes, by session or token, of members who are restricted, suspended, or haven't confirmed their age, before
 * the body is read. Identifies the caller with the same single query that the call's guard uses.
 */
export function registerSanctions(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (isOpen(request)) done();
    else refuseWhereSanctioned(request).then(() => done(), done);
  });
}

function isOpen({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  if (READS.has(method) || !url.startsWith('/api/')) return true;
  // Includes the route that responds to unknown paths.
  return url === '/api/*' || url.startsWith('/api/admin/') || `${method} ${url}` in OPEN_TO_SANCTIONED;
}

async function refuseWhereSanctioned(request: FastifyRequest): Promise<void> {
  const member = await request.server.callerIdentity.memberOrTokenHolder(request);
  if (member === null) return;
  if (member.sanction !== null) refuseSanctioned(member.sanction);
  requireAgeConfirmed(recordOf(member));
}
