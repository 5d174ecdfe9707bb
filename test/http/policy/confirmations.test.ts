import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AskForConfirmation } from '../../../application/policy/ask-for-confirmation.js';
import { keepFacts } from '../../../infrastructure/fact/keep-facts.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import type { PolicyEntry } from '../../../interfaces/contract/policy/confirmation.js';
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

/** Public businesses: two of Olive's, and one without an owner. */
const [OLD, NEW, NOBODYS] = [5, 24, 25];

beforeAll(async () => {
  const urls = await emptyDirectory('http_policy_confirmations');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  [call, sql] = [callerOf(app), sqlOf(app)];
  await sql('update businesses set policy = $2, opening_hours = $3 where id = any($1)', [
    ...[[OLD, NEW, NOBODYS, HIDDEN.pending], POLICY, HOURS],
  ]);
  await sql('update businesses set owner_id = $2 where id = $1', [NEW, OLIVE]);
  await sql(`update businesses set updated_at = now() - interval '400 days' where id <> ${NEW}`);
  await keepFacts(app.nest.get(UnitOfWork), new Date());
});

afterAll(() => app?.close());

const ask = () => app.nest.get(AskForConfirmation).run();

/** Returns the link's secret of the newest email to a member; null if there is none. */
async function secretFor(member: string): Promise<string | null> {
  const rows = await sql<{ text: string }>(
    `select payload::text as text from outbox where member_id = '${member}' and dedupe_key like 'policy-confirmation:%'
     order by created_at desc limit 1`,
  );
  return /policy-confirmation\/([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? null;
}

describe('the yearly confirmation', () => {
  it('asks only owners of public businesses that nobody has confirmed for a year, and once', async () => {
    expect([await ask(), await ask()]).toEqual([1, 0]);
    expect(await sql('select business_id, owner_id from policy_confirmations')).toEqual([
      { business_id: OLD, owner_id: OLIVE },
    ]);
  });

  it('shows what the link confirms, changes nothing, and is stored nowhere', async () => {
    const secret = await secretFor(OLIVE);
    const before = await sql('select count(*) as n from policy_facts');
    const response = await call('GET', `/api/policy-confirmations/${secret}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    expect(response.json()).toMatchObject({
      business: { id: OLD },
      facts: expect.arrayContaining([
        {
          ...{ key: 'maxWeightLb', label: 'Weight limit', value: 50, text: 'Dogs up to 50 lb.' },
          ...{ state: 'stale', confirmedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), contradictions: 0 },
        },
        expect.objectContaining({ key: 'openingHours' }),
      ]),
    });
    expect(await sql('select count(*) as n from policy_facts')).toEqual(before);
    expect(await sql(`select from policy_confirmations where token_hash like '%${secret}%'`)).toEqual([]);
  });

  it('confirms everything as the owner, once', async () => {
    const secret = await secretFor(OLIVE);
    const confirm = () => call('POST', `/api/policy-confirmations/${secret}`);
    const codes = (await Promise.all([confirm(), confirm()])).map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([204, 410]);
    const facts = await call('GET', `/api/businesses/${OLD}/facts`);
    const [said] = await sql<{ day: string }>(
      `select (max(created_at) at time zone 'UTC')::date::text as day from policy_facts where business_id = ${OLD}`,
    );
    for (const fact of facts.json<object[]>()) {
      expect(fact).toMatchObject({ state: 'confirmed', confirmedAt: said?.day, byOwner: true });
    }
    for (const method of ['GET', 'POST'] as const) {
      const again = await call(method, `/api/policy-confirmations/${secret}`);
      expect(again.json()).toMatchObject({ status: 410, code: 'CONFIRMATION_LINK_USED' });
    }
    expect(await ask()).toBe(0);
  });

  it('returns 410 with the reason for expired, replaced, and former owners’ links', async () => {
    await sql('delete from policy_confirmations');
    await sql(`update policy_facts set created_at = now() - interval '400 days'`);
    await ask();
    const secret = await secretFor(OLIVE);
    const post = async () => (await call('POST', `/api/policy-confirmations/${secret}`)).json<object>();
    await sql(`update policy_confirmations set expires_at = now() - interval '1 second'`);
    expect(await post()).toMatchObject({ status: 410, code: 'CONFIRMATION_LINK_EXPIRED' });
    await sql(`update policy_confirmations set expires_at = now() + interval '1 day'`);
    await sql(`insert into policy_confirmations (business_id, owner_id, token_hash, expires_at)
      select business_id, owner_id, 'newer ' || id, expires_at from policy_confirmations`);
    expect(await post()).toMatchObject({ status: 410, code: 'CONFIRMATION_LINK_REPLACED' });
    await sql(`update businesses set owner_id = '${ADA}' where owner_id = '${OLIVE}' and is_public`);
    expect(await post()).toMatchObject({ status: 410, code: 'CONFIRMATION_LINK_VOID' });
    await sql(`update businesses set owner_id = '${OLIVE}' where owner_id = '${ADA}' and is_public`);
    await sql(`delete from policy_confirmations where token_hash like 'newer %'`);
  });

  it('confirms nothing if the values are others than those shown', async () => {
    const address = `/api/policy-confirmations/${await secretFor(OLIVE)}`;
    const { fingerprint } = (await call('GET', address)).json<{ fingerprint: string }>();
    const before = await sql('select count(*) as n from policy_facts');
    const wrong = await call('POST', address, { payload: { fingerprint: `${fingerprint}x` } });
    expect(wrong.json()).toMatchObject({ status: 409, code: 'FACT_CHANGED' });
    expect(await sql('select count(*) as n from policy_facts')).toEqual(before);
    expect((await call('POST', address, { payload: { fingerprint } })).statusCode).toBe(204);
  });

  it('returns 404 for an unknown link, and limits guessing', async () => {
    const limited = await startTestApp(app.databaseUrls, { RATE_LIMIT: 'on' });
    try {
      // Both methods, because reads have a limit of their own.
      const guess = (method: 'GET' | 'POST') =>
        callerOf(limited)(method, '/api/policy-confirmations/guessed', { from: '203.0.113.9' });
      const codes: number[] = [];
      for (let index = 0; index < 61; index += 1)
        codes.push((await guess(index % 2 === 0 ? 'GET' : 'POST')).statusCode);
      expect([...new Set(codes)]).toEqual([404, 429]);
      expect(codes.filter((code) => code === 404)).toHaveLength(60);
    } finally {
      await limited.close();
    }
  });
});

describe('GET /api/admin/policies', () => {
  const list = async (query = ''): Promise<PolicyEntry[]> =>
    (await call('GET', `/api/admin/policies${query}`, { cookie: await signedInAsAdministrator(app) })).json();

  it('returns public places with a policy, the longest unconfirmed first, with their states', async () => {
    await sql(`update policy_facts set created_at = now() - interval '10 days' where business_id = ${NEW}`);
    await sql(`update businesses set policy_confirmed_at = now() - interval '10 days' where id = ${NEW}`);
    await sql(`update businesses set policy_confirmed_at = now() - interval '500 days' where id = ${NOBODYS}`);
    const entries = await list('?order=oldest');
    expect(entries.map(({ id }) => id)).toEqual([NOBODYS, NEW, OLD]);
    expect(entries[1]).toMatchObject({ isOwned: true, disputed: [], states: { confirmed: 11, stale: 0 } });
    expect(entries[0]?.states.stale).toBe(11);
  });

  it('reads page by page', async () => {
    const cookie = await signedInAsAdministrator(app);
    const first = await call('GET', '/api/admin/policies?limit=2', { cookie });
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await call('GET', next, { cookie })).json()).toMatchObject([{ id: OLD }]);
    expect(first.headers['x-total-count']).toBe('3');
  });

  it('lists only disputed places, or places with or without an owner, if asked', async () => {
    const member = (n: number) => `0198c2f0-9999-7b52-8d44-91c7e0a2b3f${n}`;
    for (const n of [1, 2]) {
      await sql(`insert into users (id, first_name) values ('${member(n)}', 'M')`);
      await call('POST', `/api/businesses/${NEW}/facts/leash/answer`, {
        ...{ payload: { value: 'required', isRight: false }, from: `203.0.${n}.1` },
        cookie: await signedInAs(app, member(n)),
      });
    }
    expect((await list('?owned=false')).map(({ id }) => id)).toEqual([NOBODYS]);
    expect((await list('?owned=true')).map(({ id }) => id)).toEqual([NEW, OLD]);
    expect(await list('?state=disputed&owned=false')).toEqual([]);
    expect(await list('?state=disputed')).toMatchObject([{ id: NEW, disputed: ['leash'], states: { disputed: 1 } }]);
    expect(
      (await call('GET', '/api/admin/policies?state=odd', { cookie: await signedInAsAdministrator(app) })).statusCode,
    ).toBe(400);
  });
});
