/**
 * Replaces the fixture of the previous release, with which tests rehearse an upgrade. Starts a release with an embedded
 * database and its demo data, simulates people who use it, and makes a backup. Run it at each release:
 * `npm run release:fixture [-- <checkout of the release, with its packages>]` (default: this one)
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ZipFile } from 'yazl';
import { FolderBackups } from '../../../infrastructure/backup/backup-store.js';
import { makeBackup } from '../../../infrastructure/backup/make-backup.js';
import { NO_SEAL } from '../../../infrastructure/backup/seal.js';
import { secretPrint } from '../../../infrastructure/backup/secret-print.js';
import { DiskFiles } from '../../../infrastructure/files/disk-files.js';
import { startEmbeddedPostgres } from '../../../infrastructure/postgres/embedded/embedded-postgres.js';
import { freePort } from '../free-port.js';
import { DESCRIPTION, FIXTURE_FILES, FIXTURE_FOLDER } from './released-migrations.js';
import { LOADED_BY_STARTS, migrationHashes, type ReleaseFixture } from './release-fixture.js';
import { liveIn, type ReleaseLife } from './release-life.js';

const READY_WITHIN_MS = 300_000;

const release = resolve(process.argv[2] ?? '.');
const folder = mkdtempSync(join(tmpdir(), 'welcome-paws-release-'));
try {
  const dataDir = join(folder, 'data');
  const life = await liveInRelease(dataDir);
  const fixture = { ...life, ...(await backUp(dataDir)) };
  for (const old of globSync(FIXTURE_FILES, { cwd: FIXTURE_FOLDER })) rmSync(join(FIXTURE_FOLDER, old));
  const name = `welcome-paws-${fixture.version}-${fixture.lastMigration.slice(0, 4)}.zip`;
  await writeZip(join(FIXTURE_FOLDER, name), fixture);
  process.stdout.write(`Wrote ${name}.\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function liveInRelease(dataDir: string): Promise<ReleaseLife> {
  const port = await freePort();
  const site = `http://localhost:${String(port)}`;
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['interfaces/cli/command/welcome-paws.js', 'start', '--build'], {
    cwd: release,
    env: {
      ...{ PATH, HOME, PORT: String(port), PUBLIC_URL: site, DATA_DIR: dataDir },
      ...{ DEMO_DATA: 'on', RATE_LIMIT: 'off', LOG_LEVEL: 'warn', WEB_CONCURRENCY: '1' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    const deadline = performance.now() + READY_WITHIN_MS;
    while ((await fetch(`${site}/readyz`).catch(() => undefined))?.ok !== true) {
      if (child.exitCode !== null || performance.now() > deadline) throw new Error('The release did not start.');
      await pause(200);
    }
    return await liveIn(site, readFileSync(join(dataDir, 'admin-password'), 'utf8').trim());
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function backUp(dataDir: string): Promise<Omit<ReleaseFixture, keyof ReleaseLife>> {
  const { version } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8')) as { version: string };
  const { ownerUrl, stop } = await startEmbeddedPostgres({ dataDir });
  const client = new pg.Client(ownerUrl);
  try {
    await client.connect();
    await client.query(`truncate ${LOADED_BY_STARTS.join(', ')}`);
    const files = new DiskFiles(join(dataDir, 'uploads'));
    const source = { client, files, dataDir, version, secretPrint: secretPrint({ dataDir }) ?? '', now: new Date() };
    const { entry } = await makeBackup(source, new FolderBackups(folder), NO_SEAL);
    const migrations = migrationHashes(join(release, 'infrastructure/schema/migrations'));
    return { version, entry, migrations, lastMigration: Object.keys(migrations).at(-1) ?? '' };
  } finally {
    await client.end();
    await stop();
  }
}

async function writeZip(path: string, fixture: ReleaseFixture): Promise<void> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(`${JSON.stringify(fixture, null, 2)}\n`), DESCRIPTION);
  for (const file of globSync(`${fixture.entry}/**`, { cwd: folder, withFileTypes: true })) {
    const full = join(file.parentPath, file.name);
    if (file.isFile()) zip.addFile(full, full.slice(folder.length + 1));
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}
