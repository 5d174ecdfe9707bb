import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { may, type Permission, type Role } from '../../../../domain/business/people/role.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../../support/app.js';
import { signedInAs } from '../../../support/identity/signed-in.js';
import { PeopleWorld, type Person } from '../../../support/people.js';
import { callsOf } from '../../../support/privacy/calls.js';
import { OLIVE, seedDirectory } from '../../../support/search/seeded.js';

/** A public business of Olive's with a review and a report. */
const PLACE = 3;
const [REVIEW, REPORT, INVITATION] = [2, 9001, 9002];

/** Calls that refuse members for another reason than their role in a business. */
const NOT_OF_OWNERS: Readonly<Record<string, string>> = {
  'DELETE /api/pet-profiles/{id}': 'the pet is another member’s',
  'DELETE /api/reviews/{id}': 'the review is another member’s',
  'DELETE /api/turned-away/{id}': 'the report is another member’s',
  'PUT /api/guide-dogs/{userId}': 'the Guide Dog is another member’s',
  'PUT /api/pet-profiles/{id}': 'the pet is another member’s',
  'PUT /api/reviews/{id}': 'the review is another member’s',
};

const RESPONSE = { content: 'Thank you for coming.' };

/** Each owner's call: what it needs, its path for PLACE, and its body. */
const OWNER_CALLS: Readonly<Record<string, readonly [Permission, string, object?]>> = {
  'PATCH /api/businesses/{id}': ['listing', `/businesses/${PLACE}`, { description: 'A patio.' }],
  'DELETE /api/businesses/{id}': ['standing', `/businesses/${PLACE}`],
  'GET /api/businesses/{id}/analytics': ['analytics', `/businesses/${PLACE}/analytics`],
  'DELETE /api/businesses/{id}/billing': ['plan', `/businesses/${PLACE}/billing`],
  'POST /api/businesses/{id}/billing/checkout': ['plan', `/businesses/${PLACE}/billing/checkout`],
  'POST /api/businesses/{id}/facts/confirm': [
    'listing',
    `/businesses/${PLACE}/facts/confirm`,
    { facts: [{ key: 'areas.patio', value: 'yes' }] },
  ],
  'POST /api/businesses/{id}/relist': ['standing', `/businesses/${PLACE}/relist`],
  'POST /api/businesses/{id}/submit': ['listing', `/businesses/${PLACE}/submit`],
  'POST /api/businesses/{id}/transfer': [
    'handOver',
    `/businesses/${PLACE}/transfer`,
    { email: 'next@example.com', premium: 'keep' },
  ],
  'POST /api/reviews/{id}/response': ['reviews', `/reviews/${REVIEW}/response`, RESPONSE],
  'PUT /api/reviews/{id}/response': ['reviews', `/reviews/${REVIEW}/response`, RESPONSE],
  'PUT /api/turned-away/{id}/answer': ['reviews', `/turned-away/${REPORT}/answer`, RESPONSE],
  'GET /api/businesses/{id}/people': ['colleagues', `/businesses/${PLACE}/people`],
  'GET /api/businesses/{id}/people/activity': ['activity', `/businesses/${PLACE}/people/activity`],
  'POST /api/businesses/{id}/people/invitations': [
    'people',
    `/businesses/${PLACE}/people/invitations`,
    { email: 'someone@example.com', role: 'manager' },
  ],
  'POST /api/businesses/{id}/people/invitations/{invitationId}/resend': [
    'people',
    `/businesses/${PLACE}/people/invitations/${INVITATION}/resend`,
  ],
  'DELETE /api/businesses/{id}/people/invitations/{invitationId}': [
    'people',
    `/businesses/${PLACE}/people/invitations/${INVITATION}`,
  ],
  'POST /api/businesses/{id}/people/leave': ['leave', `/businesses/${PLACE}/people/leave`],
  'PUT /api/businesses/{id}/people/{userId}': ['people', `/businesses/${PLACE}/people/${OLIVE}`, { role: 'manager' }],
  'DELETE /api/businesses/{id}/people/{userId}': ['people', `/businesses/${PLACE}/people/${OLIVE}`],
};

let app: TestApp;
let world: PeopleWorld;
let olive: string;
let [manager, responder, removed, stranger]: Person[] = [];

beforeAll(async () => {
  const urls = await emptyDirectory('http_every_owner_call');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  world = new PeopleWorld(app);
  olive = await signedInAs(app, OLIVE);
  [manager, responder, removed, stranger] = [
    await world.member('Mia'),
    await world.member('Ray'),
    await world.member('Rob'),
    await world.member('Sam'),
  ];
  const { id = '' } = stranger ?? {};
  await world.sql(
    `insert into turned_away_reports (id, business_id, reporter_id, status, visited_on, pets, staff_said, answer_by, created_at)
      values ($1, $2, $3, 'waiting', current_date, '[{"type": "dog", "weightLb": null, "size": null}]', 'No dogs.', now() + interval '1 day', now())`,
    [REPORT, PLACE, id],
  );
});

afterAll(() => app?.close());

/** Sets back everything that an earlier call changed. */
async function setBack(): Promise<void> {
  await world.sql('update businesses set is_active = true where id = $1', [PLACE]);
  await world.sql('delete from business_invitations');
  await world.sql(
    `insert into business_invitations (id, business_id, email, role, token_hash, invited_by, expires_at)
      values ($1, $2, 'robin@example.com', 'manager', 'a hash', $3, now() + interval '1 day')`,
    [INVITATION, PLACE, OLIVE],
  );
  await world.sql('delete from business_people');
  for (const [person, role] of [[manager, 'manager'], [responder, 'responder']] as const) if (person) await world.give(PLACE, person, role); // prettier-ignore
}

const callers = (): readonly (readonly [string, Role | null, string | undefined])[] => [
  ['the owner', 'owner', olive],
  ['a manager', 'manager', manager?.cookie],
  ['a responder', 'responder', responder?.cookie],
  ['a removed person', null, removed?.cookie],
  ['a stranger', null, stranger?.cookie],
];

describe('the calls of owners', () => {
  it('are all in the table, which no new call can miss', () => {
    const document = parse(readFileSync('openapi.yaml', 'utf8')) as { paths: Record<string, object> };
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
        .map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = callsOf(operations);
    const refused = operations.filter(
      (operation) =>
        !operation.includes('/api/admin/') && (calls[operation] ?? []).some(({ answers }) => answers.member === 403),
    );
    const known = [...Object.keys(OWNER_CALLS), ...Object.keys(NOT_OF_OWNERS)];
    expect(refused.toSorted()).toEqual(known.toSorted());
  });

  it.each(Object.entries(OWNER_CALLS))('%s is open to exactly the roles of the table', async (operation, call) => {
    const [permission, url, body] = call;
    const method = operation.split(' ')[0] as 'GET';
    for (const [who, role, cookie = ''] of callers()) {
      await setBack();
      if (removed && who === 'a removed person') {
        await world.give(PLACE, removed, 'manager');
        await world.refusal('GET', `/businesses/${PLACE}/people`, removed.cookie);
        await world.sql('delete from business_people where member_id = $1', [removed.id]);
      }
      const [status, code] = await world.refusal(method, url, cookie, body);
      // The owner can't leave: the sentence says what to do instead.
      const isOwnerLeaving = permission === 'leave' && role === 'owner';
      if (isOwnerLeaving) expect([who, status, code]).toEqual([who, 409, 'OWNER_STAYS']);
      else if (may(role, permission))
        expect([who, [401, 403, 404].includes(Number(status)), code]).toEqual([who, false, code]);
      else expect([who, status, code]).toEqual([who, 403, 'FORBIDDEN']);
    }
  });

  it('answer 404 about a hidden business to everyone without a role', async () => {
    await setBack();
    await world.sql('update businesses set is_active = false where id = $1', [PLACE]);
    for (const [operation, [, url, body]] of Object.entries(OWNER_CALLS)) {
      if (!url.startsWith('/businesses/')) continue;
      const [status] = await world.refusal(operation.split(' ')[0] as 'GET', url, stranger?.cookie ?? '', body);
      expect([operation, status]).toEqual([operation, 404]);
    }
    const detail = (cookie = '') => world.refusal('GET', `/businesses/${PLACE}`, cookie);
    expect([await detail(manager?.cookie), await detail(responder?.cookie)]).toEqual([
      [200, null],
      [404, 'BUSINESS_NOT_FOUND'],
    ]);
  });
});
