import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { EraseDueAccounts } from '../../../application/account/erase-due-accounts.js';
import { RestoreAccount } from '../../../application/account/restore-account.js';
import { keepFacts } from '../../../infrastructure/fact/keep-facts.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import type { Fact } from '../../../interfaces/contract/policy/fact.js';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { POLICY } from '../../support/policy/policies.js';
import { sqlOf } from '../../support/policy/stating.js';
import { seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let sql: ReturnType<typeof sqlOf>;

/** Public businesses without an owner, whose reports count at once. */
const [NETWORKS, AGAIN, LEFT, REMOVED] = [21, 22, 23, 24];
const [HERE, THERE] = ['203.0.113.7', '198.51.100.7'];

beforeAll(async () => {
  const urls = await emptyDirectory('http_counted_visitors');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls);
  sql = sqlOf(app);
  await sql('update businesses set policy = $2, owner_id = null, facts_computed_at = null where id = any($1)', [
    ...[[NETWORKS, AGAIN, LEFT, REMOVED], POLICY],
  ]);
  await keep();
});

afterAll(() => app?.close());

const keep = () => keepFacts(app.nest.get(UnitOfWork), new Date());

async function aMember(name: string) {
  const id = randomUUID();
  await sql(`insert into users (id, first_name, email) values ($1, $2, $2 || '@example.com')`, [id, name]);
  return { id, cookie: await signedInAs(app, id) };
}

async function send(place: number, cookie: string, remoteAddress = HERE): Promise<void> {
  const visitedOn = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const visit = { visitedOn, pets: 'dog:20', staffSaid: 'No dogs today.' };
  const { statusCode } = await app.fastify.inject({
    ...({ method: 'POST', url: `/api/businesses/${place}/turned-away`, headers: { cookie } } as const),
    ...{ payload: visit, remoteAddress },
  });
  expect(statusCode).toBe(201);
}

const get = async <T>(path: string) => (await app.fastify.inject({ url: `/api/businesses/${path}` })).json<T>();
const visitorsAt = async (place: number) => (await get<BusinessDetail>(String(place))).turnedAway?.reports;
const dogsAt = async (place: number) =>
  (await get<Fact[]>(`${place}/facts`)).find(({ key }) => key === 'pets.dog')?.state;
const listedAt = async (place: number) => (await get<unknown[]>(`${place}/turned-away`)).length;
const seenAt = async (place: number) => [await visitorsAt(place), await listedAt(place), await dogsAt(place)];

describe('the number of turned-away visitors of a place', () => {
  it('counts several accounts of one network once, for 90 days', async () => {
    const members = [await aMember('one'), await aMember('two'), await aMember('three'), await aMember('four')];
    for (const { cookie } of members.slice(0, 2)) await send(NETWORKS, cookie, HERE);
    expect([await visitorsAt(NETWORKS), await listedAt(NETWORKS)]).toEqual([1, 2]);
    await send(NETWORKS, members[2]?.cookie ?? '', THERE);
    expect(await visitorsAt(NETWORKS)).toBe(2);
    await sql(`update turned_away_reports set created_at = created_at - interval '91 days' where business_id = $1`, [
      NETWORKS,
    ]);
    await send(NETWORKS, members[3]?.cookie ?? '', HERE);
    expect(await visitorsAt(NETWORKS)).toBe(3);
    await keep();
    expect(
      await sql(`select network_hash is null as gone from turned_away_reports where business_id = $1 order by id`, [
        NETWORKS,
      ]),
    ).toEqual([{ gone: true }, { gone: true }, { gone: true }, { gone: false }]);
    expect(await visitorsAt(NETWORKS)).toBe(3);
  });

  it('counts a member who reports again once, from wherever', async () => {
    const { cookie } = await aMember('again');
    await send(AGAIN, cookie, HERE);
    await sql(`update turned_away_reports set created_at = created_at - interval '91 days' where business_id = $1`, [
      AGAIN,
    ]);
    await send(AGAIN, cookie, THERE);
    expect([await visitorsAt(AGAIN), await listedAt(AGAIN)]).toEqual([1, 2]);
  });
});

describe('the reports of a member who leaves', () => {
  const close = async (cookie: string, reviews: 'anonymise' | 'remove') =>
    expect(
      await app.fastify.inject({ method: 'DELETE', url: '/api/user', headers: { cookie }, payload: { reviews } }),
    ).toMatchObject({ statusCode: 202 });
  async function erase() {
    await sql(`update users set erasure_at = now() - interval '1 second' where erasure_at is not null`);
    expect(await app.nest.get(EraseDueAccounts).run()).toBe(1);
  }

  it('neither count nor dispute while the account is closed, and do so again once restored or anonymous', async () => {
    const { id, cookie } = await aMember('leaving');
    await send(LEFT, cookie);
    expect(await seenAt(LEFT)).toEqual([1, 1, 'disputed']);
    await close(cookie, 'anonymise');
    expect(await seenAt(LEFT)).toEqual([0, 0, 'confirmed']);
    await app.nest.get(RestoreAccount).run({ userId: id });
    expect(await seenAt(LEFT)).toEqual([1, 1, 'disputed']);
    await close(await signedInAs(app, id), 'anonymise');
    await erase();
    expect(await seenAt(LEFT)).toEqual([1, 1, 'disputed']);
    expect(
      await sql('select reporter_id, network_hash from turned_away_reports where business_id = $1', [LEFT]),
    ).toEqual([{ reporter_id: null, network_hash: null }]);
  });

  it('are deleted with the reviews if the member chose this', async () => {
    const { cookie } = await aMember('removing');
    await send(REMOVED, cookie);
    await close(cookie, 'remove');
    await erase();
    expect(await seenAt(REMOVED)).toEqual([0, 0, 'confirmed']);
    expect(await sql('select id from turned_away_reports where business_id = $1', [REMOVED])).toEqual([]);
  });
});
