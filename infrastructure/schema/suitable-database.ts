import type pg from 'pg';

/** The oldest PostgreSQL whose SQL the product uses. */
const MIN_POSTGRES = 16;

/** The database is not one that this version can use. The message is one sentence or two for the operator. */
export class UnsuitableDatabaseError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnsuitableDatabaseError';
  }
}

/** Throws UnsuitableDatabaseError if the server is too old. */
export async function assertPostgresVersion(database: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await database.query<{ number: string; name: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as name`,
  );
  const problem = versionProblem(Number(rows[0]?.number), rows[0]?.name ?? '');
  if (problem !== null) throw new UnsuitableDatabaseError(problem);
}

/** Returns why a server is too old; null if it is not. `number` is PostgreSQL's `server_version_num`, such as 150004. */
export function versionProblem(number: number, name: string): string | null {
  if (number >= MIN_POSTGRES * 10_000) return null;
  return `The database is PostgreSQL ${name}, but this version needs PostgreSQL ${MIN_POSTGRES} or later. Upgrade it, or set DATABASE_URL to a newer server.`;
}

/**
 * Throws UnsuitableDatabaseError if the database has a migration that this version does not contain: it was migrated by
 * a newer version, and this one would misread its tables.
 */
export function assertNotNewer(executed: readonly string[], known: readonly string[]): void {
  const ours = new Set(known);
  const foreign = executed.filter((name) => !ours.has(name)).toSorted();
  if (foreign.length === 0) return;
  throw new UnsuitableDatabaseError(
    `The database was migrated by a newer version of the product (${foreign.join(', ')}). Start that version, or restore a backup from before the upgrade.`,
  );
}
