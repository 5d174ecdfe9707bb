import { databaseConnection } from '../../infrastructure/config/database-connection.js';
import { assertNoDemoMembers, DemoMembersError } from '../../infrastructure/demo-data/demo-accounts.js';
import { loadDemoData } from '../../infrastructure/demo-data/load-demo-data.js';
import { migrate } from '../../infrastructure/schema/migrate.js';
import type { Filled, FillOrder } from './prepare-database.js';

/**
 * Run by the server at its start, in a process of its own: reading the cities and writing the demo data takes memory that
 * a process does not give back. Gets one order, answers once, ends; what fails ends it with code 1 and says why.
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

// Whoever asked is gone: nobody waits for it, and its database is about to end.
process.once('disconnect', () => process.exit());

/** A database that cannot be reached is the operator's to mend; anything else is shown whole. */
function sentenceOf(error: unknown, { ownerUrl }: FillOrder): string {
  const { host, port } = databaseConnection(ownerUrl);
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (/^E[A-Z]+$/.test(code)) return `No database answers at ${host}, port ${port} (${code}): see DATABASE_URL.`;
  if (error instanceof DemoMembersError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function fill({ ownerUrl, url, ca, demoData, refuseDemoMembers }: FillOrder): Promise<Filled> {
  const { migrations } = await migrate({ ownerUrl, appRole: databaseConnection(url).user, ca });
  if (refuseDemoMembers) await assertNoDemoMembers({ url: ownerUrl, ca });
  return { migrations, demoData: demoData && (await loadDemoData({ url: ownerUrl, ca })) };
}
