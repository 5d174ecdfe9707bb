import { databaseConnection } from '../../../infrastructure/config/database-connection.js';
import { assertNoDemoMembers, DemoMembersError } from '../../../infrastructure/demo-data/demo-accounts.js';
import { loadDemoData } from '../../../infrastructure/demo-data/load-demo-data.js';
import { databaseProblem } from '../../../infrastructure/schema/database-problem.js';
import { assertRuntimeRole, migrate } from '../../../infrastructure/schema/migrate.js';
import { keepRoleTimeouts } from '../../../infrastructure/schema/role-timeouts.js';
import type { FillAnswer, FillOrder } from './prepare-database.js';

/**
 * The server forks this file at startup, because reading the towns and writing the demo data takes memory that a
 * process never returns. Receives one order, answers once, and exits. A problem that the operator can fix is answered
 * as a sentence; any other error is printed in full, with exit code 1.
 */
process.once('message', (order: FillOrder) => {
  void fill(order).then(answer, (error: unknown) => {
    const problem = problemOf(error, order);
    if (problem !== null) return answer({ problem });
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  });
});

// The parent is gone, so nobody needs the result, and its database is about to stop.
process.once('disconnect', () => process.exit());

function answer(result: FillAnswer): void {
  process.send?.(result, () => {
    process.disconnect();
  });
}

/** A failure to connect as the runtime role, whose URL may differ from the owner's. */
class RuntimeRoleError extends Error {
  constructor(cause: unknown) {
    super('The runtime role cannot use the database.', { cause });
    this.name = 'RuntimeRoleError';
  }
}

function problemOf(error: unknown, { ownerUrl, directUrl: url, isPooled }: FillOrder): string | null {
  if (error instanceof DemoMembersError) return error.message;
  const direct = isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  if (error instanceof RuntimeRoleError) return databaseProblem(error.cause, { setting: direct, url });
  const setting = ownerUrl === url ? direct : 'MIGRATION_DATABASE_URL';
  return databaseProblem(error, { setting, url: ownerUrl });
}

async function fill({ ownerUrl, directUrl, isPooled, ...order }: FillOrder): Promise<FillAnswer> {
  const { ca, demoData, refuseDemoMembers } = order;
  const { migrations } = await migrate({ ownerUrl, appRole: databaseConnection(directUrl).user, ca });
  await assertRuntimeRole(directUrl, ca).catch((error: unknown) => {
    throw new RuntimeRoleError(error);
  });
  if (isPooled) await keepRoleTimeouts(directUrl, ca);
  if (refuseDemoMembers) await assertNoDemoMembers({ url: ownerUrl, ca });
  return { migrations, demoData: demoData && (await loadDemoData({ url: ownerUrl, ca })) };
}
