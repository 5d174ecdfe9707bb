import { startEmbeddedPostgres } from '../../../infrastructure/postgres/embedded/embedded-postgres.js';
import { ShutdownHandler } from '../../../interfaces/cli/processes/shutdown.js';

/**
 * Runs only the embedded database, for tests that kill it. `node --import run-sources.ts embedded-holder.ts DATA_DIR`
 * prints the database URL and runs until SIGTERM. If it can't start, it prints the reason to standard error and exits
 * with code 1. A signal during the start aborts it.
 */
const ending = new ShutdownHandler();
try {
  const dataDir = String(process.argv[2]);
  const server = await startEmbeddedPostgres({ dataDir, durable: false, shutdown: ending.ofStart });
  process.stdout.write(`${server.ownerUrl}\n`);
  await ending.unlessStopped(new Promise(() => setInterval(() => {}, 60_000))).catch(() => server.stop());
  process.exit();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
