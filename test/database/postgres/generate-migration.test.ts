import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { defineEntity, p, type EntitySchema } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { ENTITIES } from '../../../infrastructure/schema/entities.js';
import { generateMigration } from '../../../infrastructure/schema/generate-migration.js';
import { migrationPool } from '../../../infrastructure/schema/migrate.js';
import { migrationNames } from '../../../infrastructure/schema/migrations.js';
import { createOrm } from '../../../infrastructure/schema/orm.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

let pool: Pool;
let folder: string;

beforeAll(async () => {
  pool = migrationPool((await emptyDirectory('generate_migration')).ownerUrl);
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-migration-'));
});
afterAll(async () => {
  await pool?.end();
  rmSync(folder, { recursive: true, force: true });
});

/** A table that no migration creates. */
const Collection = defineEntity({
  name: 'CollectionRow',
  tableName: 'collections',
  properties: { id: p.uuid().primary(), title: p.text(), kind: p.enum(['$', 'own']) },
  indexes: [{ name: 'collections_title', properties: ['title'] }],
});

async function generated(entities: readonly EntitySchema[], name: string): Promise<string | null> {
  const orm = await createOrm(pool, entities);
  try {
    return await generateMigration(orm, { name, does: 'Lists of places.', folder });
  } finally {
    await orm.close(true);
  }
}

describe('generating a migration', () => {
  it('generates no migration while the migrations match the entities, and leaves hand-written parts alone', async () => {
    expect(await generated(ENTITIES, 'nothing')).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('a generated migration uses the next number and contains only the missing statements', async () => {
    const file = await generated([...ENTITIES, Collection], 'own-lists');
    const number = String(Number(migrationNames().at(-1)?.slice(0, 4)) + 1).padStart(4, '0');
    expect(basename(String(file))).toBe(`${number}-own-lists.sql`);
    expect(readFileSync(String(file), 'utf8')).toBe(`-- Lists of places.

create table "collections" ("id" uuid not null, "title" text not null, "kind" text not null, primary key ("id"));

create index "collections_title" on "collections" ("title");

alter table "collections" add constraint "collections_kind_check" check ("kind" in ('$', 'own'));
`);
  });

  it('generating a migration never overwrites one, and rejects an invalid name', async () => {
    await expect(generated([...ENTITIES, Collection], 'own-lists')).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(generated([...ENTITIES, Collection], 'OwnLists')).rejects.toThrow('like-this');
  });
});
