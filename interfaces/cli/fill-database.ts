import { databaseConnection } from '../../infrastructure/config/database-connection.js';
import { assertNoDemoMembers, DemoMembersError } from '../../infrastructure/demo-data/demo-accounts.js';
import { loadDemoData } from '../../infrastructure/demo-data/load-demo-data.js';
import { migrate } from '../../infrastructure/schema/migrate.js';
import type { Filled, FillOrder } from './prepare-database.js';

/**
 * The server forks this file at startup, because reading the towns and writing the demo data takes memory that a
 * process never returns. Receives one order, answers once, and exits. Exits with code 1 and prints the reason on
 * failure.
 */
process.once('message', (order: FillOrder) => {
  void fill(order).then(
    (filled) => {
      process.send?.(filled, () => {
        process.disconnect();
      });
    },
    (error: unknown) => {
      process.stderr.write(`${sentenceOf(error, order)}\n`);
      process.exit(1);
    },
  );
});

// The parent is gone, so nobody needs the result, and its database is about to stop.
process.once('disconnect', () => process.exit());

/** Returns one sentence if the operator can fix the problem (unreachable database), else the whole error. */
function sentenceOf(error: unknown, { ownerUrl }: FillOrder): string {
  const { host, port } = databaseConnection(ownerUrl);
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (/^E[A-Z]+$/.test(code)) return `No database responds at ${host}, port ${port} (${code}). Check DATABASE_URL.`;
  if (error instanceof DemoMembersError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function fill({ ownerUrl, url, ca, demoData, refuseDemoMembers }: FillOrder): Promise<Filled> {
  const { migrations } = await migrate({ ownerUrl, appRole: databaseConnection(url).user, ca });
  if (refuseDemoMembers) await assertNoDemoMembers({ url: ownerUrl, ca });
  return { migrations, demoData: demoData && (await loadDemoData({ url: ownerUrl, ca })) };
}
