/**
 * Runs the benchmarks that the README quotes: all of them, one after another, or the named one with its own options.
 * Needs a build. Generates places in a temporary folder (10,000 and 1,000,000 if no numbers are given; the larger takes
 * about ten minutes). Run: `npm run bench [-- --places 10000,1000000]` or `npm run bench -- <name> [options]`
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededDataDir, startDatabase } from './measuring/own-database.js';

const ROOT = join(import.meta.dirname, '..', '..');

/** Benchmarks that create what they need. */
const ALONE = {
  start: 'Start',
  'search/list-call': 'List call',
  'search/filter-cost': 'Search filters',
  'search/fit-cost': 'Searches with pets',
  analytics: 'Analytics',
  pages: 'Pages',
  'admin-queues': 'Administrator queues',
  members: 'Members',
  alerts: 'Emails of 10,000 alerts',
  'review/review-writers': 'Reviews, 32 at a time',
  upload: 'Uploads',
  refusals: 'Hostile bodies',
  webhooks: 'Webhooks',
  import: 'Import of 100,000 rows, killed midway',
  migrations: 'Requests during migrations of 100,000 places',
  backup: 'Backup and restore of 100,000 places',
} as const;

/** Benchmarks of generated places, which take `--places` and `--data`. */
const BY_SIZE = { 'peers/peers': 'Next to a bare server', 'search/search': 'Search' } as const;

/** Benchmarks of 100,000 generated places, which take `--places` and `--data`, too. */
const UNDER_LOAD = { processes: 'One process or two', memory: 'Memory over 30 minutes' } as const;

/** Benchmarks of the database at DATABASE_URL. */
const OF_DATABASE = ['recommendations', 'review/reviews', 'dashboard', 'search/suggestions'] as const;

const [name = '', ...rest] = process.argv.slice(2);
const single = [ALONE, BY_SIZE, UNDER_LOAD]
  .flatMap(Object.keys)
  .concat(OF_DATABASE)
  .find((file) => [file, basename(file)].includes(name));
if (single === undefined) await runAll();
else await run(single, rest);

async function runAll(): Promise<void> {
  const { values } = parseArgs({ options: { places: { type: 'string', default: '10000,1000000' } } });
  for (const [file, title] of Object.entries(ALONE)) {
    print(title);
    await run(file);
  }
  const data = mkdtempSync(join(tmpdir(), 'welcome-paws-bench-'));
  try {
    for (const [file, title] of Object.entries(BY_SIZE)) {
      print(title);
      await run(file, ['--places', values.places, '--data', data]);
    }
    for (const [file, title] of Object.entries(UNDER_LOAD)) {
      print(title);
      await run(file, ['--data', data]);
    }
    for (const places of values.places.split(',').map(Number)) await measureDatabase(data, places);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function measureDatabase(data: string, places: number): Promise<void> {
  const database = await startDatabase(await seededDataDir(data, places));
  try {
    for (const file of OF_DATABASE) {
      print(`${basename(file)}, ${places.toLocaleString('en-US')} places`);
      await run(file, [], { DATABASE_URL: database.appUrl });
    }
  } finally {
    await database.stop();
  }
}

async function run(file: string, options: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const args = ['--import', './test/support/run-sources.ts', `test/bench/${file}.ts`, ...options];
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} failed.`);
}

function print(title: string): void {
  process.stdout.write(`\n${title}\n${'-'.repeat(title.length)}\n`);
}
