import { startEmbeddedPostgres } from '../../../infrastructure/postgres/embedded/embedded-postgres.js';
import { Ending } from '../../../interfaces/cli/shutdown.js';

/**
 * A Welcome Paws of nothing but its database, for tests that kill it. `node --import run-sources.ts embedded-holder.ts
 * DATA_DIR` prints the database's address and stays until SIGTERM; a refusal goes to standard error with exit code 1. A signal
 * before that gives its start up.
 */
const ending = new Ending();
try {
  const dataDir = String(process.argv[2]);
  const server = await startEmbeddedPostgres({ dataDir, durable: false, ending: ending.ofStart });
  process.stdout.write(`${server.ownerUrl}\n`);
  await ending.unlessEnded(new Promise(() => setInterval(() => {}, 60_000))).catch(() => server.stop());
  process.exit();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
