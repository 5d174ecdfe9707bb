import type { Pool, PoolConfig, QueryResultRow } from 'pg';
import type { JsonText } from '../../application/shared/page.js';
import { traced } from '../../application/shared/tracing.js';
import { Unavailable } from '../../application/shared/unavailable.js';
import { openPool, type DatabaseRoute } from './connections/open-pool.js';

/** A named statement that the database prepares once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** The database does not answer, or not in time. The response is 503. */
export class DatabaseUnavailable extends Unavailable {
  constructor(cause: unknown) {
    super('The database is not responding.', cause);
    this.name = 'DatabaseUnavailable';
  }
}

export interface DatabaseOptions extends DatabaseRoute {
  /** Maximum number of connections of this process. */
  readonly connections?: number;
}

/** Maximum number of connections of this process, for reads and changes together. */
const DEFAULT_CONNECTIONS = 20;

/**
 * Timeouts of every connection that serves requests, in milliseconds: waiting for a connection, for a lock, and for a
 * whole statement; when the client gives up on an unresponsive server; and when the server ends an idle transaction,
 * whose locks would block others.
 */
export const PATIENCE = {
  connectionTimeoutMillis: 2_000,
  lock_timeout: 2_000,
  statement_timeout: 3_000,
  query_timeout: 3_500,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** Attempts to read a part of a download while the database is busy: about ten seconds in total. */
const MAX_PART_ATTEMPTS = 5;
/** Messages of PostgreSQL and node-postgres if a connection or an answer did not come in time. */
const TIMED_OUT = /timeout/i;

/**
 * SQLSTATE classes and codes of temporary errors: connection, shutdown, resources, timeouts, deadlock, and a server that
 * is no longer the primary.
 */
const NOT_NOW = /^(08|53|57P|57014|55P03|40P01|40001|25006|25P03|25P04)/;
const SOCKET = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ERR_STREAM_DESTROYED'],
]);

/** Returns the options of connections that serve requests. */
export function requestConfig({ connections, isPooled }: Omit<DatabaseOptions, 'url'>): PoolConfig {
  const { connectionTimeoutMillis, query_timeout } = PATIENCE;
  return {
    max: connections ?? DEFAULT_CONNECTIONS,
    keepAlive: true,
    application_name: 'welcome-paws',
    // A pooler refuses settings at connection start. The role has the timeouts instead: see `keepRoleTimeouts`.
    ...(isPooled === true
      ? { connectionTimeoutMillis, query_timeout }
      : {
          ...PATIENCE,
          // Prepared statements keep their plan: replanning a search took longer than running it, and no plan depended
          // on the values.
          options: '-c plan_cache_mode=force_generic_plan',
        }),
  };
}

/**
 * The only connection pool of this process, and prepared SQL for the reads that serve pages. Changes go through
 * MikroORM's unit of work, which uses the same pool. Code inside a transaction must not query here, so that
 * transactions never wait for each other's connections.
 */
export class Database {
  readonly pool: Pool;

  constructor(options: DatabaseOptions) {
    this.pool = openPool(options, requestConfig(options));
  }

  /** Returns the rows of a prepared statement. Throws DatabaseUnavailable if the database cannot answer now. */
  rows<Row extends object>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    return traced('query', statement.name, () => readRows<Row>(this.pool, statement, values));
  }

  /**
   * Returns the rows of one part of a download. The reader already has the earlier parts, so this waits several times
   * as long for a busy database as a request that can be repeated.
   */
  async part<Row extends object>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.rows<Row>(statement, values);
      } catch (error) {
        const isBusy = error instanceof DatabaseUnavailable && TIMED_OUT.test(String(error.cause));
        if (!isBusy || attempt === MAX_PART_ATTEMPTS) throw error;
      }
    }
  }

  /** Returns the first row, or null. */
  async row<Row extends object>(statement: Statement, values: readonly unknown[] = []): Promise<Row | null> {
    return (await this.rows<Row>(statement, values))[0] ?? null;
  }

  /** Returns the column `json` of the first row, or null. */
  async json(statement: Statement, values: readonly unknown[] = []): Promise<JsonText | null> {
    return (await this.row<{ json: JsonText }>(statement, values))?.json ?? null;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

async function readRows<Row extends object>(
  pool: Pool,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  try {
    const query = { name: statement.name, text: statement.text, values: [...values] };
    return (await pool.query<Row & QueryResultRow>(query)).rows;
  } catch (error) {
    throw isNotNow(error) ? new DatabaseUnavailable(error) : error;
  }
}

/** Returns true for a failure that may pass: no connection, a server shutting down, a timeout. */
export function isNotNow(error: unknown): boolean {
  // Not `instanceof`: an error of Node's own sockets may come from another realm than this module.
  const { code, syscall, message } = (error ?? {}) as { code?: unknown; syscall?: unknown; message?: unknown };
  // A database that is reached through a file has none while it starts.
  if (code === 'ENOENT') return syscall === 'connect';
  if (typeof code === 'string') return NOT_NOW.test(code) || SOCKET.has(code);
  // node-postgres has no code for its own timeouts, or for a connection that ended during a query.
  return /timeout|Connection terminated|not queryable|Cannot use a pool/i.test(String(message));
}
