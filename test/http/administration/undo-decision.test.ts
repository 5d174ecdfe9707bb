import { EraseDueAccounts } from '../../../application/account/erase-due-accounts.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Decisions } from '../../../application/administration/decision-ports.js';
import { Clock } from '../../../application/shared/clock.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { createDelivery } from '../../../infrastructure/outgoing/create-delivery.js';
import { createLogger } from '../../../infrastructure/logging/logger.js';
import { PostgresDecisions } from '../../../infrastructure/administration/decisions.repository.js';
import { pruneExpired } from '../../../infrastructure/jobs/prune.js';
import { undoingAs } from '../../support/administration/undoing.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, HIDDEN, OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let calls: ReturnType<typeof undoingAs>;

beforeAll(async () => {
  const urls = await emptyDirectory('http_undo_decision');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  calls = undoingAs(app, await signedInAsAdministrator(app));
});

afterAll(() => app?.close());

const sql = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await app.database.pool.query<Row>(text, values)).rows;

beforeEach(async () => {
  for (const table of ['outbox', 'decisions', 'notices', 'moderation_cases', 'pgboss.job'])
    await sql(`delete from ${table}`);
  await sql(`update businesses set approval_status = 'pending', version = 1 where id = $1`, HIDDEN.pending);
});

const REJECTION = {
  url: `/api/admin/businesses/${String(HIDDEN.pending)}/reject`,
  payload: { rejectionReason: 'A duplicate.' },
};
const SANCTIONS = `/api/admin/members/${ADA}/sanctions`;

const statusNow = async () =>
  (await sql<{ status: string }>('select approval_status as status from businesses where id = $1', HIDDEN.pending))[0]
    ?.status;
const jobs = async () =>
  (await sql<{ name: string }>('select name from pgboss.job order by name')).map(({ name }) => name);
const release = () => app.nest.get(Decisions).release(app.nest.get(Clock).now());
const pass = () => sql(`update decisions set decided_at = decided_at - interval '10 seconds'`);
const delivered = () =>
  createDelivery({ database: app.database, settings: app.settings, logger: createLogger('silent') }).deliverAll();

const FINAL = 'Decisions can be undone for 10 seconds only. This one is final, and its messages are on their way.';

describe('a decision that can be undone', () => {
  it('takes effect at once, while its messages wait, even if all waiting messages are delivered', async () => {
    await calls.decide('POST', REJECTION);
    expect(await statusNow()).toBe('rejected');
    expect(await sql('select status from outbox where held_by is not null')).toHaveLength(1);
    expect([await delivered(), await jobs()]).toEqual([0, ['release-decision']]);
    await release();
    expect([await delivered(), await jobs()]).toEqual([0, ['release-decision']]);
  });

  it('starts the job that sends its messages ten seconds later', async () => {
    await calls.decide('POST', REJECTION);
    const [job] = await sql<{ isLater: boolean }>(
      `select start_after between created_on + interval '9 seconds' and created_on + interval '11 seconds' as "isLater" from pgboss.job`,
    );
    expect(job).toEqual({ isLater: true });
  });

  it('is final after ten seconds: its messages get their jobs, once, and what it changed is forgotten', async () => {
    await calls.decide('POST', REJECTION);
    await pass();
    await Promise.all([release(), release(), release()]);
    expect(await jobs()).toEqual(['deliver', 'release-decision']);
    expect(await sql('select outcome, jobs from decisions')).toEqual([{ outcome: 'final', jobs: [] }]);
    expect(await sql('select from decision_changes')).toEqual([]);
    expect(await delivered()).toBe(1);
  });

  it('has no Decision-Id if it is refused, and nothing is recorded', async () => {
    const answer = await calls.send('POST', { ...REJECTION, payload: { ...REJECTION.payload, version: 99 } });
    expect([answer.statusCode, answer.headers['decision-id']]).toEqual([409, undefined]);
    expect(await sql('select from decisions')).toEqual([]);
  });

  it('has no Decision-Id if it is only a preview', async () => {
    const payload = { action: 'business.delete', ids: [14], preview: true };
    const answer = await calls.send('POST', { url: '/api/admin/bulk', payload });
    expect([answer.statusCode, answer.headers['decision-id']]).toEqual([200, undefined]);
  });

  it('keeps its Decision-Id when a lost response is sent again', async () => {
    const again = () =>
      app.fastify.inject({
        ...{ method: 'POST', url: REJECTION.url, payload: REJECTION.payload },
        headers: { cookie: calls.cookie, 'idempotency-key': 'the same' },
      });
    const [first, second] = [await again(), await again()];
    expect(second.headers).toMatchObject({
      'decision-id': first.headers['decision-id'],
      'idempotency-replayed': 'true',
    });
  });

  it('is not an order to erase an account, which is stopped instead', async () => {
    const payload = { action: 'erase_minor', reasonCode: 'illegal', note: 'Twelve.' };
    await sql(`insert into users (id, email) values ('00000000-0000-7000-8000-000000000012', 'kid@example.com')`);
    const url = '/api/admin/members/00000000-0000-7000-8000-000000000012/sanctions';
    const answer = await calls.send('POST', { url, payload });
    expect([answer.statusCode, answer.body, answer.headers['decision-id']]).toEqual([
      200,
      expect.any(String),
      undefined,
    ]);
    expect(await sql('select from decision_changes')).toEqual([]);
  });
});

describe('POST /api/admin/decisions/{id}/undo', () => {
  it('deletes the messages and restores the record', async () => {
    const id = await calls.decide('POST', REJECTION);
    expect((await calls.undo(id)).statusCode).toBe(204);
    expect([await statusNow(), await sql('select from outbox'), await sql('select from decision_changes')]).toEqual([
      'pending',
      [],
      [],
    ]);
    await pass();
    await release();
    expect(await jobs()).toEqual(['release-decision']);
  });

  it('adds an entry to the audit log, which keeps the decision', async () => {
    await calls.undo(await calls.decide('POST', REJECTION));
    const entries = await sql(
      `select actor, action, target_type, target_id, before, after, reason from audit_log order by id desc limit 2`,
    );
    const target = { actor: 'Administrator', target_type: 'business', target_id: String(HIDDEN.pending) };
    expect(entries).toEqual([
      {
        ...{ ...target, action: 'decision.undo', reason: null },
        before: expect.objectContaining({ approvalStatus: 'rejected', decision: 'business.reject' }),
        after: expect.objectContaining({ approvalStatus: 'pending' }),
      },
      expect.objectContaining({ ...target, action: 'business.reject' }),
    ]);
  });

  it('adds an entry to the audit log for each item of a bulk decision', async () => {
    const payload = { action: 'business.hide', ids: [14, 16], reason: 'A test.' };
    await calls.undo(await calls.decide('POST', { url: '/api/admin/bulk', payload }));
    expect(
      await sql(`select target_id as target from audit_log where action = 'decision.undo' order by id desc limit 2`),
    ).toEqual([{ target: '14' }, { target: '16' }]);
  });

  it('returns 409 after ten seconds, whether or not the messages were sent', async () => {
    const id = await calls.decide('POST', REJECTION);
    await pass();
    const late = await calls.undo(id);
    await release();
    const later = await calls.undo(id);
    for (const answer of [late, later]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'DECISION_FINAL', message: FINAL }]);
    }
    expect(await statusNow()).toBe('rejected');
  });

  it('returns 409 the second time', async () => {
    const id = await calls.decide('POST', REJECTION);
    const [, second] = [await calls.undo(id), await calls.undo(id)];
    expect(second.json()).toMatchObject({ status: 409, message: 'This decision was already undone.' });
  });

  it('returns 403 to another administrator, and 404 for an unknown decision', async () => {
    const payload = { name: 'Agnes', password: 'biscuits-at-noon-5' };
    await calls.send('POST', { url: '/api/admin/administrators', payload });
    const login = await app.fastify.inject({ method: 'POST', url: '/api/admin/login', payload });
    const agnes = undoingAs(app, String(login.headers['set-cookie']).split(';', 1)[0]!);
    const id = await calls.decide('POST', REJECTION);
    expect((await agnes.undo(id)).json()).toMatchObject({
      status: 403,
      message: 'Only the administrator who decided can undo this decision.',
    });
    expect((await calls.undo('00000000-0000-7000-8000-000000000000')).json()).toMatchObject({
      ...{ status: 404, message: 'Decision not found' },
    });
    expect(await statusNow()).toBe('rejected');
  });

  it('returns 409 and changes nothing if someone changed the same fields since', async () => {
    const id = await calls.decide('POST', REJECTION);
    await sql(
      `update businesses set approval_status = 'pending', rejection_reason = null, version = version + 1 where id = $1`,
      HIDDEN.pending,
    );
    const answer = await calls.undo(id);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: 'CHANGED_MEANWHILE',
        message: 'Someone has changed this since your decision, so it can no longer be undone.',
      },
    ]);
    expect(await sql('select outcome from decisions')).toEqual([{ outcome: null }]);
    expect(await sql('select from outbox')).toHaveLength(1);
  });

  it('returns 409 if it would delete what a member has written since about the decision', async () => {
    const id = await calls.decide('POST', {
      url: SANCTIONS,
      payload: { action: 'warn', reasonCode: 'spam', note: 'Links.' },
    });
    await sql(`insert into appeals (notice_id, text) select id, 'It was not me.' from notices`);
    expect((await calls.undo(id)).json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await sql('select from appeals')).toHaveLength(1);
    expect(await sql('select from notices')).toHaveLength(1);
  });

  it('returns 409 if the account of someone whose rows it changed was erased since', async () => {
    const kid = '00000000-0000-7000-8000-000000000013';
    await sql(`insert into users (id, email) values ($1, 'another-kid@example.com')`, kid);
    const url = `/api/admin/members/${kid}/sanctions`;
    const id = await calls.decide('POST', { url, payload: { action: 'suspend', reasonCode: 'spam', note: 'Links.' } });
    await calls.send('POST', { url, payload: { action: 'erase_minor', reasonCode: 'illegal', note: 'Twelve.' } });
    await sql(`update users set erasure_at = now() - interval '1 minute' where id = $1`, kid);
    await sql(`update ordered_erasures set confirmed_by = 'Ruth' where member_id = $1`, kid);
    await app.nest.get(EraseDueAccounts).run();
    expect(await sql('select from decision_changes')).toEqual([]);
    expect((await calls.undo(id)).json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });

  it('keeps what others have changed since in other fields, and their counts', async () => {
    await sql(`insert into moderation_cases (id, target_type, target_id) values (901, 'review', '1')`);
    const counts = () =>
      sql(
        `select review_count as n, rating_sum as stars from business_entries where id = (select business_id from reviews where id = 1)`,
      );
    const [before] = await counts();
    const payload = { action: 'hide', reasonCode: 'spam', note: 'It only sells.' };
    const id = await calls.decide('POST', { url: '/api/admin/reports/901/resolve', payload });
    await sql(`update business_entries set review_count = review_count + 1, rating_sum = rating_sum + 5
      where id = (select business_id from reviews where id = 1)`);
    await sql(`update reviews set title = 'Another title' where id = 1`);
    expect((await calls.undo(id)).statusCode).toBe(204);
    const { n, stars } = before as { n: number; stars: number };
    expect(await counts()).toEqual([{ n: n + 1, stars: stars + 5 }]);
    expect(await sql('select title, state from reviews where id = 1')).toEqual([
      { title: 'Another title', state: 'shown' },
    ]);
  });

  it('brings back the sessions of a member whose suspension is undone', async () => {
    const cookie = await signedInAs(app, OLIVE);
    const me = async () =>
      (await app.fastify.inject({ method: 'GET', url: '/api/auth/user', headers: { cookie } })).statusCode;
    const url = `/api/admin/members/${OLIVE}/sanctions`;
    const id = await calls.decide('POST', { url, payload: { action: 'suspend', reasonCode: 'spam', note: 'Links.' } });
    await calls.undo(id);
    expect(await me()).toBe(200);
  });
});

describe('a decision whose time was over before its last transaction', () => {
  it('sends its messages at once and cannot be undone', async () => {
    const decisions = app.nest.get(PostgresDecisions);
    const decision = { id: '00000000-0000-7000-8000-0000000000aa', administratorId: 1, onCommit: () => undefined };
    await sql(
      `insert into decisions (id, administrator_id, decided_at, outcome, settled_at) values ($1, 1, now(), 'final', now())`,
      decision.id,
    );
    await decisions.decide(decision, () =>
      app.nest.get(Transaction).run(async () => {
        expect(await app.nest.get(Transaction).run(() => Promise.resolve('joined'))).toBe('joined');
      }),
    );
    expect([await jobs(), await sql('select from decision_changes')]).toEqual([[], []]);
  });
});

describe('pruneExpired', () => {
  it('deletes decisions a day after they were settled, and none that wait', async () => {
    await sql(
      `insert into decisions (id, administrator_id, decided_at, outcome, settled_at) values
         (gen_random_uuid(), 1, now(), 'final', now() - interval '25 hours'), (gen_random_uuid(), 2, now(), 'undone', now() - interval '23 hours'),
         (gen_random_uuid(), 3, now() - interval '3 days', null, null)`,
    );
    await pruneExpired(app.database);
    expect(await sql('select administrator_id as by from decisions order by 1')).toEqual([{ by: 2 }, { by: 3 }]);
  });
});
