/**
 * Measures a backup and its restore: time, peak memory of the command, and whether every row and file is the same
 * afterward. Both commands start the embedded database of their folder. Needs a build, Linux, and three times the disk
 * space of the data. `--megabytes` is the size of all pictures. BACKUP_PASSPHRASE encrypts the backup.
 * Run: `npm run bench -- backup [--places 100000] [--megabytes 1000] [--data folder]`
 */
import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seededDataDir, sql, startDatabase, type OwnDatabase } from './measuring/own-database.js';

const ROOT = join(import.meta.dirname, '..', '..');
const MB = 1_000_000;

/** Bytes of a picture's sizes, as in the demo data: 400, 800, and 1200 pixels as WebP. */
const SIZES = { '400.webp': 30_000, '800.webp': 90_000, '1200.webp': 180_000 };
const PER_PICTURE = Object.values(SIZES).reduce((sum, bytes) => sum + bytes, 0);

/** Compared tables, without migrations, which the restore runs again at different times. */
const TABLES = `select oid::regclass::text as name from pg_class
  where relkind in ('r', 'p') and not relispartition and relpersistence = 'p' and relnamespace = 'public'::regnamespace
    and relname <> 'mikro_orm_migrations'
  order by 1`;

const { values } = parseArgs({
  options: {
    places: { type: 'string', default: '100000' },
    megabytes: { type: 'string', default: '1000' },
    data: { type: 'string' },
  },
});

const folder = values.data ?? mkdtempSync(join(tmpdir(), 'welcome-paws-bench-'));
const [to, target] = [join(folder, 'backups'), join(folder, 'restored')];
for (const earlier of [to, target]) rmSync(earlier, { recursive: true, force: true });
try {
  const source = await seededDataDir(folder, Number(values.places));
  const before = await withDatabase(source, async (database) => {
    await addPictures(database, join(source, 'uploads', 'public'), Number(values.megabytes) * MB);
    return contentsOf(database, source);
  });
  print(`${String(before.size)} tables and files; ${sizeOf(before)}`);
  await measured('Backup', ['backup.js', to], source);
  await measured('Restore', ['restore.js', join(to, readdirSync(to)[0] ?? '')], target);
  const after = await withDatabase(target, (database) => contentsOf(database, target));
  const changed = [...before].filter(([name, content]) => after.get(name) !== content).map(([name]) => name);
  print(`Lost or changed tables and files: ${String(changed.length)} ${changed.slice(0, 5).join(', ')}`);
  process.exitCode = changed.length > 0 || after.size !== before.size ? 1 : 0;
} finally {
  for (const made of values.data === undefined ? [folder] : [to, target])
    rmSync(made, { recursive: true, force: true });
}

async function withDatabase<Result>(
  dataDir: string,
  work: (database: OwnDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await startDatabase(dataDir);
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}

/** Adds pictures until there are this many bytes, each different from the others. */
async function addPictures({ superuserUrl }: OwnDatabase, uploads: string, bytes: number): Promise<void> {
  mkdirSync(uploads, { recursive: true });
  const missing = Math.ceil(bytes / PER_PICTURE) - readdirSync(uploads).length / Object.keys(SIZES).length;
  const noise = randomBytes(Math.max(...Object.values(SIZES)));
  const ids = Array.from({ length: Math.max(0, missing) }, () => randomUUID());
  for (const id of ids) {
    for (const [name, length] of Object.entries(SIZES)) {
      writeFileSync(
        join(uploads, `${id}-${name}`),
        Buffer.concat([Buffer.from(id), noise.subarray(id.length, length)]),
      );
    }
  }
  await sql(
    superuserUrl,
    `insert into uploads (id, kind, content_type, width, height, bytes)
      select id, 'business_photo', 'image/webp', 1200, 800, $2 from unnest($1::uuid[]) id`,
    [ids, SIZES['1200.webp']],
  );
}

/** Returns the number of rows and a checksum of each table, and a checksum of each file. */
async function contentsOf({ superuserUrl }: OwnDatabase, dataDir: string): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  for (const { name } of await sql<{ name: string }>(superuserUrl, TABLES)) {
    const [row] = await sql<{ content: string }>(
      superuserUrl,
      `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as content from ${name} t`,
    );
    contents.set(name, row?.content ?? '');
  }
  const uploads = join(dataDir, 'uploads', 'public');
  for (const name of readdirSync(uploads)) {
    contents.set(
      name,
      createHash('sha256')
        .update(readFileSync(join(uploads, name)))
        .digest('hex'),
    );
  }
  return contents;
}

function sizeOf(contents: ReadonlyMap<string, string>): string {
  const rows = [...contents.values()].map((content) => Number(/^(\d+) rows/.exec(content)?.[1] ?? 0));
  const files = [...contents.keys()].filter((name) => name.endsWith('.webp')).length;
  return `${rows.reduce((sum, each) => sum + each, 0).toLocaleString('en-US')} rows, ${files.toLocaleString('en-US')} files`;
}

/** Runs a command, and prints its time and peak memory. */
async function measured(title: string, [script = '', ...given]: string[], dataDir: string): Promise<void> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'dist/interfaces/cli', script), ...given], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let kilobytes = 0;
  while (child.exitCode === null && child.signalCode === null) {
    kilobytes = Math.max(kilobytes, largestMemoryOf(child.pid));
    await pause(100);
  }
  if (child.exitCode !== 0) throw new Error(`${title} failed.`);
  const seconds = (performance.now() - startedAt) / 1000;
  print(`${title}: ${seconds.toFixed(1)} s, at most ${(kilobytes / 1024).toFixed(0)} MB of memory`);
}

function largestMemoryOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    // It ended a moment ago.
    return 0;
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
