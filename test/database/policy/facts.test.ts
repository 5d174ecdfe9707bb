import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { SystemClock } from '../../../infrastructure/config/system-clock.js';
import { PostgresFacts } from '../../../infrastructure/fact/facts.repository.js';
import { keepFacts } from '../../../infrastructure/fact/keep-facts.js';
import { staleBits } from '../../../infrastructure/policy/fit-bits.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { createOrm } from '../../../infrastructure/schema/orm.js';
import type { FactKey } from '../../../domain/policy/fact.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import { HOURS, sqlOf } from '../../support/policy/stating.js';
import { POLICY } from '../../support/policy/policies.js';

let database: Database;
let orm: MikroORM;
let work: UnitOfWork;
let facts: PostgresFacts;
let sql: ReturnType<typeof sqlOf>;

const OWNER = '0198c2f0-1111-7b52-8d44-91c7e0a2b3f5';
const member = (n: number) => `0198c2f0-2222-7b52-8d44-91c7e0a2b30${n}`;

beforeAll(async () => {
  const urls = await emptyDirectory('facts');
  database = new Database({ url: urls.appUrl, connections: 4 });
  orm = await createOrm(database.pool);
  work = new UnitOfWork(orm);
  facts = new PostgresFacts(work, new SystemClock(), 'a secret');
  sql = sqlOf({ databaseUrls: urls });
  await sql('insert into users (id, first_name) select unnest($1::uuid[]), $2', [
    ...[[OWNER, ...[0, 1, 2, 3, 4, 5, 6, 7].map(member)], 'Member'],
  ]);
});

afterAll(async () => {
  await orm?.close(true);
  await database?.close();
});

afterEach(() => sql('delete from businesses'));

/** Adds a business and returns its id. */
async function aPlace(columns: Record<string, unknown> = {}): Promise<number> {
  const row = { name: 'The Known Paw', category: 'hotels', approval_status: 'approved', policy: POLICY, ...columns };
  const names = Object.keys(row);
  const [added] = await sql<{ id: number }>(
    `insert into businesses (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  return added?.id ?? 0;
}

const say = (
  id: number,
  key: FactKey,
  verdict: 'states' | 'confirms' | 'contradicts',
  value: string | number,
  n: number,
) =>
  work.run(() =>
    facts.say(id, [{ key, value, verdict }], { source: 'visitor', memberId: member(n), network: `10.0.${n}.0/24` }),
  );

const stored = async (id: number) =>
  (await sql(`select policy, opening_hours, disputed, version, fit_max_weight from businesses where id = $1`, [id]))[0];

const keep = () => keepFacts(work, new Date());

describe('the shown value', () => {
  it('changes with its derived columns and the version only when visitors outweigh what is stored', async () => {
    const id = await aPlace({ opening_hours: HOURS });
    await sql(`update businesses set updated_at = now() - interval '3 years'`);
    await keep();
    await say(id, 'maxWeightLb', 'confirms', 50, 0);
    expect(await stored(id)).toMatchObject({ version: 1, fit_max_weight: 50, policy: { maxWeightLb: 50 } });
    // An administrator's statement of three years ago counts 5 / 8, and the confirmation 1.
    for (const n of [1, 2]) await say(id, 'maxWeightLb', 'states', 30, n);
    expect(await stored(id)).toMatchObject({ version: 2, fit_max_weight: 30, policy: { ...POLICY, maxWeightLb: 30 } });
    expect(await stored(id)).toMatchObject({ opening_hours: HOURS });
  });

  it('becomes null when nothing is known any longer', async () => {
    const id = await aPlace({ policy: { ...POLICY, pets: { dog: 'yes' }, areas: {} } });
    await keep();
    const rows = await sql<{ fact: FactKey }>('select fact from policy_facts');
    const removed = rows.map(({ fact }) => ({ key: fact, value: null, verdict: 'states' }) as const);
    await work.run(() => facts.say(id, removed, { source: 'owner', memberId: OWNER, network: null }));
    expect(await stored(id)).toMatchObject({ policy: null, opening_hours: null });
  });

  it('weighs the newest 200 visitors, and always the owner', async () => {
    const id = await aPlace({ owner_id: OWNER });
    await keep();
    await sql(`insert into policy_facts (business_id, fact, value, source, verdict, voice, created_at)
      select ${id}, 'maxPets', '2', 'visitor', 'confirms', 'v' || n, now() from generate_series(1, 300) n`);
    const place = await work.run(() => facts.hold(id, member(0)));
    expect(place?.known.maxPets).toMatchObject({ visitors: 200, byOwner: true });
  });
});

describe('voices', () => {
  const voices = async () =>
    (await sql<{ voice: string }>('select voice from policy_facts where voice is not null order by id')).map(
      ({ voice }) => voice,
    );

  it('are shared by one network within 90 days, and by one member always', async () => {
    const id = await aPlace();
    const from = (n: number, network: string) =>
      work.run(() =>
        facts.say(id, [{ key: 'maxPets', value: 2, verdict: 'confirms' }], {
          source: 'visitor',
          memberId: member(n),
          network,
        }),
      );
    await from(0, '10.1.1.0/24');
    await from(1, '10.1.1.0/24');
    await sql(`update policy_facts set created_at = now() - interval '91 days'`);
    await from(2, '10.1.1.0/24');
    await from(0, '10.9.9.0/24');
    const [first, second, third, fourth] = await voices();
    expect([second, fourth]).toEqual([first, first]);
    expect(third).not.toBe(first);
  });

  it('differ by fact and place, so that they link nothing', async () => {
    const [one, other] = [await aPlace(), await aPlace()];
    await say(one, 'maxPets', 'confirms', 2, 0);
    await say(one, 'leash', 'confirms', 'required', 0);
    await say(other, 'maxPets', 'confirms', 2, 0);
    expect(new Set(await voices()).size).toBe(3);
  });
});

describe('an erased member', () => {
  it('leaves the statement, which names nobody', async () => {
    const id = await aPlace();
    await say(id, 'maxPets', 'confirms', 2, 7);
    await sql('delete from users where id = $1', [member(7)]);
    expect(await sql(`select member_id, verdict from policy_facts where source = 'visitor'`)).toEqual([
      { member_id: null, verdict: 'confirms' },
    ]);
  });
});

describe('the nightly job', () => {
  it('records one statement for each value from before, by its probable source and time', async () => {
    const at = '2026-02-03T04:05:06.000Z';
    const [owned, imported, entered] = [
      await aPlace({ owner_id: OWNER, updated_at: at }),
      await aPlace({ policy: null, opening_hours: HOURS, updated_at: at }),
      await aPlace({ updated_at: at }),
    ];
    await sql(
      `insert into business_sources (business_id, source, external_id, imported) values ($1, 'osm', '1', '{}')`,
      [imported],
    );
    expect(await keep()).toMatchObject({ unrecorded: 3 });
    const rows = await sql(
      `select business_id as id, source, member_id, count(*)::int as n, min(created_at) as at from policy_facts group by 1, 2, 3 order by 1`,
    );
    expect(rows).toEqual([
      { id: owned, source: 'owner', member_id: OWNER, n: 10, at: new Date(at) },
      { id: imported, source: 'import', member_id: null, n: 1, at: new Date(at) },
      { id: entered, source: 'administrator', member_id: null, n: 10, at: new Date(at) },
    ]);
    expect(await keep()).toMatchObject({ unrecorded: 0 });
    expect(await stored(owned)).toMatchObject({ version: 1, policy: POLICY });
  });

  it('ends a dispute after 60 days', async () => {
    const id = await aPlace();
    for (const n of [0, 1]) await say(id, 'leash', 'contradicts', 'required', n);
    expect(await stored(id)).toMatchObject({ disputed: ['leash'] });
    expect(await keep()).toMatchObject({ disputed: 1 });
    expect(await stored(id)).toMatchObject({ disputed: ['leash'], version: 1 });
    await sql(`update policy_facts set created_at = now() - interval '61 days' where source = 'visitor'`);
    await keep();
    expect(await stored(id)).toMatchObject({ disputed: [], version: 1 });
    expect(await keep()).toMatchObject({ disputed: 0 });
  });

  it('marks a fact as stale 365 days after it was last confirmed, and fresh again when a visitor confirms it', async () => {
    const id = await aPlace({ owner_id: OWNER });
    const aged = async () => (await sql('select fit_stale, version from businesses where id = $1', [id]))[0];
    const daysLater = (days: number) =>
      sql(`update policy_facts set created_at = created_at - $1 * interval '1 day'`, [days]);
    await keep();
    expect(await keep()).toMatchObject({ aging: 0 });
    expect(await aged()).toEqual({ fit_stale: 0, version: 1 });
    await daysLater(366);
    await sql(`update businesses set stale_at = stale_at - interval '366 days'`);
    expect(await keep()).toMatchObject({ aging: 1 });
    const limits = staleBits(['maxPets']);
    expect(await aged()).toEqual({ fit_stale: staleBits(['pets.dog', 'pets.cat']) | limits, version: 1 });
    expect(await keep()).toMatchObject({ aging: 0 });
    await say(id, 'pets.dog', 'confirms', 'yes', 0);
    expect(await aged()).toEqual({ fit_stale: staleBits(['pets.cat']) | limits, version: 1 });
    // The confirmation gets stale next.
    await daysLater(366);
    await sql(`update businesses set stale_at = stale_at - interval '366 days'`);
    expect(await keep()).toMatchObject({ aging: 1 });
    expect(await aged()).toMatchObject({ fit_stale: staleBits(['pets.dog', 'pets.cat']) | limits });
  });

  it('computes which facts are stale for places where nobody did', async () => {
    const id = await aPlace({ owner_id: OWNER });
    await keep();
    await sql('update businesses set stale_at = null, fit_stale = 7 where id = $1', [id]);
    expect(await keep()).toMatchObject({ aging: 1 });
    expect(await sql('select fit_stale, stale_at is null as unknown from businesses')).toEqual([
      { fit_stale: 0, unknown: false },
    ]);
  });

  it('reads hours that were written before they were stored as ranges', async () => {
    const id = await aPlace({ opening_hours: HOURS, policy: { ...POLICY, petHours: 'Mo-Fr 10:00-12:00' } });
    await sql('update businesses set facts_computed_at = now()');
    await sql(
      `insert into policy_facts (business_id, fact, value, source) values ($1, 'openingHours', to_jsonb($2::text), 'owner'),
      ($1, 'petHours', '"Mo-Fr 10:00-12:00"', 'owner')`,
      [id, HOURS],
    );
    expect(await keep()).toMatchObject({ underived: 1 });
    const [row] = await sql(
      'select opening is not null as opening, pet_opening is not null as pets, welcome_week::text from businesses',
    );
    expect(row).toMatchObject({ opening: true, pets: true, welcome_week: expect.stringContaining('[600,720)') });
    expect(await keep()).toMatchObject({ underived: 0 });
  });

  it('reads dated hours again before the days end for which they are known', async () => {
    const id = await aPlace({ opening_hours: 'Mo-Su 08:00-22:00; Dec 25 off', owner_id: OWNER });
    await keep();
    const until = async () =>
      (await sql<{ days: number }>('select hours_until - current_date as days from businesses where id = $1', [id]))[0]
        ?.days;
    const known = Number(await until());
    expect(await keep()).toMatchObject({ ending: 0 });
    await sql('update businesses set hours_until = current_date + 100');
    expect(await keep()).toMatchObject({ ending: 1 });
    // A day may end in between.
    expect(await until()).toBeGreaterThanOrEqual(known - 1);
  });

  it('forgets networks after 90 days', async () => {
    const id = await aPlace();
    for (const n of [0, 1]) await say(id, 'leash', 'confirms', 'required', n);
    await sql(`update policy_facts set created_at = now() - interval '91 days' where member_id = $1`, [member(0)]);
    await keep();
    const rows = await sql(
      `select network_hash is null as forgotten from policy_facts where voice is not null order by id`,
    );
    expect(rows).toEqual([{ forgotten: true }, { forgotten: false }]);
  });

  it('goes through more businesses than one transaction takes', async () => {
    await sql(`insert into businesses (name, category, approval_status, opening_hours)
      select 'Paw ' || n, 'hotels', 'approved', '${HOURS}' from generate_series(1, 250) n`);
    expect(await keep()).toMatchObject({ unrecorded: 250, left: 0 });
    expect(await sql('select count(*)::int as n from policy_facts')).toEqual([{ n: 250 }]);
  });

  it('takes a limited number of businesses, and next those that waited longest', async () => {
    await sql(`insert into businesses (name, category, approval_status, disputed, facts_computed_at, stale_at)
      select 'Paw ' || n, 'hotels', 'approved', '{leash}', now() - n * interval '1 day', now() + interval '1 year' from generate_series(1, 5) n`);
    const done = () =>
      sql(
        `select count(*)::int as n, max(name) as last from businesses where facts_computed_at > now() - interval '1 hour'`,
      );
    expect(await keepFacts(work, new Date(), 2)).toMatchObject({ disputed: 2 });
    expect(await done()).toEqual([{ n: 2, last: 'Paw 5' }]);
    expect(await keepFacts(work, new Date(), 2)).toMatchObject({ disputed: 2 });
    expect(await keepFacts(work, new Date(), 2)).toMatchObject({ disputed: 1 });
    expect(await done()).toMatchObject([{ n: 5 }]);
  });

  it('leaves a business that someone is changing to the next run, and two runs at once share the rest', async () => {
    await sql(`insert into businesses (name, category, approval_status, opening_hours)
      select 'Paw ' || n, 'hotels', 'approved', '${HOURS}' from generate_series(1, 250) n`);
    await work.run(async () => {
      await work.rows(`select from businesses where name = 'Paw 7' for update`);
      const other = new UnitOfWork(orm);
      const runs = await Promise.all([keepFacts(new UnitOfWork(orm), new Date()), keepFacts(other, new Date())]);
      expect(runs.reduce((sum, { unrecorded }) => sum + unrecorded, 0)).toBe(249);
      expect(Math.max(...runs.map(({ left }) => left))).toBeGreaterThan(0);
    });
    expect(await keep()).toMatchObject({ unrecorded: 1, left: 0 });
    expect(await sql('select count(*)::int as n from policy_facts')).toEqual([{ n: 250 }]);
  });
});

describe('statements at the same time', () => {
  it('of one network have one voice, and none is lost', async () => {
    const id = await aPlace({ owner_id: OWNER });
    const from = (n: number) => () =>
      work.run(async () => {
        await facts.hold(id, member(n));
        await facts.say(id, [{ key: 'maxPets', value: 2, verdict: 'confirms' }], {
          ...({ source: 'visitor', memberId: member(n), network: '10.1.1.0/24' } as const),
        });
      });
    const owner = () =>
      work.run(() =>
        facts.say(id, [{ key: 'maxPets', value: 2, verdict: 'states' }], {
          ...({ source: 'owner', memberId: OWNER, network: null } as const),
        }),
      );
    await Promise.all([...[0, 1, 2].map((n) => from(n)()), owner(), keep()]);
    const rows = await sql<{ source: string; voice: string | null }>(
      `select source, voice from policy_facts where fact = 'maxPets'`,
    );
    const visitors = rows.filter(({ source }) => source === 'visitor');
    expect([visitors.length, new Set(visitors.map(({ voice }) => voice)).size]).toEqual([3, 1]);
    const place = await work.run(() => facts.hold(id, member(0)));
    expect(place?.known.maxPets).toMatchObject({ visitors: 1, byOwner: true });
  });
});
