import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { defineEntity, p, type EntitySchema, type MikroORM } from '@mikro-orm/postgresql';
import { SavedPlaceEntity } from '../../../infrastructure/saved-place/saved-place.entity.js';
import { UserEntity } from '../../../infrastructure/account/user.entity.js';
import { BusinessEntity } from '../../../infrastructure/business/business.entity.js';
import { GuideDogEntity } from '../../../infrastructure/guide-dog/guide-dog.entity.js';
import { databaseConnection } from '../../../infrastructure/config/database-connection.js';
import { moment } from '../../../infrastructure/postgres/columns.js';
import { HANDWRITTEN_DDL } from '../../../infrastructure/schema/handwritten-ddl.js';
import { namesOf, schemaDifference } from '../../../infrastructure/schema/differences.js';
import { ENTITIES } from '../../../infrastructure/schema/entities.js';
import { createOrm } from '../../../infrastructure/schema/orm.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

let pool: pg.Pool;
let orm: MikroORM;

beforeAll(async () => {
  // Connects as the role that owns the tables, because other roles don't see all constraints.
  const { ownerUrl } = await emptyDirectory('entities');
  pool = new pg.Pool({ ...databaseConnection(ownerUrl), max: 4 });
  orm = await createOrm(pool);
});
afterAll(async () => {
  await orm?.close(true);
  await pool?.end();
});

const SIGN_IN = {
  stateHash: p.text().primary(),
  browserHash: p.text(),
  codeVerifier: p.text(),
  nonce: p.text(),
  returnTo: p.text(),
  expiresAt: moment(),
};

/** Returns the entity of sign-ins, with some changes by the test. */
function signIns(changes: Readonly<Record<string, unknown>>): EntitySchema {
  const properties = SIGN_IN;
  const indexes = [{ name: 'sign_ins_expiry', properties: ['expiresAt' as const] }];
  return defineEntity({ name: 'SignInRow', tableName: 'sign_ins', properties, indexes, ...changes }) as EntitySchema;
}

/** Returns the schema differences when these entities replace the one of sign-ins. */
async function differencesWith(...instead: EntitySchema[]): Promise<string[]> {
  const others = ENTITIES.filter(({ meta }) => meta.tableName !== 'sign_ins');
  const changed = await createOrm(pool, [...others, ...instead]);
  const names = namesOf(await schemaDifference(changed));
  await changed.close(true);
  return names.filter((name) => !HANDWRITTEN_DDL.has(name));
}

describe('the entities', () => {
  it('describe the whole migrated database, except for what is listed as hand-written', async () => {
    expect(namesOf(await schemaDifference(orm))).toEqual([...HANDWRITTEN_DDL].toSorted());
  });

  it('differ visibly from the database by a table, column, type, default, index, or check', async () => {
    const { nonce: _, ...forgotten } = SIGN_IN;
    const checks = [{ name: 'sign_ins_nonce_check', expression: `nonce <> ''` }];
    const seen = {
      same: await differencesWith(signIns({})),
      noTable: await differencesWith(),
      noColumn: await differencesWith(signIns({ properties: forgotten })),
      newColumn: await differencesWith(signIns({ properties: { ...SIGN_IN, device: p.text() } })),
      type: await differencesWith(signIns({ properties: { ...SIGN_IN, nonce: p.integer() } })),
      nullable: await differencesWith(signIns({ properties: { ...SIGN_IN, nonce: p.text().nullable() } })),
      default: await differencesWith(signIns({ properties: { ...SIGN_IN, nonce: p.text().default('none') } })),
      index: await differencesWith(signIns({ indexes: [] })),
      check: await differencesWith(signIns({ checks })),
    };
    expect(seen).toEqual({
      same: [],
      noTable: ['table sign_ins'],
      noColumn: ['column sign_ins.nonce'],
      newColumn: ['column sign_ins.device'],
      type: ['column sign_ins.nonce'],
      nullable: ['column sign_ins.nonce'],
      default: ['column sign_ins.nonce'],
      index: ['index sign_ins_expiry'],
      check: ['check sign_ins_nonce_check'],
    });
  });

  it('are all listed: every one that an .entity.ts file defines, and each table once', () => {
    const folder = resolve(import.meta.dirname, '../../../infrastructure');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const sources = files
      .filter((file) => file.endsWith('.entity.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    const defined = sources.flatMap((source) => source.match(/(?<=tableName: ')\w+/g) ?? []);
    expect(ENTITIES.map(({ meta }) => meta.tableName).toSorted()).toEqual(defined.toSorted());
    expect(new Set(ENTITIES.map(({ meta }) => meta.tableName)).size).toBe(ENTITIES.length);
  });
});

describe('a row saved through an entity', () => {
  it('comes back with its ID, defaults, times, and derived values from the database', async () => {
    const em = orm.em.fork();
    const business = em.create(BusinessEntity, {
      name: 'Quiet Paw',
      category: 'homes',
      images: ['/uploads/a "b".webp'],
    });
    await em.flush();
    expect(business).toMatchObject({ tier: 'free', approvalStatus: 'pending', isPublic: false, version: 1 });
    const read = await orm.em.fork().findOneOrFail(BusinessEntity, business.id);
    expect(read).toMatchObject({ standing: 'pending', images: ['/uploads/a "b".webp'], petPerks: [] });
    expect(read.createdAt).toBeInstanceOf(Date);
  });

  it("comes back with new derived values after a change, and can't overwrite a newer version", async () => {
    const em = orm.em.fork();
    const business = em.create(BusinessEntity, { name: 'Loud Paw', category: 'homes' });
    await em.flush();
    const other = orm.em.fork();
    const copy = await other.findOneOrFail(BusinessEntity, business.id);
    business.approvalStatus = 'approved';
    await em.flush();
    expect(business).toMatchObject({ isPublic: true, standing: 'approved', version: 2 });
    copy.name = 'Late Paw';
    await expect(other.flush()).rejects.toMatchObject({ name: 'OptimisticLockError' });
  });

  it('of a Guide Dog has the tier for its number of reviews', async () => {
    const em = orm.em.fork();
    const user = em.create(UserEntity, { id: '01930000-0000-7000-8000-000000000001', email: 'tier@example.com' });
    await em.flush();
    const dog = em.create(GuideDogEntity, { userId: user.id, petName: 'Juno', petType: 'dog', reviewCount: 20 });
    await em.flush();
    expect(dog.status).toBe('silver');
    expect(await orm.em.fork().count(SavedPlaceEntity, { userId: user.id })).toBe(0);
  });
});
