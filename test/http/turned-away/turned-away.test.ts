import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { CountDueReports } from '../../../application/turned-away/count-due-reports.js';
import { keepFacts } from '../../../infrastructure/fact/keep-facts.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { PostgresPublishedContents } from '../../../infrastructure/moderation/published-contents.repository.js';
import { Fact } from '../../../interfaces/contract/policy/fact.js';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { OwnersTurnedAway, TurnedAway } from '../../../interfaces/contract/turned-away/turned-away.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { sqlOf } from '../../support/policy/stating.js';
import { POLICY } from '../../support/policy/policies.js';
import { ADA, HIDDEN, OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let sql: ReturnType<typeof sqlOf>;
let ada: string;
let olive: string;
let zoe: string;

/** Public businesses of Olive's, and one without an owner. */
const [TOLD, LATE, HURRIED, HIDDEN_REPORT, CHECKED, TWICE] = [21, 22, 23, 24, 25, 27];
const NOBODYS = 26;
const ZOE = '0198c2f0-7777-7b52-8d44-91c7e0a2b3f5';

const DAY_MS = 86_400_000;
const dayOf = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
const VISIT = { visitedOn: dayOf(5), pets: 'dog:20', staffSaid: 'No dogs today, sorry.' };

beforeAll(async () => {
  const urls = await emptyDirectory('http_turned_away');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls);
  sql = sqlOf(app);
  await sql(`insert into users (id, first_name, email) values ('${ZOE}', 'Zoe', 'zoe@example.com')`);
  [ada, olive, zoe] = [await signedInAs(app, ADA), await signedInAs(app, OLIVE), await signedInAs(app, ZOE)];
  await sql('update businesses set policy = $2, owner_id = $3, facts_computed_at = null where id = any($1)', [
    ...[[TOLD, LATE, HURRIED, HIDDEN_REPORT, CHECKED, TWICE], POLICY, OLIVE],
  ]);
  await sql('update businesses set policy = $2, owner_id = null, facts_computed_at = null where id = $1', [
    ...[NOBODYS, POLICY],
  ]);
  await keepFacts(app.nest.get(UnitOfWork), new Date());
});

afterAll(() => app?.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const call = (method: Method, url: string, cookie: string | null, payload?: object, headers: object = {}) =>
  app.fastify.inject({
    ...{ method, url },
    headers: {
      ...(cookie === null ? {} : { cookie }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  });

const send = (id: number, cookie: string | null = ada, visit: object = {}, headers = {}) =>
  call('POST', `/api/businesses/${id}/turned-away`, cookie, { ...VISIT, ...visit }, headers);
const listOf = async (id: number, cookie: string | null = null) =>
  (await call('GET', `/api/businesses/${id}/turned-away`, cookie)).json<TurnedAway[]>();
const ofOwner = async (cookie = olive) =>
  (await call('GET', '/api/user/turned-away', cookie)).json<OwnersTurnedAway[]>();
const respond = (id: number, cookie = olive, content = 'We are sorry, dogs are welcome.') =>
  call('PUT', `/api/turned-away/${id}/answer`, cookie, { content });
const detailOf = async (id: number, cookie: string | null = null) =>
  (await call('GET', `/api/businesses/${id}`, cookie)).json<BusinessDetail>();
const dogsAt = async (id: number) =>
  (await call('GET', `/api/businesses/${id}/facts`, null)).json<Fact[]>().find(({ key }) => key === 'pets.dog');
const ratingOf = async (id: number) => {
  const { avgRating, reviewCount } = await detailOf(id);
  return { avgRating, reviewCount };
};
const expire = (id: number) => sql(`update turned_away_reports set answer_by = now() where id = $1`, [id]);
const countDue = () => app.nest.get(CountDueReports).run();

describe('POST /api/businesses/{id}/turned-away', () => {
  it('tells the owner at once, and shows the report to its writer and the owner only', async () => {
    const response = await send(TOLD);
    expect([response.statusCode, z.strictObject(TurnedAway.shape).safeParse(response.json()).error]).toEqual([
      ...[201, undefined],
    ]);
    const { id, status, petTypes, month, own } = response.json<TurnedAway>();
    expect({ status, petTypes, month }).toEqual({
      status: 'waiting',
      petTypes: ['dog'],
      month: VISIT.visitedOn.slice(0, 7),
    });
    expect(own).toMatchObject({ visitedOn: VISIT.visitedOn, pets: 'dog:20' });
    expect(Date.parse(own?.answerBy ?? '') - Date.now()).toBeGreaterThan(3 * DAY_MS - 60_000);
    expect([await listOf(TOLD), (await listOf(TOLD, ada)).length, await listOf(TOLD, zoe)]).toEqual([[], 1, []]);
    expect((await detailOf(TOLD)).turnedAway).toEqual({ reports: 0, isReporter: false, nextReportAt: null });
    const { nextReportAt, ...seen } = (await detailOf(TOLD, ada)).turnedAway!;
    expect(seen).toEqual({ reports: 0, isReporter: true });
    expect(Date.parse(nextReportAt ?? '') - Date.now()).toBeGreaterThan(90 * DAY_MS - 60_000);
    const [reported] = await ofOwner();
    expect(z.strictObject(OwnersTurnedAway.shape).safeParse(reported).error).toBeUndefined();
    expect(reported).toMatchObject({ id, pets: 'dog:20', business: { id: TOLD }, own: null });
    const [{ text = '' } = {}] = await sql<{ text: string }>(
      `select payload::text as text from outbox where dedupe_key = 'turned-away:${id}' and member_id = '${OLIVE}'`,
    );
    expect(text).toContain(VISIT.staffSaid);
    expect(await sql(`select kind from notices where member_id = '${OLIVE}'`)).toEqual([{ kind: 'turned_away' }]);
  });

  it('is refused a second time with the day of the next report, and to the owner, visitors, and hidden places', async () => {
    const again = await send(TOLD);
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'TURNED_AWAY_EXISTS']);
    const next = new Date(Date.now() + 90 * DAY_MS);
    expect(again.json<{ message: string }>().message).toContain(
      `You can report it again on ${next.toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'medium' })}.`,
    );
    expect((await send(TOLD, olive)).json()).toMatchObject({ code: 'FORBIDDEN' });
    expect((await send(TOLD, null)).statusCode).toBe(401);
    expect((await send(HIDDEN.pending)).statusCode).toBe(404);
  });

  it.each([
    [{ visitedOn: dayOf(-2) }, 'visitedOn'],
    [{ visitedOn: dayOf(370) }, 'visitedOn'],
    [{ visitedOn: '2026-02-30' }, 'visitedOn'],
    [{ pets: '' }, 'pets'],
    [{ pets: 'dragon' }, 'pets'],
    [{ staffSaid: ' no ' }, 'staffSaid'],
    [{ staffSaid: 'x'.repeat(501) }, 'staffSaid'],
    [{ rating: 1 }, 'rating'],
  ])('refuses %j and names the field', async (wrong, path) => {
    const response = await send(CHECKED, zoe, wrong);
    expect([response.statusCode, response.json()]).toMatchObject([400, { code: 'INVALID_INPUT', errors: [{ path }] }]);
  });

  it('is stored once, however often it is sent with one idempotency key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const sent = await Promise.all([send(TWICE, ada, {}, headers), send(TWICE, ada, {}, headers)]);
    const last = await send(TWICE, ada, {}, headers);
    expect(sent.some(({ statusCode }) => statusCode === 201)).toBe(true);
    expect([last.statusCode, last.json<TurnedAway>().status]).toEqual([201, 'waiting']);
    expect(await listOf(TWICE, ada)).toHaveLength(1);
  });

  it('is refused to a restricted member', async () => {
    await sql(`insert into notices (member_id, kind, reason, note, decided_by, until)
      values ('${ZOE}', 'restriction', 'spam', 'Stop.', 'Grace', now() + interval '7 days')`);
    expect((await send(CHECKED, zoe)).json()).toMatchObject({ status: 403, code: 'ACCOUNT_RESTRICTED' });
    await sql(`delete from notices where member_id = '${ZOE}'`);
  });

  it('counts at once for a place without an owner, and disputes what it contradicts', async () => {
    const rating = await ratingOf(NOBODYS);
    expect((await send(NOBODYS)).json()).toMatchObject({ status: 'unanswered', own: { answerBy: null } });
    expect(await listOf(NOBODYS)).toMatchObject([{ staffSaid: VISIT.staffSaid, own: null, answer: null }]);
    expect((await detailOf(NOBODYS)).turnedAway).toEqual({ reports: 1, isReporter: false, nextReportAt: null });
    expect(await dogsAt(NOBODYS)).toMatchObject({ state: 'disputed', value: 'yes', contradictions: 1 });
    expect((await call('GET', `/api/businesses/${NOBODYS}/fit?pets=dog:20`, null)).json()).toMatchObject({
      answer: 'ask',
    });
    expect(await ratingOf(NOBODYS)).toEqual(rating);
  });
});

describe('the job that counts reports without an answer', () => {
  it('counts each once, also if two processes run it, and names nobody', async () => {
    const { id } = (await send(HURRIED)).json<TurnedAway>();
    expect([await countDue(), await listOf(HURRIED)]).toEqual([0, []]);
    await expire(id);
    expect((await Promise.all([countDue(), countDue()])).toSorted((a, b) => a - b)).toEqual([0, 1]);
    const { body } = await call('GET', `/api/businesses/${HURRIED}/turned-away`, null);
    expect(JSON.parse(body)).toMatchObject([{ id, status: 'unanswered' }]);
    for (const secret of [ADA, 'Ada', VISIT.visitedOn, 'dog:20', 'network']) expect(body).not.toContain(secret);
    expect(await dogsAt(HURRIED)).toMatchObject({ state: 'disputed' });
    expect(
      await sql(`select count(*)::int as n from policy_facts where business_id = $1 and verdict = 'contradicts'`, [
        ...[HURRIED],
      ]),
    ).toEqual([{ n: 1 }]);
  });

  it('leaves a dispute that ends when the owner confirms the fact, and otherwise after a year', async () => {
    const [{ policy } = {}] = await sql<{ policy: object }>(`select policy from businesses where id = ${HURRIED}`);
    await app.fastify.inject({
      ...({ method: 'PATCH', url: `/api/businesses/${HURRIED}`, payload: { policy } } as const),
      headers: { cookie: olive },
    });
    expect((await dogsAt(HURRIED))?.state).toBe('confirmed');
    await sql(`update turned_away_reports set counted_at = now() - interval '366 days' where business_id = ${NOBODYS}`);
    await keepFacts(app.nest.get(UnitOfWork), new Date());
    expect((await dogsAt(NOBODYS))?.state).not.toBe('disputed');
  });
});

describe('PUT /api/turned-away/{id}/answer', () => {
  it('makes the report public with the answer, without a dispute, and emails its writer once', async () => {
    const [{ id = 0 } = {}] = await listOf(TOLD, ada);
    const response = await respond(id);
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { status: 'answered', answer: { state: null } },
    ]);
    const reworded = await respond(id, olive, 'Dogs are welcome again.');
    expect(reworded.json()).toMatchObject({ status: 'answered', answer: { content: 'Dogs are welcome again.' } });
    await expire(id);
    await countDue();
    expect(await listOf(TOLD)).toMatchObject([{ status: 'answered', answer: { content: 'Dogs are welcome again.' } }]);
    expect((await detailOf(TOLD)).turnedAway).toEqual({ reports: 1, isReporter: false, nextReportAt: null });
    expect((await dogsAt(TOLD))?.state).toBe('confirmed');
    expect(await sql(`select member_id from outbox where dedupe_key = 'turned-away-answer:${id}'`)).toEqual([
      { member_id: ADA },
    ]);
  });

  it('ends the dispute when it is late', async () => {
    const { id } = (await send(LATE)).json<TurnedAway>();
    await expire(id);
    await countDue();
    expect((await dogsAt(LATE))?.state).toBe('disputed');
    expect((await respond(id)).json()).toMatchObject({ status: 'answered_late' });
    expect((await dogsAt(LATE))?.state).toBe('confirmed');
  });

  it('is refused to others, for unknown reports, and with a text that is too short or too long', async () => {
    const [{ id = 0 } = {}] = await listOf(TOLD, ada);
    expect((await respond(id, ada)).json()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect((await respond(999_999)).json()).toMatchObject({ status: 404, code: 'TURNED_AWAY_NOT_FOUND' });
    for (const content of ['No.', 'x'.repeat(501)]) expect((await respond(id, olive, content)).statusCode).toBe(400);
  });
});

describe('a report that an administrator hides', () => {
  it('is shown to its writer only, no longer counts or disputes, and does so again once it is shown', async () => {
    const { id } = (await send(HIDDEN_REPORT)).json<TurnedAway>();
    await expire(id);
    await countDue();
    const work = app.nest.get(UnitOfWork);
    const set = (state: 'hidden' | 'shown') =>
      work.run(() =>
        new PostgresPublishedContents(work).setState({ targetType: 'turned_away', targetId: String(id) }, state),
      );
    await set('hidden');
    expect([await listOf(HIDDEN_REPORT), await listOf(HIDDEN_REPORT, ada)]).toMatchObject([[], [{ state: 'hidden' }]]);
    expect((await ofOwner()).some((each) => each.id === id)).toBe(false);
    expect([(await detailOf(HIDDEN_REPORT)).turnedAway?.reports, (await dogsAt(HIDDEN_REPORT))?.state]).toEqual([
      ...[0, 'confirmed'],
    ]);
    await set('shown');
    expect([(await listOf(HIDDEN_REPORT)).length, (await dogsAt(HIDDEN_REPORT))?.state]).toEqual([1, 'disputed']);
  });

  it('can be reported like its answer, except by their writers', async () => {
    const [{ id = 0, answer = null } = {}] = await listOf(TOLD);
    const complain = (cookie: string, targetType: string, targetId: number | undefined) =>
      call('POST', '/api/reports', cookie, { targetType, targetId, reason: 'harassment' });
    const answers = [
      await complain(ada, 'turned_away', id),
      await complain(olive, 'turned_away', id),
      await complain(olive, 'turned_away_answer', answer?.id),
      await complain(ada, 'turned_away_answer', answer?.id),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 201, 403, 201]);
  });
});

describe('DELETE /api/turned-away/{id}', () => {
  it('is only for the writer, deletes the text and the answer, and ends the dispute', async () => {
    const [{ id = 0 } = {}] = await listOf(HIDDEN_REPORT, ada);
    const remove = (cookie: string) => call('DELETE', `/api/turned-away/${id}`, cookie);
    expect((await remove(olive)).statusCode).toBe(403);
    expect((await remove(ada)).statusCode).toBe(204);
    expect((await remove(ada)).statusCode).toBe(404);
    expect(await listOf(HIDDEN_REPORT, ada)).toEqual([]);
    expect((await dogsAt(HIDDEN_REPORT))?.state).toBe('confirmed');
    expect(await sql(`select staff_said, pets, status from turned_away_reports where id = $1`, [id])).toEqual([
      { staff_said: '', pets: [], status: 'withdrawn' },
    ]);
    expect((await send(HIDDEN_REPORT)).json()).toMatchObject({ code: 'TURNED_AWAY_EXISTS' });
    expect((await detailOf(HIDDEN_REPORT, ada)).turnedAway).toMatchObject({
      isReporter: false,
      nextReportAt: expect.stringMatching(/^2/),
    });
  });
});
