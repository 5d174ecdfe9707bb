import pg from 'pg';
import { databaseConnection, databaseServers } from '../../config/database-connection.js';
import { HostList } from './host-list.js';
import { assertWritable } from './open-pool.js';

/** Only a migration, a load, or a listener has such a connection: none of them ends after seconds. */
const WITHOUT_LIMITS = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0';

/**
 * Returns a connection of its own, for work that needs a session: migrations, bulk loads, LISTEN. Tries each server of
 * the URL in turn, and takes only the primary if the URL says so. Not for a pooler. Throws the last server's error.
 */
export async function connectClient(url: string, ca?: string, config: pg.ClientConfig = {}): Promise<pg.Client> {
  const { hosts, isWritable } = databaseServers(url);
  const list = new HostList(hosts);
  for (let left = list.count; ; left -= 1) {
    const server = list.current;
    const client = new pg.Client({ ...databaseConnection(url, ca), options: WITHOUT_LIMITS, ...config, ...server });
    try {
      await client.connect();
      if (isWritable) await endIfRefused(client, assertWritable(client, list));
      return client;
    } catch (error) {
      list.leave(server);
      if (left === 1) throw error;
    }
  }
}

async function endIfRefused(client: pg.Client, check: Promise<void>): Promise<void> {
  try {
    await check;
  } catch (error) {
    await client.end();
    throw error;
  }
}
