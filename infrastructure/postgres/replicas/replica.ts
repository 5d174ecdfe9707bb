import type { Socket } from 'node:net';
import type pg from 'pg';
import { databaseServers } from '../../config/database-connection.js';
import { openPool, type DatabaseRoute } from '../connections/open-pool.js';

/** An unresponsive replica is given up after this time, in milliseconds, so that it is skipped within two seconds. */
const CHECK_LIMIT_MS = 1000;

/** The position in the log up to which a standby has applied it, in bytes; null if the server is not a standby. */
const REPLAYED = `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 end as replayed`;

/** A standby that answers reads while it keeps up. */
export class Replica {
  readonly pool: pg.Pool;
  readonly name: string;
  /** Whether reads go here now. */
  isInUse = false;
  /** Milliseconds by which its data was behind at the last check; null if it did not answer. */
  lagMs: number | null = null;
  /** The position at the last check. */
  replayed: number | null = null;
  readonly #watch: pg.Pool;
  readonly #connections = new Set<pg.ClientBase>();

  constructor(route: DatabaseRoute, config: pg.PoolConfig) {
    const { host, port } = databaseServers(route.url).hosts[0];
    this.name = `${host}:${port}`;
    this.pool = openPool(route, config);
    this.pool.on('connect', (client) => this.#connections.add(client));
    this.pool.on('remove', (client) => this.#connections.delete(client));
    this.#watch = openPool(route, watchConfig());
  }

  /** Returns the position that this standby has applied. Throws if it does not answer; null if it is no standby. */
  async askReplayed(): Promise<number | null> {
    const { rows } = await this.#watch.query<{ replayed: number | null }>(REPLAYED);
    return rows[0]?.replayed ?? null;
  }

  /** Ends all connections, so that requests that wait for this server go on with the primary. */
  drop(): void {
    this.isInUse = false;
    for (const client of this.#connections) socketOf(client)?.destroy();
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.#watch.end()]);
  }
}

/** Options of a pool with the one connection that checks a server, which never waits behind requests. */
export function watchConfig(): pg.PoolConfig {
  return {
    max: 1,
    connectionTimeoutMillis: CHECK_LIMIT_MS,
    query_timeout: CHECK_LIMIT_MS,
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: 'welcome-paws-replica-check',
  };
}

/** node-postgres closes a connection only in an orderly way, which an unresponsive server never answers. */
function socketOf(client: pg.ClientBase): Socket | undefined {
  return (client as { connection?: { stream?: Socket } }).connection?.stream;
}
