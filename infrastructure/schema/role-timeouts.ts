import pg from 'pg';
import { databaseConnection } from '../config/database-connection.js';
import { connectClient } from '../postgres/connections/connect-client.js';
import { PATIENCE } from '../postgres/database.js';

/** The server's timeouts of connections that serve requests. */
const TIMEOUTS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const;

/**
 * Gives the runtime role its timeouts in this database, because a pooler refuses them at the start of a connection.
 * Those that the operator has set stay. Runs as the role itself, which may do this, on a connection without the pooler.
 */
export async function keepRoleTimeouts(directUrl: string, ca?: string): Promise<void> {
  const { user, database } = databaseConnection(directUrl, ca);
  // Without the usual options, which replace the role's own.
  const client = await connectClient(directUrl, ca, { options: '' });
  try {
    for (const name of TIMEOUTS) {
      const { rows } = await client.query<{ isSet: boolean }>(
        `select source in ('user', 'database', 'database user') as "isSet" from pg_settings where name = $1`,
        [name],
      );
      if (rows[0]?.isSet === true) continue;
      const [role, base] = [user, database].map((each) => pg.escapeIdentifier(each));
      await client.query(`alter role ${role} in database ${base} set ${name} = ${PATIENCE[name]}`);
    }
  } finally {
    await client.end();
  }
}
