import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { QUEUES, type Queue } from '../../../domain/administration/queue.js';
import { Presence } from '../../../interfaces/contract/administration/queue.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { plantWaiting, TWIN, WAITING } from '../../support/administration/waiting-items.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';

const GRACE = { name: 'Grace', password: 'biscuits-at-noon-5' };

/** Two servers with one database, as two processes. */
let app: TestApp;
let other: TestApp;
/** The first administrator at one server, and Grace at the other. */
let first: string;
let grace: string;

const send = (method: 'POST' | 'PUT', path: string, cookie: string, payload: object, at = app) =>
  at.fastify.inject({ method, url: `/api/admin/${path}`, headers: { cookie }, payload });
const login = async (at: TestApp) =>
  String((await send('POST', 'login', '', GRACE, at)).headers['set-cookie']).split(';', 1)[0]!;

beforeAll(async () => {
  const urls = await emptyDirectory('http_presence');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  other = await startTestApp(urls, WITH_ADMINISTRATOR);
  first = await signedInAsAdministrator(app);
  await send('POST', 'administrators', first, GRACE);
  grace = await login(other);
  await plantWaiting(app);
});

afterAll(async () => {
  await other?.close();
  await app?.close();
});

const sql = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;

beforeEach(() => sql('delete from admin_presence'));

const look = async (queue: Queue, item: number | null, cookie = first, at = app) => {
  const answer = await send('PUT', 'presence', cookie, { queue, item }, at);
  expect(answer.statusCode).toBe(200);
  return Presence.strict().parse(answer.json());
};
const graceLooks = (queue: Queue, item: number | null) => look(queue, item, grace, other);
const others = async (queue: Queue) => (await look(queue, null)).others;
const present = () => sql('select queue, item from admin_presence order by item');

describe('who looks at an item', () => {
  it.each(QUEUES.map((queue) => [queue]))(
    'is shown to other administrators of %s, also by another server',
    async (queue) => {
      expect(await look(queue, 7)).toMatchObject({ others: [] });
      expect((await graceLooks(queue, 8)).others).toEqual([{ administrator: 'Administrator', item: 7 }]);
      expect((await look(queue, 8)).others).toEqual([{ administrator: 'Grace', item: 8 }]);
    },
  );

  it('is shown only in the same queue, and no longer when the item is closed', async () => {
    await graceLooks('claims', 8);
    expect(await others('approvals')).toEqual([]);
    expect(await others('claims')).toEqual([{ administrator: 'Grace', item: 8 }]);
    await graceLooks('claims', null);
    expect(await others('claims')).toEqual([]);
  });

  it('counts an administrator once, and never as another one because of a second session or tab', async () => {
    const second = await login(other);
    await graceLooks('claims', 8);
    expect((await look('claims', 8, second, app)).others).toEqual([]);
    expect(await others('claims')).toEqual([{ administrator: 'Grace', item: 8 }]);
  });

  it('is forgotten 15 seconds after the last report', async () => {
    await graceLooks('claims', 8);
    await sql(`update admin_presence set seen_at = now() - interval '10 seconds'`);
    expect(await others('claims')).toHaveLength(1);
    await sql(`update admin_presence set seen_at = now() - interval '15 seconds' where item = 8`);
    expect(await others('claims')).toEqual([]);
    expect(await present()).toEqual([{ queue: 'claims', item: null }]);
  });

  it('is forgotten when the administrator signs out', async () => {
    const cookie = await login(other);
    await look('claims', 9, cookie, other);
    expect(await others('claims')).toEqual([{ administrator: 'Grace', item: 9 }]);
    await send('POST', 'logout', cookie, {}, other);
    expect(await others('claims')).toEqual([]);
    expect(await present()).toEqual([{ queue: 'claims', item: null }]);
  });

  it('is reported by administrators only, about an item of a queue', async () => {
    const body = { queue: 'claims', item: 1 };
    expect((await send('PUT', 'presence', '', body)).statusCode).toBe(401);
    expect((await send('PUT', 'presence', await signedInAs(app, ADA), body)).statusCode).toBe(403);
    for (const wrong of [
      {},
      { queue: 'claims' },
      { queue: 'pets', item: 1 },
      { ...body, item: 0 },
      { ...body, item: 'a' },
    ]) {
      expect((await send('PUT', 'presence', first, wrong)).statusCode).toBe(400);
    }
  });
});

/** A decision in each queue: the call, and the action in the audit log. */
const DECISIONS: Readonly<Record<Queue, readonly [path: string, payload: object, action: string]>> = {
  approvals: [`businesses/${WAITING.approvals}/approve`, {}, 'business.approve'],
  claims: [`business-claims/${WAITING.claims}/approve`, { reason: 'We know them.' }, 'claim.approve'],
  ownership: [`ownership-requests/${WAITING.ownership}/approve`, { reason: 'The lease.' }, 'ownership.approve'],
  feedback: [
    `bulk`,
    { action: 'feedback.complete', ids: [WAITING.feedback], reason: 'Repaired.' },
    'feedback.complete',
  ],
  reports: [`reports/${WAITING.reports}/resolve`, { action: 'keep', reasonCode: 'spam' }, 'report.keep'],
  appeals: [`appeals/${WAITING.appeals}/decide`, { uphold: true, note: 'Right.' }, 'appeal.uphold'],
  copyright: [
    `copyright-notices/${WAITING.copyright}/decide`,
    { decision: 'refuse', reason: 'It names nothing of ours.' },
    'copyright.refuse',
  ],
  duplicates: [`duplicates/${WAITING.duplicates}/dismiss`, {}, 'business.notTheSame'],
};

describe('what another administrator just decided', () => {
  it.each(QUEUES.map((queue) => [queue]))(
    'is shown in %s with the name and the action, but not to oneself',
    async (queue) => {
      const [path, payload, action] = DECISIONS[queue];
      const [rival] = await sql(
        `insert into business_claims (business_id, claimant_user_id, claimant_name, claimant_email, verification_method)
       values (${TWIN}, $1, 'Olive', 'olive@example.com', 'email_verification')
       on conflict do nothing returning id`,
        [OLIVE],
      );
      expect((await send('POST', path, grace, payload, other)).statusCode).toBe(200);
      const decision = { item: WAITING[queue], administrator: 'Grace', action, at: expect.any(String) };
      const rejected =
        queue === 'claims' ? [{ ...decision, item: rival?.id ?? expect.any(Number), action: 'claim.reject' }] : [];
      const { decided } = await look(queue, null);
      expect(decided).toHaveLength(1 + rejected.length);
      expect(decided).toEqual(expect.arrayContaining([decision, ...rejected]));
      expect((await graceLooks(queue, null)).decided).toEqual([]);
    },
  );

  it('is shown for merged duplicates, and for 2 minutes only', async () => {
    await sql(
      `insert into duplicate_candidates (id, lower_id, upper_id, score) values (9602, 21, 22, 80), (9603, 23, 24, 80)`,
    );
    const merged = (ago: string, id: number, kept: number) =>
      sql(
        `insert into audit_log (at, actor, action, target_type, target_id, before, after)
         values (now() - $1::interval, 'Grace', 'business.merge', 'business', $2, '{}', jsonb_build_object('mergedInto', $3::integer))`,
        [ago, String(id), kept],
      );
    await merged('119 seconds', 22, 21);
    await merged('121 seconds', 23, 24);
    const { decided } = await look('duplicates', null);
    expect(decided.filter(({ action }) => action === 'business.merge')).toMatchObject([
      { item: 9602, administrator: 'Grace' },
    ]);
  });

  it('leaves out a decision that its administrator has undone', async () => {
    const business = () => look('approvals', null).then(({ decided }) => decided.map(({ item }) => item));
    const [{ id }] = await sql(
      `insert into businesses (name, category, approval_status) values ('Decided Twice', 'services', 'pending') returning id`,
    );
    const approved = await send('POST', `businesses/${id}/approve`, grace, { version: 1 }, other);
    expect(await business()).toContain(id);
    const undo = await send('POST', `decisions/${String(approved.headers['decision-id'])}/undo`, grace, {}, other);
    expect(undo.statusCode).toBeLessThan(300);
    expect(await business()).not.toContain(id);
  });

  it('leaves out actions after which an item still waits', async () => {
    await sql(
      `insert into audit_log (actor, action, target_type, target_id, before, after)
       values ('Grace', 'feedback.takeUp', 'feedback', '77', '{}', '{}'), ('Grace', 'business.takeUp', 'business', '77', '{}', '{}')`,
    );
    for (const queue of ['feedback', 'approvals'] as const) {
      expect((await look(queue, null)).decided.map(({ item }) => item)).not.toContain(77);
    }
  });
});
