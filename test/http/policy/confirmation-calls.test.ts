import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { keepFacts } from '../../../infrastructure/fact/keep-facts.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import type { Fact } from '../../../interfaces/contract/policy/fact.js';
import type { PolicyEntry } from '../../../interfaces/contract/policy/confirmation.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { POLICY } from '../../support/policy/policies.js';
import { callerOf, HOURS, sqlOf } from '../../support/policy/stating.js';
import { ADA, HIDDEN, OLIVE, seedDirectory } from '../../support/search/seeded.js';

/** Public businesses: Olive's, and one without an owner. */
const [PLACE, NOBODYS] = [5, 25];
const SEEN = [
  { key: 'maxWeightLb', value: 50 },
  { key: 'openingHours', value: HOURS },
];

let app: TestApp;
let call: ReturnType<typeof callerOf>;
let sql: ReturnType<typeof sqlOf>;
let olive: string;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_confirmation_calls');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  [call, sql] = [callerOf(app), sqlOf(app)];
  [olive, administrator] = [await signedInAs(app, OLIVE), await signedInAsAdministrator(app)];
});

afterAll(() => app?.close());

beforeEach(async () => {
  for (const table of ['policy_facts', 'policy_confirmations', 'outbox']) await sql(`delete from ${table}`);
  await sql(
    `update businesses set policy = $2, opening_hours = $3, facts_computed_at = null, disputed = '{}',
       updated_at = now() - interval '400 days' where id = any($1)`,
    [[PLACE, NOBODYS, HIDDEN.pending], POLICY, HOURS],
  );
  await keepFacts(app.nest.get(UnitOfWork), new Date());
});

const TODAY = new Date().toISOString().slice(0, 10);
const factsOf = async (id: number): Promise<Fact[]> => (await call('GET', `/api/businesses/${id}/facts`)).json();

describe('POST /api/businesses/{id}/facts/confirm', () => {
  const confirm = (facts: unknown, id = PLACE, cookie: string | null = olive) =>
    call('POST', `/api/businesses/${id}/facts/confirm`, { payload: { facts }, cookie });

  it('confirms the named facts, and no others', async () => {
    expect((await confirm(SEEN)).statusCode).toBe(204);
    for (const { key, confirmedAt, state } of await factsOf(PLACE)) {
      const isNamed = SEEN.some((each) => each.key === key);
      expect([key, confirmedAt === TODAY, state]).toEqual([key, isNamed, isNamed ? 'confirmed' : 'stale']);
    }
  });

  it('leaves the version as it is, so that an open edit form can still be saved', async () => {
    const version = () => sql(`select version from businesses where id = ${PLACE}`);
    const before = await version();
    await confirm(SEEN);
    expect(await version()).toEqual(before);
  });

  it('returns 409 with the current value if one has changed, and confirms nothing', async () => {
    const answer = await confirm([SEEN[1], { key: 'maxWeightLb', value: 40 }]);
    expect(answer.json()).toMatchObject({ status: 409, code: 'FACT_CHANGED' });
    expect(await sql(`select from policy_facts where verdict = 'confirms'`)).toEqual([]);
  });

  it('refuses other members, visitors, hidden businesses, and bad bodies', async () => {
    expect((await confirm(SEEN, PLACE, await signedInAs(app, ADA))).json()).toMatchObject({ code: 'FORBIDDEN' });
    expect((await confirm(SEEN, PLACE, null)).statusCode).toBe(401);
    expect((await confirm(SEEN, HIDDEN.pending)).statusCode).toBe(404);
    for (const facts of [[], [SEEN[0], SEEN[0]], [{ key: 'leashes', value: 'x' }], [{ key: 'leash' }], null]) {
      expect((await confirm(facts)).statusCode).toBe(400);
    }
  });

  it('is listed to the owner with the age and the disputed facts', async () => {
    const own = async () => {
      const list = await call('GET', `/api/businesses/owner/${OLIVE}?limit=100`, { cookie: olive });
      return list.json<OwnedBusinessCard[]>().find(({ id }) => id === PLACE);
    };
    expect(await own()).toMatchObject({ disputed: [], policyConfirmedAt: expect.stringMatching(/^\d{4}-/) });
    await confirm(SEEN);
    await sql(`update businesses set disputed = '{leash}' where id = ${PLACE}`);
    const after = await own();
    expect([after?.policyConfirmedAt?.slice(0, 10), after?.disputed]).toEqual([TODAY, ['leash']]);
    const others = await call('GET', `/api/businesses/owner/${OLIVE}?limit=100`);
    expect(others.body).not.toMatch(/policyConfirmedAt|"disputed"/);
  });
});

const audit = () => sql(`select actor, action, target_id, reason, after from audit_log order by id desc limit 1`);

describe('POST /api/admin/policies/{id}/confirm', () => {
  const confirm = (payload: object, id = NOBODYS, cookie: string | null = administrator) =>
    call('POST', `/api/admin/policies/${id}/confirm`, { payload, cookie });

  it('confirms facts as an administrator, with an audit log entry, also without an owner', async () => {
    expect((await confirm({ facts: SEEN, reason: 'Called Rosa.' })).statusCode).toBe(204);
    expect(
      (await factsOf(NOBODYS)).filter(({ byAdministrator, confirmedAt }) => byAdministrator && confirmedAt === TODAY)
        .length,
    ).toBe(2);
    expect(await audit()).toMatchObject([
      {
        ...{ actor: 'Administrator', action: 'business.confirmPolicy', target_id: String(NOBODYS) },
        ...{ reason: 'Called Rosa.', after: { confirmed: ['maxWeightLb', 'openingHours'] } },
      },
    ]);
  });

  it('refuses changed values, a missing reason, members, visitors, and hidden businesses, without an entry', async () => {
    const before = await audit();
    const good = { facts: SEEN, reason: 'Called Rosa.' };
    expect((await confirm({ ...good, facts: [{ key: 'maxWeightLb', value: 1 }] })).statusCode).toBe(409);
    expect((await confirm({ ...good, reason: '  ' })).json()).toMatchObject({ errors: [{ path: 'reason' }] });
    expect((await confirm(good, NOBODYS, olive)).statusCode).toBe(403);
    expect((await confirm(good, NOBODYS, null)).statusCode).toBe(401);
    expect((await confirm(good, HIDDEN.pending)).statusCode).toBe(404);
    expect(await audit()).toEqual(before);
  });
});

describe('POST /api/admin/policies/{id}/ask', () => {
  const ask = (id = PLACE, cookie: string | null = administrator) =>
    call('POST', `/api/admin/policies/${id}/ask`, { cookie });
  const emails = () =>
    sql<{ member_id: string; service: boolean; subject: string; path: string }>(
      `select member_id, service, payload ->> 'subject' as subject, payload -> 'action' ->> 'path' as path from outbox order by created_at`,
    );

  it('emails the owner a link that works, and writes the audit log', async () => {
    expect((await ask()).statusCode).toBe(204);
    const [email] = await emails();
    expect(email).toMatchObject({ member_id: OLIVE, service: false });
    expect(email?.subject).toBe('Is the pet policy of Patio Place 05 still right?');
    expect((await app.fastify.inject({ url: email?.path ?? '' })).statusCode).toBe(200);
    expect(await audit()).toMatchObject([{ action: 'business.askToConfirm', target_id: String(PLACE), reason: null }]);
    const list = await call('GET', '/api/admin/policies', { cookie: administrator });
    const entry = list.json<PolicyEntry[]>().find(({ id }) => id === PLACE);
    expect(entry?.askedAt?.slice(0, 10)).toBe(TODAY);
  });

  it('returns 409 within a week, and replaces the link after that', async () => {
    await ask();
    expect((await ask()).json()).toMatchObject({ code: 'OWNER_ASKED', message: expect.stringContaining('again on') });
    await sql(`update policy_confirmations set created_at = now() - interval '7 days'`);
    expect((await ask()).statusCode).toBe(204);
    const [first, second] = await emails();
    expect((await app.fastify.inject({ url: first?.path ?? '' })).body).toContain('We sent you a newer email');
    expect((await app.fastify.inject({ url: second?.path ?? '' })).statusCode).toBe(200);
  });

  it('refuses places whose owner nobody can email, members, and visitors', async () => {
    const nobody = 'We can’t email an owner of this listing: it has none, or they turned off our emails.';
    expect((await ask(NOBODYS)).json()).toMatchObject({ status: 404, message: nobody });
    await sql(`update users set email_notifications = false where id = '${OLIVE}'`);
    expect((await ask()).json()).toMatchObject({ status: 404, message: nobody });
    await sql(`update users set email_notifications = true where id = '${OLIVE}'`);
    expect([(await ask(PLACE, olive)).statusCode, (await ask(PLACE, null)).statusCode]).toEqual([403, 401]);
    expect(await emails()).toEqual([]);
  });
});

describe('GET /api/admin/stats', () => {
  it('counts public places with a disputed fact', async () => {
    await sql(`update businesses set disputed = '{leash}' where id = any($1)`, [[PLACE, NOBODYS, HIDDEN.pending]]);
    const stats = await call('GET', '/api/admin/stats', { cookie: administrator });
    expect(stats.json()).toMatchObject({ disputedPolicies: 2 });
  });

  it('counts no place whose disputed fact an administrator confirmed, also after its owner repeats it', async () => {
    for (const n of [1, 2]) {
      const visitor = `0198c2f0-9999-7b52-8d44-91c7e0a2b4f${n}`;
      await sql(`insert into users (id, first_name) values ('${visitor}', 'M')`);
      const answer = { payload: { value: 50, isRight: false }, from: `203.0.${n}.1` };
      const cookie = await signedInAs(app, visitor);
      await call('POST', `/api/businesses/${PLACE}/facts/maxWeightLb/answer`, { ...answer, cookie });
    }
    const confirm = (path: string, payload: object, cookie: string) => call('POST', path, { payload, cookie });
    const counted = async () => {
      const stats = await call('GET', '/api/admin/stats', { cookie: administrator });
      const list = await call('GET', '/api/admin/policies?state=disputed', { cookie: administrator });
      return [stats.json<{ disputedPolicies: number }>().disputedPolicies, list.json<PolicyEntry[]>().length];
    };
    const facts = [SEEN[0]];
    await confirm(`/api/businesses/${PLACE}/facts/confirm`, { facts }, olive);
    expect(await counted()).toEqual([1, 1]);
    await confirm(`/api/admin/policies/${PLACE}/confirm`, { facts, reason: 'Called Rosa.' }, administrator);
    expect(await counted()).toEqual([0, 0]);
    await confirm(`/api/businesses/${PLACE}/facts/confirm`, { facts }, olive);
    expect(await counted()).toEqual([0, 0]);
  });
});
