import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { backUpNightly } from '../../../infrastructure/backup/scheduled-backup.js';
import type { ServerSettings } from '../../../infrastructure/config/secrets.js';
import { createLogger } from '../../../infrastructure/logging/logger.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { daysAfter } from '../../../domain/shared/days.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

const FIRST = new Date('2026-11-01T09:07:00Z');

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-nightly-'));
  database = new Database({ url: (await emptyDirectory('nightly_backup')).appUrl, connections: 2 });
});

afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the nightly backup runs with the role of the server, and removes those that are no longer needed', async () => {
  const to = join(folder, 'backups');
  const logger = createLogger('silent');
  for (let night = 0; night < 9; night += 1) {
    // A passphrase takes seconds.
    const backup = night === 8 ? { to, passphrase: 'four words of a song' } : { to };
    const settings = { backup, dataDir: folder, s3: undefined, appSecret: 'a secret' } as unknown as ServerSettings;
    await backUpNightly({ database, settings, logger }, daysAfter(FIRST, night));
  }
  const days = readdirSync(to).map((entry) =>
    entry.slice('welcome-paws-2026-11-'.length, 'welcome-paws-2026-11-01'.length),
  );
  // The newest 7, and that of the first Sunday.
  expect(days.toSorted()).toEqual(['01', '03', '04', '05', '06', '07', '08', '09']);
  expect(readdirSync(join(to, 'welcome-paws-2026-11-09T09-07-00Z'))).toEqual(
    expect.arrayContaining(['manifest.json', 'key.age']),
  );
});

it('without BACKUP_TO, nothing is written', async () => {
  const settings = { backup: {}, dataDir: folder } as unknown as ServerSettings;
  const before = readdirSync(folder);
  await backUpNightly({ database, settings, logger: createLogger('silent') });
  expect(readdirSync(folder)).toEqual(before);
});
