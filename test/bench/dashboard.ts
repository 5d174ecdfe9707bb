/**
 * `DATABASE_URL=… node --import ./test/support/run-sources.ts test/bench/dashboard.ts`: times the statements of the
 * administrators' dashboard and of the figures of approval, one at a time on a warm connection, uncached, in a database seeded
 * to any size.
 */
import type * as Approval from '../../infrastructure/business/approval-reads.query.js';
import type * as Figures from '../../infrastructure/administration/directory-figures.query.js';
import type * as Databases from '../../infrastructure/postgres/database.js';
import { built } from './measured-server.js';

/** Milliseconds of SQL. */
const TARGET_MS = 100;
const TIMES = 50;

const { Database } = await built<typeof Databases>('infrastructure/postgres/database.js');
const { PostgresApprovalReads } = await built<typeof Approval>('infrastructure/business/approval-reads.query.js');
const { PostgresDirectoryFigures } = await built<typeof Figures>(
  'infrastructure/administration/directory-figures.query.js',
);
const database = new Database({ url: String(process.env['DATABASE_URL']), connections: 1 });
const [directory, approval] = [new PostgresDirectoryFigures(database), new PostgresApprovalReads(database, 'demo')];
await tell('The dashboard', () => directory.now());
await tell('The figures of approval', () => approval.figures());
await database.close();

async function tell(name: string, ask: () => Promise<unknown>): Promise<void> {
  const took: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const begun = performance.now();
    await ask();
    took.push(performance.now() - begun);
  }
  const [first = 0] = took;
  took.sort((a, b) => a - b);
  const at = (share: number) => (took[Math.ceil(share * TIMES) - 1] ?? 0).toFixed(1);
  process.stdout.write(
    `${name}: first ${first.toFixed(1)} ms, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; the target is ${TARGET_MS} ms.\n`,
  );
}
