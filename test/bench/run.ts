/**
 * Runs all benchmarks that the README quotes, one after another. Needs a build. Creates its own databases of the given
 * sizes (10,000 and 1,000,000 businesses if none are given; the larger takes about ten minutes). Run:
 * `npm run bench [-- --sizes 10000,1000000]`
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type * as EmbeddedPostgres from '../../infrastructure/postgres/embedded/embedded-postgres.js';

const ROOT = join(import.meta.dirname, '..', '..');
const REVIEWS_PER_PLACE = 2;

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '10000,1000000' } } });
const sizes = values.sizes.split(',').map(Number);

title('Start');
await run(['test/bench/start.ts']);
title('List call');
await run(['--import', './test/support/run-sources.ts', 'test/bench/list-call.ts']);
title('Search filters');
await run(['--import', './test/support/run-sources.ts', 'test/bench/filter-cost.ts']);
title('Searches with pets');
await run(['--import', './test/support/run-sources.ts', 'test/bench/fit-cost.ts']);
title('Analytics');
await run(['--import', './test/support/run-sources.ts', 'test/bench/analytics.ts']);
title('Pages');
await run(['--import', './test/support/run-sources.ts', 'test/bench/pages.ts']);
title('Administrator queues');
await run(['--import', './test/support/run-sources.ts', 'test/bench/admin-queues.ts']);
title('Members');
await run(['--import', './test/support/run-sources.ts', 'test/bench/members.ts']);
title('Reviews, 32 at a time');
await run(['--import', './test/support/run-sources.ts', 'test/bench/review-writers.ts']);
title('Uploads');
await run(['--import', './test/support/run-sources.ts', 'test/bench/upload.ts']);
title('Import of 100,000 rows, killed midway');
await run(['test/bench/import.ts']);
for (const size of sizes) {
  title(`Search, ${size.toLocaleString('en-US')} businesses`);
  await searchAt(size);
}

/**
 * Seeds an embedded database in a temporary folder and measures searches, recommendations, reviews, and the dashboard.
 */
async function searchAt(size: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-bench-'));
  try {
    const reviews = String(size * REVIEWS_PER_PLACE);
    await run(['dist/interfaces/cli/seed.js', '--businesses', String(size), '--reviews', reviews], {
      DATA_DIR: dataDir,
    });
    const { startEmbeddedPostgres } = (await import(
      new URL('../../dist/infrastructure/postgres/embedded/embedded-postgres.js', import.meta.url).href
    )) as typeof EmbeddedPostgres;
    const database = await startEmbeddedPostgres({ dataDir });
    try {
      for (const part of ['search', 'recommendations', 'reviews', 'dashboard']) {
        await run(['--import', './test/support/run-sources.ts', `test/bench/${part}.ts`], {
          DATABASE_URL: database.appUrl,
        });
      }
    } finally {
      await database.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} failed.`);
}

function title(text: string): void {
  process.stdout.write(`\n${text}\n${'-'.repeat(text.length)}\n`);
}
