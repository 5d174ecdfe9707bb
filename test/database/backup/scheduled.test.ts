import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { backUpNightly } from '../../../infrastructure/backup/scheduled-backup.js';
import type { ServerSettings } from '../../../infrastructure/config/secrets.js';
import { createLogger } from '../../../infrastructure/logging/logger.js';
import { daysAfter } from '../../../domain/shared/days.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

const FIRST = new Date('2026-11-01T09:07:00Z');

let folder: string;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-nightly-'));
  url = (await emptyDirectory('nightly_backup')).appUrl;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("the nightly backup works with the server's database role, and removes old backups", async () => {
  const to = join(folder, 'backups');
  const logger = createLogger('silent');
  for (let night = 0; night < 9; night += 1) {
    // Only the last backup has a passphrase, which takes seconds to check.
    const backup = night === 8 ? { to, passphrase: 'four words of a song' } : { to };
    const settings = { backup, dataDir: folder, s3: undefined, appSecret: 'a secret' } as unknown as ServerSettings;
    await backUpNightly({ url, settings, logger }, daysAfter(FIRST, night));
  }
  const days = readdirSync(to).map((entry) =>
    entry.slice('welcome-paws-2026-11-'.length, 'welcome-paws-2026-11-01'.length),
  );
  // The newest 7, and the one of the first Sunday.
  expect(days.toSorted()).toEqual(['01', '03', '04', '05', '06', '07', '08', '09']);
  expect(readdirSync(join(to, 'welcome-paws-2026-11-09T09-07-00Z'))).toEqual(
    expect.arrayContaining(['manifest.json', 'key.age']),
  );
});

it('the nightly backup writes nothing without BACKUP_TO', async () => {
  const settings = { backup: {}, dataDir: folder } as unknown as ServerSettings;
  const before = readdirSync(folder);
  await backUpNightly({ url, settings, logger: createLogger('silent') });
  expect(readdirSync(folder)).toEqual(before);
});
