import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminBusiness, OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';
import { ROUNDS } from '../../support/rounds.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';

let app: TestApp;
let ada: string;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_decisions_at_once');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  ada = await signedInAs(app, ADA);
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, cookie: string, payload?: object) =>
  app.fastify.inject({ method, url, headers: { cookie }, ...(payload === undefined ? {} : { payload }) });

type Answer = Awaited<ReturnType<typeof call>>;

const decide = (id: number, move: string, payload: object = {}) =>
  call('POST', `/api/admin/businesses/${id}/${move}`, administrator, payload);

const approve = (id: number) => decide(id, 'approve');
const reject = (id: number) => decide(id, 'reject', { rejectionReason: 'A duplicate.' });
const rename = (id: number) => call('PATCH', `/api/businesses/${id}`, ada, { name: `Renamed ${id}` });
const withdraw = (id: number) => call('DELETE', `/api/businesses/${id}`, ada);

async function listed(): Promise<number> {
  const answer = await call('POST', '/api/businesses', ada, { name: 'The Race', category: 'services' });
  return answer.json<OwnerBusiness>().id;
}

const count = async (text: string, value: string): Promise<number> =>
  (await app.database.pool.query<{ n: number }>(text, [value])).rows[0]?.n ?? -1;

/** Returns the number of audit log entries and emails about the business. */
const written = async (id: number) => ({
  entries: await count('select count(*)::int as n from audit_log where target_id = $1', String(id)),
  mails: await count('select count(*)::int as n from outbox where dedupe_key like $1', `business:${id}:%`),
});

const standing = async (id: number) => (await call('GET', `/api/businesses/${id}`, ada)).json<OwnerBusiness>();

const succeeded = (answers: readonly Answer[]) => answers.map(({ statusCode }) => statusCode < 300);

describe.each([
  ['two approvals', approve, approve],
  ['an approval and a rejection', approve, reject],
  [
    'a rejection and a request for a revision',
    reject,
    (id: number) => decide(id, 'needs-revision', { reason: 'Why?' }),
  ],
])('%s of the same business at the same time', (_, one, other) => {
  it(`applies one decision, logs and emails it once, and names its author to the other, in each of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await listed();
      const answers = await Promise.all(round % 2 === 0 ? [one(id), other(id)] : [other(id), one(id)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const loser = answers.find(({ statusCode }) => statusCode === 409);
      expect(loser?.json()).toMatchObject({
        code: 'APPROVAL_MOVE_REFUSED',
        message: 'Administrator has already reviewed this business. Please reload to see its current state.',
      });
      const winner = answers.find(({ statusCode }) => statusCode === 200)?.json<AdminBusiness>();
      expect((await standing(id)).approvalStatus).toBe(winner?.approvalStatus);
      expect(await written(id)).toEqual({ entries: 1, mails: 1 });
    }
  });

  it(`applies one decision on pending changes of an approved business, in each of ${ROUNDS / 4} rounds`, async () => {
    for (let round = 0; round < ROUNDS / 4; round += 1) {
      const id = await listed();
      await approve(id);
      await rename(id);
      const answers = await Promise.all([approve(id), reject(id), approve(id)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
      expect(await written(id)).toEqual({ entries: 2, mails: 2 });
    }
  });
});

describe("an approval during an owner's change", () => {
  it(`applies both the approval and the owner's change, in each of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await listed();
      const answers = await Promise.all([approve(id), rename(id)]);
      expect(succeeded(answers)).toEqual([true, true]);
      const { approvalStatus, name, pendingChanges } = await standing(id);
      // If the change came first, it was applied before the approval. Otherwise, it awaits approval. It is never lost,
      // and never public without approval.
      expect([approvalStatus, pendingChanges?.['name'] ?? name]).toEqual(['approved', `Renamed ${id}`]);
      expect(await written(id)).toEqual({ entries: 1, mails: 1 });
    }
  });

  it(`returns 409 for an approval of an outdated version, in each of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await listed();
      const waiting = await decide(id, 'review');
      const { version } = waiting.json<AdminBusiness>();
      const [approval, change] = await Promise.all([decide(id, 'approve', { version }), rename(id)]);
      const { approvalStatus, name, pendingChanges } = await standing(id);
      expect(change.statusCode).toBe(200);
      if (approval.statusCode === 200) {
        expect([approvalStatus, name, pendingChanges?.['name']]).toEqual(['approved', 'The Race', `Renamed ${id}`]);
      } else {
        expect([approval.statusCode, approval.json().code]).toEqual([409, 'CHANGED_MEANWHILE']);
        expect([approvalStatus, name]).toEqual(['under_review', `Renamed ${id}`]);
      }
    }
  });

  it(`applies both an approval and a withdrawal, in each of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await listed();
      expect(succeeded(await Promise.all([approve(id), withdraw(id)]))).toEqual([true, true]);
      expect(await standing(id)).toMatchObject({ approvalStatus: 'approved', isActive: false });
      expect(await written(id)).toEqual({ entries: 1, mails: 1 });
    }
  });
});

describe('a decision with a version', () => {
  it.each([
    ['approve', {}],
    ['reject', { rejectionReason: 'No.' }],
    ['needs-revision', { reason: 'Why?' }],
  ])('%s returns 409 if the business has a newer version', async (move, payload) => {
    const id = await listed();
    const { version } = (await decide(id, 'review')).json<AdminBusiness>();
    await rename(id);
    const stale = await decide(id, move, { ...payload, version });
    expect([stale.statusCode, stale.json().message]).toEqual([
      409,
      'This business has changed since you opened it. Please reload and review it again.',
    ]);
    expect(await written(id)).toEqual({ entries: 1, mails: 0 });
    expect((await decide(id, move, { ...payload, version: version + 1 })).statusCode).toBe(200);
  });
});
