import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { restoreBackup } from '../../../infrastructure/backup/restore-backup.js';
import { DiskFiles } from '../../../infrastructure/files/disk-files.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { migrate, pendingMigrations } from '../../../infrastructure/schema/migrate.js';
import { shapeOf } from '../../support/backup/compared.js';
import { emptyDirectory, testServer } from '../../support/postgres/empty-directory.js';
import { createTestDatabase } from '../../support/postgres/postgres.js';
import { checkForeignKeys, digestOf, keptColumns, type Columns } from '../../support/release/kept-rows.js';
import { openFixture } from '../../support/release/release-fixture.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-previous-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('restores a backup of the previous release, and then migrates it to the state of a new database', async () => {
  const { store, entry } = await openFixture(folder);
  const { ownerUrl, appUrl } = await createTestDatabase(testServer(), 'previous_release');
  const appRole = decodeURIComponent(new URL(appUrl).username);
  const dataDir = join(folder, 'data');
  let [columns, before]: [Columns, object] = [{}, {}];
  const restored = await restoreBackup(
    { store, entry, passphrase: null },
    {
      async connect() {
        const client = new pg.Client(ownerUrl);
        await client.connect();
        return client;
      },
      files: new DiskFiles(join(dataDir, 'uploads')),
      ...{ dataDir, secretPrint: null },
      migrateTo: async (upTo) => void (await migrate({ ownerUrl, appRole, upTo })),
      async migrate() {
        columns = await runSql(ownerUrl, keptColumns);
        before = await runSql(ownerUrl, (client) => digestOf(client, columns));
        await migrate({ ownerUrl, appRole });
      },
    },
  );
  expect(restored.rows).toBeGreaterThan(20_000);
  expect(readdirSync(join(dataDir, 'uploads', 'public'))).toHaveLength(restored.files);
  await runSql(ownerUrl, async (client) => {
    expect(await pendingMigrations(client)).toEqual([]);
    expect(await digestOf(client, columns)).toEqual(before);
    expect(await checkForeignKeys(client)).toBeGreaterThan(50);
  });
  const fresh = await emptyDirectory('previous_release_new');
  expect(await runSql(ownerUrl, shapeOf)).toEqual(await runSql(fresh.ownerUrl, shapeOf));
});
