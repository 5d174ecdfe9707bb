import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PublishedContents } from '../../../application/moderation/ports.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { countDeadlocks } from '../../support/faults/while-locked.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { callerOf, HOURS, sqlOf } from '../../support/policy/stating.js';
import { POLICY } from '../../support/policy/policies.js';
import { expectTruePlace } from '../../support/policy/true-place.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let call: ReturnType<typeof callerOf>;
let sql: ReturnType<typeof sqlOf>;
let ada: string;
let olive: string;
let administrator: string;

/** A public business owned by Olive. */
const ID = 5;
const STRICTER = { ...POLICY, maxPets: 1, areas: { indoors: 'no', patio: 'no' } };

beforeAll(async () => {
  const urls = await emptyDirectory('statements_at_once');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  [call, sql] = [callerOf(app), sqlOf(app)];
  [ada, olive] = [await signedInAs(app, ADA), await signedInAs(app, OLIVE)];
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

beforeEach(async () => {
  await sql('delete from policy_facts');
  await sql('delete from reviews where business_id = $1', [ID]);
  await sql(
    `update businesses set policy = null, opening_hours = null, disputed = '{}', facts_computed_at = null where id = $1`,
    [ID],
  );
  await call('PATCH', `/api/businesses/${ID}`, { cookie: olive, payload: { policy: POLICY, openingHours: HOURS } });
});

type Call = () => Promise<{ readonly statusCode: number }>;

const edit: Call = () => call('PATCH', `/api/businesses/${ID}`, { cookie: olive, payload: { policy: STRICTER } });
const answer: Call = () =>
  call('POST', `/api/businesses/${ID}/facts/maxPets/answer`, { cookie: ada, payload: { value: 2, isRight: false } });
const review: Call = () =>
  call('POST', `/api/businesses/${ID}/reviews`, {
    ...{ cookie: ada, payload: { rating: 2, title: 'No dogs', content: 'They sent us away.', petsOnPatio: 'no' } },
  });
const correct: Call = () =>
  call('PATCH', `/api/admin/businesses/${ID}`, {
    ...{ cookie: administrator, payload: { policy: { ...POLICY, maxPets: 4 }, reason: 'The owner called.' } },
  });

describe('two people who speak about a place at the same time', () => {
  const held = { hold: 'select from businesses where id = $1 for update', values: [ID] };

  it.each<[string, readonly [Call, Call]]>([
    ['the owner and a visitor', [edit, answer]],
    ['a visitor and the owner', [answer, edit]],
    ['the owner and the author of a review', [edit, review]],
    ['the author of a review and the owner', [review, edit]],
    ['an administrator and a visitor', [correct, answer]],
  ])('never deadlock, and leave what both said: %s', async (_, both) => {
    expect(await countDeadlocks(app.database.pool, held, both)).toBe(0);
    const { policy } = await expectTruePlace(app.database.pool, ID, []);
    expect(policy?.maxPets).toBe(both.includes(correct) ? 4 : 1);
  });

  it('never deadlock when a review is hidden while the owner saves', async () => {
    expect((await review()).statusCode).toBe(201);
    const [row] = await sql<{ id: number }>('select id from reviews where business_id = $1', [ID]);
    const target = { targetType: 'review', targetId: String(row?.id) } as const;
    const contents = app.nest.get(PublishedContents, { strict: false });
    const hide = () =>
      app.nest.get(Transaction).run(async () => {
        await contents.hold([target]);
        await contents.setState(target, 'hidden');
      });
    expect(await countDeadlocks(app.database.pool, held, [hide, edit])).toBe(0);
    const { policy } = await expectTruePlace(app.database.pool, ID, []);
    expect(policy).toMatchObject({ maxPets: 1, areas: { patio: 'no' } });
  });
});

describe('what a saved form says', () => {
  const said = (since: number) =>
    sql('select fact, value, source, verdict from policy_facts where id > $1 order by id', [since]);
  const last = async () =>
    (await sql<{ id: number }>('select coalesce(max(id), 0) as id from policy_facts'))[0]?.id ?? 0;

  it('is exactly what its owner changed, or a confirmation if nothing changed', async () => {
    const before = await last();
    await call('PATCH', `/api/businesses/${ID}`, { cookie: olive, payload: { policy: { ...POLICY, maxPets: 3 } } });
    expect(await said(before)).toEqual([{ fact: 'maxPets', value: 3, source: 'owner', verdict: 'states' }]);
    const between = await last();
    await call('PATCH', `/api/businesses/${ID}`, { cookie: olive, payload: { phone: '(512) 555-0142' } });
    expect(await said(between)).toEqual([]);
    await call('PATCH', `/api/businesses/${ID}`, { cookie: olive, payload: { openingHours: HOURS } });
    expect(await said(between)).toEqual([{ fact: 'openingHours', value: HOURS, source: 'owner', verdict: 'confirms' }]);
  });

  it('is what an administrator changed, and what undoing the edit changes back', async () => {
    const before = await last();
    expect((await correct()).statusCode).toBe(200);
    expect(await said(before)).toEqual([{ fact: 'maxPets', value: 4, source: 'administrator', verdict: 'states' }]);
    const [entry] = await sql<{ id: number }>(`select max(id) as id from audit_log where action = 'business.edit'`);
    const between = await last();
    const undone = await call('POST', `/api/admin/audit-log/${entry?.id}/undo`, {
      ...{ cookie: administrator, payload: { reason: 'The owner called again.' } },
    });
    expect(undone.statusCode).toBe(200);
    expect(await said(between)).toEqual([{ fact: 'maxPets', value: 2, source: 'administrator', verdict: 'states' }]);
  });

  it('does not change when an administrator approves a waiting change, or the business gets another owner', async () => {
    const before = await last();
    await call('PATCH', `/api/businesses/${ID}`, { cookie: olive, payload: { name: 'The Renamed Paw' } });
    const decided = await call('POST', `/api/admin/businesses/${ID}/approve`, { cookie: administrator, payload: {} });
    expect(decided.statusCode).toBe(200);
    await sql('update businesses set owner_id = $2 where id = $1', [ID, ADA]);
    expect(await said(before)).toEqual([]);
    const { policy } = await expectTruePlace(app.database.pool, ID, []);
    expect(policy).toEqual(POLICY);
    await call('PATCH', `/api/businesses/${ID}`, { cookie: ada, payload: { policy: { ...POLICY, maxPets: 3 } } });
    expect((await expectTruePlace(app.database.pool, ID, [])).policy).toMatchObject({ maxPets: 3, maxWeightLb: 50 });
    await sql('update businesses set owner_id = $2 where id = $1', [ID, OLIVE]);
  });
});
