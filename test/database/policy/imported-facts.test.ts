import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { CheckedRow } from '../../../application/import/ports.js';
import { NOTHING_IMPORTED, type ImportedContent } from '../../../domain/import/merge.js';
import { saidByChange } from '../../../domain/policy/known-facts.js';
import { SystemClock } from '../../../infrastructure/config/system-clock.js';
import { PostgresImportedBusinesses } from '../../../infrastructure/import/imported-businesses.repository.js';
import { PostgresFacts } from '../../../infrastructure/fact/facts.repository.js';
import { keepFacts } from '../../../infrastructure/fact/keep-facts.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { createOrm } from '../../../infrastructure/schema/orm.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import { POLICY } from '../../support/policy/policies.js';
import { HOURS, sqlOf } from '../../support/policy/stating.js';

let database: Database;
let orm: MikroORM;
let work: UnitOfWork;
let imported: PostgresImportedBusinesses;
let facts: PostgresFacts;
let sql: ReturnType<typeof sqlOf>;

const MEMBER = '0198c2f0-1111-7b52-8d44-91c7e0a2b3f5';

beforeAll(async () => {
  const urls = await emptyDirectory('imported_facts');
  database = new Database({ url: urls.appUrl, connections: 4 });
  orm = await createOrm(database.pool);
  work = new UnitOfWork(orm);
  imported = new PostgresImportedBusinesses(work, 'welcome-paws');
  facts = new PostgresFacts(work, new SystemClock(), 'a secret');
  sql = sqlOf({ databaseUrls: urls });
  await sql(`insert into users (id, first_name) values ('${MEMBER}', 'Member')`);
});

afterAll(async () => {
  await orm?.close(true);
  await database?.close();
});

afterEach(() => sql('delete from businesses'));

const contentOf = (more: Partial<ImportedContent> = {}): ImportedContent => ({
  ...{ ...NOTHING_IMPORTED, name: 'The Imported Paw', category: 'hotels', policy: POLICY, openingHours: HOURS },
  ...more,
});

const rowOf = (content: ImportedContent): CheckedRow => ({
  ...{ source: 'osm', externalId: '1', attribution: null, content, isCountryStated: true, notes: [] },
});

const add = async (content: ImportedContent) => (await work.run(() => imported.add([rowOf(content)], 'Grace')))[0] ?? 0;
const change = (id: number, before: ImportedContent, content: ImportedContent) =>
  work.run(() => imported.change([{ id, source: 'osm', content, said: saidByChange(before, content) }]));
const statements = () => sql('select fact, value, source, verdict, voice, member_id from policy_facts order by id');

describe('an import', () => {
  it('states each fact of a new business, so that the nightly job has nothing to add', async () => {
    await add(contentOf());
    const rows = await statements();
    expect(rows).toHaveLength(11);
    expect(rows).toContainEqual({
      ...{ fact: 'fee', value: POLICY.fee, source: 'import', verdict: 'states', voice: null, member_id: null },
    });
    expect(await keepFacts(work, new Date())).toMatchObject({ unrecorded: 0 });
    expect(await statements()).toHaveLength(11);
    const [row] = await sql('select policy_confirmed_at = facts_computed_at as same from businesses');
    expect(row).toEqual({ same: true });
  });

  it('states nothing for a business without a policy and hours', async () => {
    await add(contentOf({ policy: null, openingHours: null }));
    expect(await statements()).toEqual([]);
    expect(await sql('select facts_computed_at, policy_confirmed_at from businesses')).toEqual([
      { facts_computed_at: null, policy_confirmed_at: null },
    ]);
  });

  it('states only the facts that it changes', async () => {
    const before = contentOf();
    const id = await add(before);
    await change(id, before, contentOf({ policy: { ...POLICY, maxPets: 3 } }));
    const rows = await statements();
    expect(rows.slice(11)).toMatchObject([{ fact: 'maxPets', value: 3, source: 'import' }]);
    await change(id, before, { ...before, phone: '(512) 555-0142' });
    expect(await statements()).toHaveLength(12);
  });

  it('does not replace what the owner states', async () => {
    const before = contentOf();
    const id = await add(before);
    const owner = { source: 'owner', memberId: MEMBER, network: null } as const;
    await work.run(() => facts.say(id, [{ key: 'maxPets', value: 1, verdict: 'states' }], owner));
    await change(id, before, contentOf({ policy: { ...POLICY, maxPets: 3 } }));
    expect(await sql(`select policy ->> 'maxPets' as pets, fit_max_pets from businesses`)).toEqual([
      { pets: '1', fit_max_pets: 1 },
    ]);
  });

  it('records what was known before it changes a business from before statements were recorded', async () => {
    const before = contentOf();
    const id = await add(before);
    await sql('delete from policy_facts');
    await sql(
      `insert into business_sources (business_id, source, external_id, imported) values ($1, 'osm', '1', '{}')`,
      [id],
    );
    await sql('update businesses set facts_computed_at = null');
    await change(id, before, contentOf({ policy: { ...POLICY, maxPets: 3 } }));
    expect(await statements()).toHaveLength(12);
    expect(await sql(`select policy ->> 'maxPets' as pets, opening_hours from businesses`)).toEqual([
      { pets: '3', opening_hours: HOURS },
    ]);
  });
});
