import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { FACTS } from '../../../domain/policy/fact.js';
import { Fact } from '../../../interfaces/contract/policy/fact.js';
import { Fit } from '../../../interfaces/contract/policy/fit.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { callerOf, HOURS, sqlOf } from '../../support/policy/stating.js';
import { POLICY } from '../../support/policy/policies.js';
import { ADA, HIDDEN, OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let call: ReturnType<typeof callerOf>;
let sql: ReturnType<typeof sqlOf>;
let ada: string;
let olive: string;
let administrator: string;

/** A public business owned by Olive, and others without an owner. */
const OLIVES = 5;
const [OTHERS, ASKED, DOUBTED, REVIEWED, OWNED] = [20, 21, 22, 23, 24];
const ZOE = '0198c2f0-7777-7b52-8d44-91c7e0a2b3f5';

beforeAll(async () => {
  const urls = await emptyDirectory('http_facts');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  [call, sql] = [callerOf(app), sqlOf(app)];
  await sql(`insert into users (id, first_name) values ('${ZOE}', 'Zoe')`);
  [ada, olive] = [await signedInAs(app, ADA), await signedInAs(app, OLIVE)];
  administrator = await signedInAsAdministrator(app);
  for (const id of [OLIVES, OTHERS, ASKED, DOUBTED, REVIEWED]) {
    await sql('update businesses set policy = $2, opening_hours = $3, facts_computed_at = null where id = $1', [
      ...[id, POLICY, HOURS],
    ]);
  }
  // Reads the hours, like the nightly job.
  await call('PATCH', `/api/businesses/${OLIVES}`, { cookie: olive, payload: { policy: POLICY, openingHours: HOURS } });
});

afterAll(() => app?.close());

const factsOf = async (id: number): Promise<Fact[]> => (await call('GET', `/api/businesses/${id}/facts`)).json();
const factOf = async (id: number, key: string) => (await factsOf(id)).find((each) => each.key === key);

/** Returns when the newest statement about a fact was made. */
async function lastSaid(id: number, key: string): Promise<Date> {
  const of = 'select max(created_at) as at from policy_facts where business_id = $1 and fact = $2';
  const [row] = await sql<{ at: Date }>(of, [id, key]);
  return row!.at;
}

const answer = (id: number, key: string, payload: object, by: { cookie?: string | null; from?: string } = {}) =>
  call('POST', `/api/businesses/${id}/facts/${key}/answer`, { payload, cookie: ada, ...by });

describe('GET /api/businesses/{id}/fit', () => {
  const fit = (query: string, id = OLIVES, cookie: string | null = null) =>
    call('GET', `/api/businesses/${id}/fit?${query}`, { cookie });

  it.each([
    ['pets=dog:20&at=2026-11-27T19:00', 'yes', null],
    ['pets=dog:70', 'no', 'maxWeightLb'],
    ['pets=dog:20,dog:20,dog:20', 'no', 'maxPets'],
    ['pets=cat', 'no', 'pets.cat'],
    ['pets=bird', 'ask', 'pets.bird'],
    ['pets=dog', 'ask', 'maxWeightLb'],
    ['pets=dog:20&at=2026-11-27T03:00', 'no', 'openingHours'],
  ])('answers %s with %s', async (query, expected, rule) => {
    const response = await fit(query);
    expect([response.statusCode, z.strictObject(Fit.shape).safeParse(response.json()).error]).toEqual([200, undefined]);
    const { answer: given, reasons } = response.json<Fit>();
    expect(given).toBe(expected);
    if (rule !== null) expect(reasons[0]).toMatchObject({ rule, answer: expected });
  });

  it('says how far each fact can be trusted, and when it was confirmed', async () => {
    const { reasons } = (await fit('pets=dog:70')).json<Fit>();
    const said = await lastSaid(OLIVES, 'maxWeightLb');
    expect(reasons[0]).toEqual({
      ...{ rule: 'maxWeightLb', answer: 'no', text: 'Dogs up to 50 lb. Yours weighs 70 lb.' },
      ...{ state: 'confirmed', confirmedAt: said.toISOString().slice(0, 10) },
    });
    const { reasons: unknown } = (await fit('pets=bird')).json<Fit>();
    expect(unknown[0]).toMatchObject({ rule: 'pets.bird', state: null, confirmedAt: null });
  });

  it('asks if nothing is stated', async () => {
    expect((await fit('pets=dog', 30)).json()).toMatchObject({ answer: 'ask', reasons: [{ rule: 'policy' }] });
  });

  it.each([
    ['', 'pets'],
    ['pets=', 'pets'],
    ['pets=dragon', 'pets'],
    ['pets=dog:999', 'pets'],
    ['pets=dog&at=tomorrow', 'at'],
    ['pets=dog&at=2026-02-30T10:00', 'at'],
  ])('refuses the query "%s" and names the parameter %s', async (query, path) => {
    const response = await fit(query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path }] });
  });

  it('returns 404 for a hidden business, except to its owner and administrators', async () => {
    for (const id of [HIDDEN.pending, HIDDEN.inactive, 999_999])
      expect((await fit('pets=dog', id)).statusCode).toBe(404);
    const seen = [await fit('pets=dog', HIDDEN.pending, olive), await fit('pets=dog', HIDDEN.pending, administrator)];
    expect(seen.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await fit('pets=dog', HIDDEN.pending, ada)).statusCode).toBe(404);
  });

  it('can be stored and revalidated by anyone, and by nobody for a member', async () => {
    const { headers } = await fit('pets=dog:20');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await app.fastify.inject({
      url: `/api/businesses/${OLIVES}/fit?pets=dog:20`,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect((await fit('pets=dog:20', OLIVES, ada)).headers['cache-control']).toBe('private, no-store');
  });
});

describe('GET /api/businesses/{id}/facts', () => {
  it('returns each known fact in words, with its history', async () => {
    const facts = await factsOf(OLIVES);
    for (const fact of facts) expect(z.strictObject(Fact.shape).safeParse(fact).error).toBeUndefined();
    expect(facts.map(({ key }) => key)).toEqual([
      ...['pets.dog', 'pets.cat', 'areas.indoors', 'areas.patio', 'maxPets', 'maxWeightLb', 'leash'],
      ...['vaccinationProof', 'fee', 'note', 'openingHours'],
    ]);
    expect(facts[5]).toMatchObject({
      ...{ label: FACTS.maxWeightLb.label, value: 50, text: 'Dogs up to 50 lb.', state: 'confirmed', byOwner: true },
      history: [{ value: 50, source: 'owner', verdict: 'confirms' }],
    });
  });

  it('knows the values of a business from before statements were recorded', async () => {
    expect(await factOf(OTHERS, 'fee')).toMatchObject({ value: { amount: 25, per: 'night' }, byOwner: false });
  });

  it('records that an owner no longer states a fact, and shows the rest', async () => {
    const { fee: _, ...rest } = POLICY;
    await call('PATCH', `/api/businesses/${OLIVES}`, { cookie: olive, payload: { policy: rest } });
    expect(await factOf(OLIVES, 'fee')).toBeUndefined();
    const [row] = await sql(`select value, source from policy_facts where fact = 'fee' order by id desc limit 1`);
    expect(row).toEqual({ value: null, source: 'owner' });
    await call('PATCH', `/api/businesses/${OLIVES}`, { cookie: olive, payload: { policy: POLICY } });
    expect((await factOf(OLIVES, 'fee'))?.history.map(({ value }) => value)).toEqual([
      ...[POLICY.fee, null, POLICY.fee],
    ]);
  });

  it('names nobody in the history', async () => {
    await answer(OTHERS, 'leash', { value: 'required', isRight: true });
    const { body } = await call('GET', `/api/businesses/${OTHERS}/facts`);
    expect(body).toContain('"visitor"');
    for (const secret of [ADA, 'voice', 'network', 'memberId']) expect(body).not.toContain(secret);
  });

  it('shows at most 50 statements of a fact', async () => {
    await sql(`insert into policy_facts (business_id, fact, value, source, verdict, voice, created_at)
      select ${OTHERS}, 'maxPets', '2', 'visitor', 'confirms', 'v' || n, now() - n * interval '1 hour'
      from generate_series(1, 60) n`);
    expect((await factOf(OTHERS, 'maxPets'))?.history).toHaveLength(50);
  });
});

describe('POST /api/businesses/{id}/facts/{key}/answer', () => {
  it('confirms a fact, and refuses a second answer with the day of the next one', async () => {
    expect((await answer(ASKED, 'maxWeightLb', { value: 50, isRight: true })).statusCode).toBe(204);
    expect(await factOf(ASKED, 'maxWeightLb')).toMatchObject({ visitors: 1, state: 'confirmed' });
    const again = await answer(ASKED, 'maxWeightLb', { value: 50, isRight: false });
    expect(again.statusCode).toBe(409);
    const said = await lastSaid(ASKED, 'maxWeightLb');
    const next = new Date(said.getTime() + 90 * 86_400_000).toLocaleDateString('en-US', {
      ...({ timeZone: 'UTC', dateStyle: 'medium' } as const),
    });
    expect(again.json()).toMatchObject({
      code: 'FACT_ANSWERED',
      message: `You already answered this. You can answer again on ${next}.`,
    });
  });

  it('refuses an answer about a value that has changed, and says what it is now', async () => {
    const response = await answer(ASKED, 'maxPets', { value: 3, isRight: true });
    expect(response.json()).toMatchObject({
      ...{ status: 409, code: 'FACT_CHANGED' },
      message: 'This has changed. It now says: At most 2 pets. Is that right?',
    });
    const unknown = await answer(ASKED, 'deposit', { value: 10, isRight: true });
    expect(unknown.json()).toMatchObject({ status: 409, code: 'FACT_CHANGED' });
  });

  it('refuses the owner, visitors, unknown facts, and hidden businesses', async () => {
    const good = { value: 'required', isRight: true };
    expect((await answer(OLIVES, 'leash', good, { cookie: olive })).json()).toMatchObject({ code: 'FORBIDDEN' });
    expect((await answer(OLIVES, 'leash', good, { cookie: null })).statusCode).toBe(401);
    expect((await answer(OLIVES, 'leashes', good)).statusCode).toBe(404);
    expect((await answer(HIDDEN.pending, 'leash', good)).statusCode).toBe(404);
    expect((await answer(OLIVES, 'leash', { value: null, isRight: 'maybe' })).statusCode).toBe(400);
  });

  it('counts two members behind one network once, and tells the owner when others contradict too', async () => {
    await sql('update businesses set owner_id = $2 where id = $1', [DOUBTED, ZOE]);
    const wrong = { value: 'yes', isRight: false };
    const by = (cookie: string, from: string) => answer(DOUBTED, 'areas.patio', wrong, { cookie, from });
    await by(ada, '203.0.113.7');
    await by(olive, '203.0.113.200');
    expect(await factOf(DOUBTED, 'areas.patio')).toMatchObject({ contradictions: 1, state: 'confirmed' });
    const mails = `select count(*)::int as n from outbox where member_id = '${ZOE}'`;
    expect(await sql(mails)).toEqual([{ n: 0 }]);
    const third = '0198c2f0-9a9a-7b52-8d44-91c7e0a2b3f5';
    await sql(`insert into users (id, first_name) values ('${third}', 'Tim')`);
    await by(await signedInAs(app, third), '198.51.100.7');
    expect(await factOf(DOUBTED, 'areas.patio')).toMatchObject({ contradictions: 2, state: 'disputed' });
    expect(await sql(mails)).toEqual([{ n: 1 }]);
    const [notice] = await sql(`select kind, note, target_path from notices where member_id = '${ZOE}'`);
    expect(notice).toEqual({
      ...{ kind: 'fact_disputed', note: 'Patio: Pets are allowed on the patio.' },
      target_path: `/my-businesses/${DOUBTED}/edit`,
    });
    const [row] = await sql('select disputed, version from businesses where id = $1', [DOUBTED]);
    expect(row).toEqual({ disputed: ['areas.patio'], version: 1 });
  });

  it('stores no address, only a hash of the network', async () => {
    const rows = await sql<{ network_hash: string }>(
      `select distinct network_hash from policy_facts where business_id = ${DOUBTED} and network_hash is not null`,
    );
    expect(rows).toHaveLength(2);
    for (const { network_hash } of rows) expect(network_hash).toMatch(/^[\w-]{43}$/);
  });

  it('refuses a suspended member', async () => {
    await sql(`insert into notices (member_id, kind, reason, note, decided_by, token_hash)
      values ('${ZOE}', 'suspension', 'spam', '', 'Grace', 'x')`);
    const zoe = await signedInAs(app, ZOE);
    const response = await answer(OLIVES, 'leash', { value: 'required', isRight: true }, { cookie: zoe });
    expect(response.json()).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
  });
});

describe('POST /api/businesses/{id}/reviews with answers about the visit', () => {
  const review = { rating: 5, title: 'Biscuit approved', content: 'Shade, and water for everybody.' };
  const write = (id: number, more: object) =>
    call('POST', `/api/businesses/${id}/reviews`, { payload: { ...review, ...more }, cookie: ada });

  const change = (id: number, more: object) =>
    app.fastify.inject({
      ...{ method: 'PUT', url: `/api/reviews/${id}`, payload: JSON.stringify({ ...review, ...more }) },
      headers: { cookie: ada, 'content-type': 'application/json' },
    });
  const areas = async () => (await call('GET', `/api/businesses/30`)).json<{ policy: unknown }>().policy;

  it('stores them as statements, which count until they are changed or the review is deleted', async () => {
    const written = await write(30, { petsIndoors: 'yes', petsOnPatio: 'no' });
    expect(written.statusCode).toBe(201);
    expect(written.body).not.toContain('petsIndoors');
    expect(await factsOf(30)).toMatchObject([
      { key: 'areas.indoors', value: 'yes', state: 'unconfirmed', visitors: 1 },
      { key: 'areas.patio', value: 'no', state: 'unconfirmed', history: [{ source: 'visitor', verdict: 'states' }] },
    ]);
    const { id } = written.json<{ id: number }>();
    expect((await change(id, {})).statusCode).toBe(200);
    expect(await areas()).toMatchObject({ areas: { indoors: 'yes', patio: 'no' } });
    expect((await change(id, { petsIndoors: null })).statusCode).toBe(200);
    expect(await areas()).toMatchObject({ areas: { patio: 'no' } });
    expect(await factOf(30, 'areas.indoors')).toBeUndefined();
    expect((await change(id, { petsIndoors: 'no' })).statusCode).toBe(200);
    expect(await areas()).toMatchObject({ areas: { indoors: 'no', patio: 'no' } });
    await app.fastify.inject({ method: 'DELETE', url: `/api/reviews/${id}`, headers: { cookie: ada } });
    expect(await factsOf(30)).toEqual([]);
    expect(await areas()).toBeNull();
  });

  it('contradicts what the owner states, so that two of them dispute it', async () => {
    await sql('update businesses set owner_id = $2 where id = $1', [OWNED, OLIVE]);
    await call('PATCH', `/api/businesses/${OWNED}`, { cookie: olive, payload: { policy: POLICY } });
    expect((await write(OWNED, { petsOnPatio: 'no' })).statusCode).toBe(201);
    const yan = randomUUID();
    await sql(`insert into users (id, first_name) values ($1, 'Yan')`, [yan]);
    const other = { ...review, petsOnPatio: 'no' };
    const second = await call('POST', `/api/businesses/${OWNED}/reviews`, {
      ...{ payload: other, cookie: await signedInAs(app, yan), from: '192.0.2.9' },
    });
    expect([second.statusCode, second.body]).toEqual([201, expect.anything()]);
    expect(await factOf(OWNED, 'areas.patio')).toMatchObject({ value: 'yes', state: 'disputed', contradictions: 2 });
  });

  it('leaves out a fact that the member already answered about', async () => {
    await answer(REVIEWED, 'areas.patio', { value: 'yes', isRight: true });
    expect((await write(REVIEWED, { petsOnPatio: 'no' })).statusCode).toBe(201);
    expect((await factOf(REVIEWED, 'areas.patio'))?.history.map(({ source }) => source)).toHaveLength(2);
  });

  it('refuses other answers', async () => {
    expect((await write(31, { petsIndoors: 'unknown' })).statusCode).toBe(400);
  });
});
