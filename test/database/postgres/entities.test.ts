import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { EntityProperty, MikroORM } from '@mikro-orm/postgresql';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { migrate } from '../../../infrastructure/schema/migrate.js';
import { databaseConnection } from '../../../infrastructure/config/database-connection.js';
import { createOrm } from '../../../infrastructure/schema/orm.js';
import { BusinessEntity } from '../../../infrastructure/business/business.entity.js';
import { GuideDogEntity } from '../../../infrastructure/guide-dog/guide-dog.entity.js';
import { SavedPlaceEntity } from '../../../infrastructure/saved-place/saved-place.entity.js';
import { UserEntity } from '../../../infrastructure/account/user.entity.js';
import { createTestDatabase } from '../../support/postgres/postgres.js';

const server = {
  ownerUrl: String(process.env['TEST_OWNER_URL']),
  appUrl: String(process.env['TEST_APP_URL']),
};

interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly generated: boolean;
  readonly hasDefault: boolean;
}

/** Columns that the database derives and only its own queries read. */
const LEFT_OUT = ['cell', 'unit_x', 'unit_y', 'unit_z', 'town', 'search', 'address_search'];

/** Tables without a row class, by what reads and writes them. */
const WITHOUT_ROWS = [
  ['gazetteer', 'mikro_orm_migrations', 'review_totals', 'search_words'],
  // Identity: single statements that must be atomic between processes.
  ['access_tokens', 'administrator_sessions', 'email_changes', 'sign_ins', 'user_identities'],
  ['provider_accounts', 'provider_artefacts', 'provider_keys', 'provider_links', 'provider_tries'],
  // Counting, sending, files and votes.
  ['analytics_salts', 'idempotency_keys', 'limit_counts', 'outbox', 'review_votes', 'uploads'],
];

let pool: pg.Pool;
let orm: MikroORM;
const tables = new Map<string, Map<string, Column>>();

beforeAll(async () => {
  const database = await createTestDatabase(server, 'rows');
  await migrate({ ownerUrl: database.ownerUrl, appRole: decodeURIComponent(new URL(server.appUrl).username) });
  pool = new pg.Pool({ ...databaseConnection(database.appUrl), max: 4 });
  orm = await createOrm(pool);
  const { rows } = await runSql(database.ownerUrl, (client) => client.query<Column & { table: string }>(COLUMNS));
  for (const { table, ...column } of rows) {
    if (!tables.has(table)) tables.set(table, new Map());
    tables.get(table)?.set(column.name, column);
  }
});
afterAll(async () => {
  await orm.close(true);
  await pool.end();
});

const COLUMNS = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
    a.attgenerated <> '' as generated, a.atthasdef or a.attidentity <> '' as "hasDefault"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`;

describe('the rows', () => {
  it('name for every property a column of a fitting type, nullable and generated alike', () => {
    for (const meta of orm.getMetadata().getAll().values()) {
      const columns = tables.get(meta.tableName);
      for (const property of meta.props) {
        const column = columns?.get(String(property.fieldNames[0]));
        expect({ of: `${meta.tableName}.${property.name}`, ...described(property) }).toEqual({
          of: `${meta.tableName}.${property.name}`,
          type: column?.type,
          nullable: column?.nullable,
          generated: column?.generated,
        });
      }
    }
  });

  it('leave out only what the database derives for its own queries', () => {
    const missing = [...orm.getMetadata().getAll().values()].flatMap((meta) => {
      const mapped = new Set(meta.props.flatMap(({ fieldNames }) => fieldNames));
      return [...(tables.get(meta.tableName)?.keys() ?? [])].filter((name) => !mapped.has(name));
    });
    expect(missing.toSorted()).toEqual(LEFT_OUT.toSorted());
  });

  it('cover every table of the directory; what only single statements touch has none', () => {
    const mapped = new Set([...orm.getMetadata().getAll().values()].map(({ tableName }) => tableName));
    const unmapped = [...tables.keys()].filter((table) => !mapped.has(table));
    expect(unmapped.toSorted()).toEqual(WITHOUT_ROWS.flat().toSorted());
  });
});

describe('a row', () => {
  it('comes back with what the database gave it: id, defaults, times and derived values', async () => {
    const em = orm.em.fork();
    const business = em.create(BusinessEntity, {
      name: 'Quiet Paw',
      category: 'homes',
      images: ['/uploads/a "b".webp'],
    });
    await em.flush();
    expect(business).toMatchObject({ tier: 'free', approvalStatus: 'pending', isPublic: false, version: 1 });
    const read = await orm.em.fork().findOneOrFail(BusinessEntity, business.id);
    expect(read).toMatchObject({ avgRating: '0.00', isFavorite: false, images: ['/uploads/a "b".webp'], petPerks: [] });
    expect(read.createdAt).toBeInstanceOf(Date);
  });

  it('tells of its derived values after a change, and refuses to overwrite a newer version', async () => {
    const em = orm.em.fork();
    const business = em.create(BusinessEntity, { name: 'Loud Paw', category: 'homes' });
    await em.flush();
    const other = orm.em.fork();
    const copy = await other.findOneOrFail(BusinessEntity, business.id);
    business.approvalStatus = 'approved';
    business.ratingSum = 9;
    business.reviewCount = 2;
    await em.flush();
    expect(business).toMatchObject({ isPublic: true, avgRating: '4.50', version: 2 });
    copy.name = 'Late Paw';
    await expect(other.flush()).rejects.toMatchObject({ name: 'OptimisticLockError' });
  });

  it('of a guide dog has the tier that its number of reviews reaches', async () => {
    const em = orm.em.fork();
    const user = em.create(UserEntity, { id: '01930000-0000-7000-8000-000000000001', email: 'tier@example.com' });
    await em.flush();
    const dog = em.create(GuideDogEntity, { userId: user.id, petName: 'Juno', petType: 'dog', reviewCount: 20 });
    await em.flush();
    expect(dog.status).toBe('silver');
    expect(await orm.em.fork().count(SavedPlaceEntity, { userId: user.id })).toBe(0);
  });
});

const NAMES: Readonly<Record<string, string>> = {
  int: 'integer',
  serial: 'integer',
  bigserial: 'bigint',
  timestamptz: 'timestamp with time zone',
};

function described(property: EntityProperty) {
  const type = String(property.columnTypes[0]);
  return {
    type: NAMES[type] ?? type,
    nullable: property.nullable === true && property.primary !== true,
    generated: property.generated !== undefined,
  };
}
