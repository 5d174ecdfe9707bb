import { refused, toAll, toMembers, toSessions, type Calls } from './call.js';
import { BUSINESS, CLAIM, INVITATION, OWNER, OWNERSHIP, STRANGER } from './canary-ids.js';
import { idOf } from './ids.js';

const id = (business: number) => ({ at: { id: business } });

/** A call for the owner only, made for a public and a hidden business. */
const ofOwner = (body?: object) => [
  refused(403, { ...id(BUSINESS.premium), ...(body && { body }) }),
  refused(404, { ...id(BUSINESS.pending), ...(body && { body }) }),
  refused(404, { ...id(BUSINESS.withdrawn), ...(body && { body }) }),
];

/** A call for the owner's session only, made for a public and a hidden business. */
const toOwnersSession = (body?: object, more: Readonly<Record<string, string | number>> = {}) =>
  [BUSINESS.premium, BUSINESS.pending].map((business) =>
    toSessions(business === BUSINESS.premium ? 403 : 404, { at: { id: business, ...more }, ...(body && { body }) }),
  );

const HIDDEN = [BUSINESS.pending, BUSINESS.rejected, BUSINESS.withdrawn];

const CLAIM_FORM = {
  ...{ claimantName: 'Wilma Walker', claimantEmail: 'walker@example.com', businessRole: 'owner' },
  ownershipProof: 'My name is on the lease of this address.',
  verificationMethod: 'email_verification',
};

/** Calls about businesses, claims, billing, and analytics. */
export const BUSINESS_CALLS: Calls = {
  'GET /api/businesses': [
    ...['', '?query=business', '?location=Austin', '?sort=name&limit=100', '?category=restaurants&location=78701'],
  ].map((query) => toAll(200, { query })),
  'POST /api/businesses': [toMembers(201, { body: { name: 'Walkers Rest', category: 'hotels' } })],
  'POST /api/businesses/batch': [toAll(200, { body: { ids: Object.values(BUSINESS) } })],
  'GET /api/businesses/facets': [toAll(200), toAll(200, { query: '?location=Austin&verified=true' })],
  'GET /api/businesses/favorites': [toAll(200)],
  'GET /api/businesses/map': [toAll(200), toAll(200, { query: '?location=Austin' })],
  'GET /api/businesses/owner/{userId}': [toAll(200, { at: { userId: OWNER } })],
  'POST /api/businesses/similar': [toAll(200, { body: { name: 'premium business', city: 'Austin', state: 'TX' } })],
  'GET /api/businesses/{id}': [
    ...[BUSINESS.premium, BUSINESS.free, BUSINESS.unclaimed, BUSINESS.strangers].map((each) => toAll(200, id(each))),
    ...HIDDEN.map((each) => toAll(404, id(each))),
  ],
  'PATCH /api/businesses/{id}': ofOwner({ description: 'Taken over.' }),
  'DELETE /api/businesses/{id}': ofOwner(),
  'GET /api/businesses/{id}/analytics': ofOwner(),
  'DELETE /api/businesses/{id}/billing': ofOwner(),
  'POST /api/businesses/{id}/billing/checkout': ofOwner(),
  'POST /api/businesses/{id}/claim': [
    toMembers(409, { ...id(BUSINESS.premium), body: CLAIM_FORM }),
    toMembers(201, { ...id(BUSINESS.unclaimed), body: CLAIM_FORM }),
    refused(404, { ...id(BUSINESS.pending), body: CLAIM_FORM }),
  ],
  'POST /api/businesses/{id}/ownership-requests': [
    toMembers(409, { ...id(BUSINESS.unclaimed), body: { message: 'I bought this business.' } }),
    toMembers(400, { ...id(BUSINESS.premium), body: { message: 'Mine.' } }),
    ...HIDDEN.map((each) => refused(404, { ...id(each), body: { message: 'I bought this business.' } })),
  ],
  'GET /api/ownership-requests/mine': [toMembers(200)],
  'GET /api/ownership-requests/received': [toMembers(200)],
  'POST /api/ownership-requests/{id}/withdraw': [refused(404, { at: { id: OWNERSHIP.own } })],
  'POST /api/ownership-requests/{id}/escalate': [refused(404, { at: { id: OWNERSHIP.own } })],
  'POST /api/ownership-requests/{id}/accept': [
    toSessions(404, { at: { id: OWNERSHIP.received }, body: { premium: 'end' } }),
  ],
  'POST /api/ownership-requests/{id}/decline': [
    refused(404, { at: { id: OWNERSHIP.received }, body: { reason: 'No.' } }),
  ],
  'POST /api/businesses/{id}/transfer': [
    toSessions(403, { ...id(BUSINESS.premium), body: { email: 'walker@example.com' } }),
    ...HIDDEN.map((each) => toSessions(404, { ...id(each), body: { email: 'walker@example.com' } })),
  ],
  'GET /api/business-transfers/mine': [toSessions(200)],
  'POST /api/business-transfers/{id}/withdraw': [toSessions(404, { at: { id: OWNERSHIP.offer } })],
  'POST /api/business-transfers/{id}/undo': [toSessions(404, { at: { id: OWNERSHIP.offer } })],
  'GET /api/transfer-offers/{token}': [toAll(404, { at: { token: 'guessed' } })],
  'POST /api/transfer-offers/{token}/accept': [toSessions(404, { at: { token: 'guessed' } })],
  'POST /api/transfer-offers/{token}/decline': [toSessions(404, { at: { token: 'guessed' } })],
  'PUT /api/businesses/{id}/favorite': [
    toMembers(204, id(BUSINESS.premium)),
    ...HIDDEN.map((each) => refused(404, id(each))),
  ],
  'DELETE /api/businesses/{id}/favorite': [toMembers(204, id(BUSINESS.premium))],
  'GET /api/businesses/{id}/lists': [toMembers(200, id(BUSINESS.unclaimed))],
  'GET /api/businesses/{id}/facts': [
    ...[BUSINESS.premium, BUSINESS.unclaimed].map((each) => toAll(200, id(each))),
    ...HIDDEN.map((each) => toAll(404, id(each))),
  ],
  'POST /api/businesses/{id}/facts/{key}/answer': [
    toMembers(409, { at: { id: BUSINESS.premium, key: 'areas.patio' }, body: { value: 'yes', isRight: true } }),
    ...HIDDEN.map((each) =>
      refused(404, { at: { id: each, key: 'areas.patio' }, body: { value: 'yes', isRight: true } }),
    ),
  ],
  'POST /api/businesses/{id}/facts/confirm': ofOwner({ facts: [{ key: 'areas.patio', value: 'yes' }] }),
  'GET /api/businesses/{id}/fit': [
    toAll(200, { ...id(BUSINESS.premium), query: '?pets=dog' }),
    ...HIDDEN.map((each) => toAll(404, { ...id(each), query: '?pets=dog' })),
  ],
  'GET /api/policy-confirmations/{token}': [toAll(404, { at: { token: 'guessed' } })],
  'POST /api/policy-confirmations/{token}': [toAll(404, { at: { token: 'guessed' } })],
  'POST /api/businesses/{id}/interactions': [
    toAll(204, { ...id(BUSINESS.premium), body: { interactionType: 'view', sessionId: 'walking' } }),
    toAll(404, { ...id(BUSINESS.pending), body: { interactionType: 'view', sessionId: 'walking' } }),
  ],
  'GET /api/businesses/{id}/people': ofOwner(),
  'GET /api/businesses/{id}/people/activity': ofOwner(),
  'POST /api/businesses/{id}/people/invitations': toOwnersSession({ email: 'walker@example.com', role: 'manager' }),
  'POST /api/businesses/{id}/people/invitations/{invitationId}/resend': toOwnersSession(undefined, {
    invitationId: INVITATION,
  }),
  'DELETE /api/businesses/{id}/people/invitations/{invitationId}': toOwnersSession(undefined, {
    invitationId: INVITATION,
  }),
  'POST /api/businesses/{id}/people/leave': toOwnersSession(),
  'PUT /api/businesses/{id}/people/{userId}': toOwnersSession({ role: 'manager' }, { userId: STRANGER }),
  'DELETE /api/businesses/{id}/people/{userId}': toOwnersSession(undefined, { userId: STRANGER }),
  'GET /api/user/shared-businesses': [toMembers(200)],
  'GET /api/invitations/{token}': [
    toAll(404, { at: { token: 'guessed' } }),
    toAll(404, { at: { token: idOf('invitation', 'token_hash') } }),
  ],
  'POST /api/invitations/{token}/accept': [toSessions(404, { at: { token: idOf('invitation', 'token_hash') } })],
  'POST /api/invitations/{token}/decline': [toSessions(404, { at: { token: idOf('invitation', 'token_hash') } })],
  'POST /api/businesses/{id}/relist': ofOwner(),
  'POST /api/businesses/{id}/submit': ofOwner(),
  // Without Stripe, this is the page of the member's own businesses.
  'POST /api/billing/portal': [toSessions(200)],
  'GET /api/business-claims/mine': [toMembers(200)],
  'POST /api/business-claims/{id}/cancel': [refused(404, { at: { id: CLAIM.open } })],
  'POST /api/business-claims/{id}/check': [refused(404, { at: { id: CLAIM.open } })],
  'POST /api/business-claims/{id}/resend': [refused(404, { at: { id: CLAIM.open } })],
  'POST /api/business-claims/{id}/verify': [
    toMembers(400, { at: { id: CLAIM.open }, body: { verificationCode: '123456' } }),
  ],
  'POST /api/webhooks/stripe': [toAll(404, { body: { type: 'invoice.paid' } })],
  'GET /api/changes': [toAll(200), toAll(200, { query: '?since=2026-01-01&limit=1000' })],
  'GET /badges/{file}': [
    ...[BUSINESS.premium, BUSINESS.free].map((each) => toAll(200, { at: { file: `${each}.svg` } })),
    ...HIDDEN.map((each) => toAll(404, { at: { file: `${each}.svg` } })),
  ],
};
