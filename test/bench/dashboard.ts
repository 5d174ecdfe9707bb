/**
 * Measures the SQL of the administrators' dashboard and of the approval statistics, without the server's cache, one
 * query at a time on a warm connection to a seeded database. Run:
 * `DATABASE_URL=… node --import ./test/support/run-sources.ts test/bench/dashboard.ts`
 */
import type * as Approval from '../../infrastructure/business/approval-reads.query.js';
import type * as Figures from '../../infrastructure/administration/directory-figures.query.js';
import type * as Databases from '../../infrastructure/postgres/database.js';
import { built } from './measuring/measured-server.js';

/** Maximum SQL time in milliseconds. */
const TARGET_MS = 100;
const TIMES = 50;

const { Database } = await built<typeof Databases>('infrastructure/postgres/database.js');
const { PostgresApprovalReads } = await built<typeof Approval>('infrastructure/business/approval-reads.query.js');
const { PostgresDirectoryFigures } = await built<typeof Figures>(
  'infrastructure/administration/directory-figures.query.js',
);
const database = new Database({ url: String(process.env['DATABASE_URL']), connections: 1 });
const [directory, approval] = [new PostgresDirectoryFigures(database), new PostgresApprovalReads(database, 'demo')];
await measure('Dashboard', () => directory.now());
await measure('Approval statistics', () => approval.figures());
await database.close();

async function measure(name: string, query: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const startedAt = performance.now();
    await query();
    times.push(performance.now() - startedAt);
  }
  const [first = 0] = times;
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.ceil(share * TIMES) - 1] ?? 0).toFixed(1);
  process.stdout.write(
    `${name}: first ${first.toFixed(1)} ms, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; target ${TARGET_MS} ms\n`,
  );
}
