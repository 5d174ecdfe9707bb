import { Pool, type QueryResultRow } from 'pg';
import { Unavailable } from '../../application/shared/unavailable.js';
import { databaseConnection } from '../config/database-connection.js';

/** A statement the database prepares once a connection, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** The database does not answer, or not in time; the person is asked to try again (503). */
export class DatabaseUnavailable extends Unavailable {
  constructor(cause: unknown) {
    super('The database does not answer.', cause);
    this.name = 'DatabaseUnavailable';
  }
}

export interface DatabaseOptions {
  /** postgresql://… */
  readonly url: string;
  /** Certificate authority of the server (PEM), where it is not a well-known one. */
  readonly ca?: string | undefined;
  /** Most connections of this process. */
  readonly connections?: number;
}

/** Most connections of this process, reads and changes together. */
const DEFAULT_CONNECTIONS = 20;

/**
 * The bounds of every connection that serves requests, in milliseconds: how long one waits for a connection, and a
 * statement for a lock or in all; when the client gives up a server that says nothing; and after which silence in the
 * middle of a transaction the server ends it, whose locks would bar others.
 */
export const PATIENCE = {
  connectionTimeoutMillis: 2_000,
  lock_timeout: 2_000,
  statement_timeout: 3_000,
  query_timeout: 3_500,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** How often a part of a download is asked for where there is too much to do: ten seconds in all, or a little more. */
const TRIES_OF_A_PART = 5;
/** What PostgreSQL and node-postgres say where a connection did not get free, or an answer did not come, in time. */
const TIMED_OUT = /timeout/i;

/** SQLSTATE classes and codes that mean 'not now' rather than 'wrong': connection, shutdown, resources, time-outs, deadlock. */
const NOT_NOW = /^(08|53|57P|57014|55P03|40P01|40001|25P03|25P04)/;
const SOCKET = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ERR_STREAM_DESTROYED'],
]);

/**
 * The one pool of this process, and prepared SQL for the reads that serve pages. Changes go through MikroORM's unit of work,
 * which takes its connections from the same pool: whoever holds a transaction asks nothing here until it ends, so that
 * transactions never wait for each other's connections.
 */
export class Database {
  readonly pool: Pool;

  constructor(options: DatabaseOptions) {
    this.pool = new Pool({
      ...databaseConnection(options.url, options.ca),
      max: options.connections ?? DEFAULT_CONNECTIONS,
      ...PATIENCE,
      keepAlive: true,
      application_name: 'welcome-paws',
      // Prepared statements keep their plan: planning a search anew took longer than running it, and no plan depended on values.
      options: '-c plan_cache_mode=force_generic_plan',
    });
    outliveConnections(this.pool);
  }

  /** The rows of a prepared statement. Refuses with DatabaseUnavailable where the database cannot answer now. */
  async rows<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    try {
      const result = await this.pool.query<Row>({ name: statement.name, text: statement.text, values: [...values] });
      return result.rows;
    } catch (error) {
      throw isNotNow(error) ? new DatabaseUnavailable(error) : error;
    }
  }

  /**
   * The rows of a part of what is sent part by part. Much of it is with its reader already, so it waits several times as
   * long for a busy database as a request that can be asked again.
   */
  async part<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.rows<Row>(statement, values);
      } catch (error) {
        const isBusy = error instanceof DatabaseUnavailable && TIMED_OUT.test(String(error.cause));
        if (!isBusy || attempt === TRIES_OF_A_PART) throw error;
      }
    }
  }

  /** The first row, or null. */
  async row<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[] = []): Promise<Row | null> {
    return (await this.rows<Row>(statement, values))[0] ?? null;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

/**
 * Lets the process live on when a connection dies: one that was idle is replaced at the next request, and who holds one
 * learns of it by the next statement. Without a listener, either would end the process.
 */
export function outliveConnections(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** True for a failure that may be gone at the next try: no connection, a server that is ending, a time-out. */
export function isNotNow(error: unknown): boolean {
  // Not by `instanceof`: an error of Node's own sockets may come from another realm than this module.
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return NOT_NOW.test(code) || SOCKET.has(code);
  // node-postgres has no code for its own time-outs and for a connection that ended under a query.
  return /timeout|Connection terminated|not queryable|Cannot use a pool/i.test(String(message));
}
