import { refused, toAdministrators, toAll, toMembers, toSessions, type Call, type Calls } from './call.js';
import {
  ALERT,
  BUSINESS,
  CASE,
  CLOSED,
  OWNER,
  PAUSED,
  SAVED_LIST,
  SHARE_TOKEN,
  STRANGER,
  WEBHOOK,
  WEBHOOK_DELIVERY,
} from './canary-ids.js';
import { idOf } from './ids.js';

const LISTS = Object.values(SAVED_LIST);

/** Calls about another member's list, shared or not. */
const ofListOwner = (given: { readonly body?: object } = {}): readonly Call[] =>
  LISTS.map((listId) => refused(404, { ...given, at: { listId } }));

const ofPlaceInList = (given: { readonly body?: object } = {}): readonly Call[] =>
  LISTS.map((listId) => refused(404, { ...given, at: { listId, id: BUSINESS.premium } }));

/** Calls about another member's alert. */
const ofFollower = (given: { readonly body?: object } = {}): readonly Call[] => [
  refused(404, { ...given, at: { alertId: ALERT } }),
];

/** Anyone with the link may read a shared list. */
const ofLink = (): readonly Call[] => [
  toAll(200, { at: { token: SHARE_TOKEN } }),
  toAll(404, { at: { token: 'a-guess' } }),
];

const OF_WEBHOOK = { at: { webhookId: WEBHOOK } };
const OF_DELIVERY = { at: { webhookId: WEBHOOK, deliveryId: WEBHOOK_DELIVERY } };
const HOOK = { url: 'https://hooks.example.com/', description: '', eventTypes: ['review.published'] };

/** Webhooks belong to their member or administrator only. */
const WEBHOOK_CALLS: Calls = {
  'GET /api/user/webhooks': [toMembers(200)],
  'POST /api/user/webhooks': [toMembers(201, { body: HOOK })],
  'PUT /api/user/webhooks/{webhookId}': [refused(404, { ...OF_WEBHOOK, body: { ...HOOK, isEnabled: true } })],
  'DELETE /api/user/webhooks/{webhookId}': [refused(404, OF_WEBHOOK)],
  'POST /api/user/webhooks/{webhookId}/secret': [toSessions(404, OF_WEBHOOK)],
  'POST /api/user/webhooks/{webhookId}/test': [refused(404, OF_WEBHOOK)],
  'POST /api/user/webhooks/{webhookId}/replays': [refused(404, OF_WEBHOOK)],
  'GET /api/user/webhooks/{webhookId}/deliveries': [refused(404, OF_WEBHOOK)],
  'GET /api/user/webhooks/{webhookId}/deliveries/{deliveryId}': [refused(404, OF_DELIVERY)],
  'POST /api/user/webhooks/{webhookId}/deliveries/{deliveryId}/replay': [refused(404, OF_DELIVERY)],
  'GET /api/admin/webhooks': [toAdministrators()],
  'POST /api/admin/webhooks': [toAdministrators({ body: HOOK })],
  'PUT /api/admin/webhooks/{webhookId}': [toAdministrators({ ...OF_WEBHOOK, body: { ...HOOK, isEnabled: true } })],
  'DELETE /api/admin/webhooks/{webhookId}': [toAdministrators(OF_WEBHOOK)],
  'POST /api/admin/webhooks/{webhookId}/secret': [toAdministrators(OF_WEBHOOK)],
  'POST /api/admin/webhooks/{webhookId}/test': [toAdministrators(OF_WEBHOOK)],
  'POST /api/admin/webhooks/{webhookId}/replays': [toAdministrators(OF_WEBHOOK)],
  'GET /api/admin/webhooks/{webhookId}/deliveries': [toAdministrators(OF_WEBHOOK)],
  'GET /api/admin/webhooks/{webhookId}/deliveries/{deliveryId}': [toAdministrators(OF_DELIVERY)],
  'POST /api/admin/webhooks/{webhookId}/deliveries/{deliveryId}/replay': [toAdministrators(OF_DELIVERY)],
};

const APPEAL = { text: 'That was someone else.' };

/** Calls about members, their data, and how they sign in. */
export const ACCOUNT_CALLS: Calls = {
  ...WEBHOOK_CALLS,
  'GET /api/auth/user': [toMembers(200)],
  'GET /api/callback': [toAll(401, { query: '?code=a&state=b' })],
  'GET /api/login': [toAll(302)],
  'GET /api/logout': [toAll(302)],
  'DELETE /api/user': [toSessions(202, { body: { reviews: 'anonymise' } })],
  'POST /api/user/email': [toSessions(202, { body: { email: 'walker@example.com' } })],
  'POST /api/user/email/confirm': [toAll(400, { body: { token: idOf('change of address', 'token_hash') } })],
  'GET /api/user/export': [toSessions(200)],
  'GET /api/user/favorites': [toMembers(200)],
  'GET /api/user/lists': [toMembers(200)],
  'POST /api/user/lists': [toMembers(201, { body: { name: 'Walks' } })],
  'GET /api/user/lists/{listId}': ofListOwner(),
  'PUT /api/user/lists/{listId}': ofListOwner({ body: { name: 'Taken over' } }),
  'DELETE /api/user/lists/{listId}': ofListOwner(),
  'PUT /api/user/lists/{listId}/share': ofListOwner({ body: { sharesNotes: true, sharesName: true } }),
  'DELETE /api/user/lists/{listId}/share': ofListOwner(),
  'GET /api/user/lists/{listId}/places': ofListOwner(),
  'PUT /api/user/lists/{listId}/order': ofListOwner({ body: { businessIds: [BUSINESS.premium] } }),
  'PUT /api/user/lists/{listId}/places/{id}': ofPlaceInList({ body: { note: 'Taken over' } }),
  'DELETE /api/user/lists/{listId}/places/{id}': ofPlaceInList(),
  'GET /api/shared-lists/{token}': ofLink(),
  'GET /api/shared-lists/{token}/places': ofLink(),
  'GET /api/user/alerts': [toMembers(200)],
  'POST /api/user/alerts': [toMembers(201, { body: { businessId: BUSINESS.premium, timeZone: 'America/Chicago' } })],
  'GET /api/user/alerts/{alertId}': ofFollower(),
  'PUT /api/user/alerts/{alertId}': ofFollower({ body: { label: 'Taken over' } }),
  'DELETE /api/user/alerts/{alertId}': ofFollower(),
  'POST /api/user/alerts/{alertId}/feed': ofFollower(),
  'GET /api/alerts/{secret}/feed': [toAll(404, { at: { secret: 'a-guess' } })],
  'POST /api/user/age-confirmation': [toSessions(204, { body: { confirmed: true } })],
  'GET /api/user/notices': [toMembers(200)],
  'PUT /api/user/notices/{id}/read': [toMembers(404, { at: { id: CASE.notice } })],
  'POST /api/user/notices/{id}/appeal': [toSessions(404, { at: { id: CASE.notice }, body: APPEAL })],
  'GET /api/appeals/{token}': [toAll(404, { at: { token: idOf('notice', 'token_hash') } })],
  'POST /api/appeals/{token}': [toAll(404, { at: { token: idOf('notice', 'token_hash') }, body: APPEAL })],
  'GET /api/user/privacy': [toMembers(200)],
  'PUT /api/user/privacy': [toMembers(200, { body: { paused: true } })],
  'PUT /api/user/profile': [toMembers(200, { body: { firstName: 'Wilma', lastName: 'Walker' } })],
  'POST /api/user/restore': [toAll(401)],
  'GET /api/user/sessions': [toSessions(200)],
  'DELETE /api/user/sessions': [toSessions(204)],
  'DELETE /api/user/sessions/{id}': [toSessions(404, { at: { id: idOf('session', 'sid') } })],
  'GET /api/user/tokens': [toSessions(200)],
  'POST /api/user/tokens': [toSessions(201, { body: { name: 'Walking', scopes: ['read'] } })],
  'DELETE /api/user/tokens/{id}': [toSessions(404, { at: { id: idOf('token', 'id') } })],
  'GET /api/users/{userId}': [
    ...[OWNER, STRANGER].map((userId) => toAll(200, { at: { userId } })),
    ...[PAUSED, CLOSED].map((userId) => toAll(404, { at: { userId } })),
  ],
  'GET /api/users/{userId}/reviews': [toAll(200, { at: { userId: OWNER } })],
  'POST /api/uploads': [toMembers(415, { body: {} })],
  'GET /uploads/{file}': [
    toAll(404, { at: { file: `${idOf('upload not yet used', 'id')}.webp` } }),
    toAll(404, { at: { file: `${idOf('document', 'id')}.pdf` } }),
  ],
  'GET /uploads/demo/{file}': [toAll(404, { at: { file: 'no-such-picture.webp' } })],
};
