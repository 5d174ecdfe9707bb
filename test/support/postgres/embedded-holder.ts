import { startEmbeddedPostgres } from '../../../infrastructure/postgres/embedded/embedded-postgres.js';

/**
 * A Welcome Paws of nothing but its database, for tests that kill it. `node --import run-sources.ts embedded-holder.ts
 * DATA_DIR` prints the database's address and stays until SIGTERM; a refusal goes to standard error with exit code 1.
 */
try {
  const server = await startEmbeddedPostgres({ dataDir: String(process.argv[2]), durable: false });
  process.stdout.write(`${server.ownerUrl}\n`);
  const stay = setInterval(() => {}, 60_000);
  process.once('SIGTERM', () => {
    clearInterval(stay);
    void server.stop();
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
