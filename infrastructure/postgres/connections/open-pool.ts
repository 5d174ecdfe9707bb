import pg from 'pg';
import { databaseConnection, databaseServers, type DatabaseHost } from '../../config/database-connection.js';
import { HostList } from './host-list.js';

/** Leads to a database: to one server, or to several, among them the primary. */
export interface DatabaseRoute {
  /** postgresql://… */
  readonly url: string;
  /** The server's certificate authority (PEM), if it is not a well-known one. */
  readonly ca?: string | undefined;
  /** Whether a pooler gives each transaction another connection, so that a session keeps nothing. */
  readonly isPooled?: boolean | undefined;
}

/** The server is a standby, or was one a moment ago. */
export class ReadOnlyServerError extends Error {
  /** The SQLSTATE of a refused change. */
  readonly code = '25006';

  constructor({ host, port }: DatabaseHost) {
    super(`The database at ${host}, port ${port} accepts no changes.`);
    this.name = 'ReadOnlyServerError';
  }
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** Messages of a pool that did not try to connect: all connections are busy, or it is closed. */
const NOT_TRIED = /timeout exceeded when trying to connect|after calling end/;

/**
 * Returns a pool. If its URL names several servers, a connection that cannot be made to one is made to the next one, and
 * later connections begin there: after a failover, each request finds the new primary.
 */
export function openPool(route: DatabaseRoute, config: pg.PoolConfig): pg.Pool {
  const list = new HostList(databaseServers(route.url).hosts);
  const pool = new pg.Pool(poolConfig(route, config, list));
  outliveConnections(pool);
  if (list.count > 1) tryEach(pool, list);
  return pool;
}

/** Returns the options of a pool that another library opens. It tries one server per connection. */
export function poolConfig(
  { url, ca, isPooled }: DatabaseRoute,
  config: pg.PoolConfig,
  list = new HostList(databaseServers(url).hosts),
): pg.PoolConfig {
  return {
    ...databaseConnection(url, ca),
    ...config,
    ...(isPooled === true || list.count > 1 ? { Client: clientOn(list, isPooled === true) } : {}),
    ...(databaseServers(url).isWritable ? { onConnect: writableOn(list) } : {}),
  };
}

/**
 * Keeps the process alive when a connection dies. An idle one is replaced at the next request; the holder of a busy one
 * gets an error from its next statement. Without a listener, either would end the process.
 */
export function outliveConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** Throws ReadOnlyServerError, and leaves the server, if it is a standby. One round trip for each new connection. */
export async function assertWritable(client: pg.ClientBase, list: HostList): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'off') return;
  const { host, port } = client as pg.Client;
  list.leave({ host, port });
  throw new ReadOnlyServerError({ host, port });
}

/** The pool waits for the promise, which its type does not say. */
function writableOn(list: HostList): (client: pg.ClientBase) => void {
  return (client) => assertWritable(client, list) as unknown as undefined;
}

function tryEach(pool: pg.Pool, list: HostList): void {
  const connect = pool.connect.bind(pool) as (done: Connected) => void;
  const attempt = (left: number, done: Connected): void =>
    connect((error, client, release) => {
      if (error === undefined || left === 1 || NOT_TRIED.test(error.message)) done(error, client, release);
      else attempt(left - 1, done);
    });
  const promised = () =>
    new Promise<pg.PoolClient>((resolve, reject) => {
      attempt(list.count, (error, client) => (error === undefined ? resolve(client!) : reject(error)));
    });
  // `pool.query` calls it, too.
  pool.connect = ((done?: Connected) =>
    done === undefined ? promised() : attempt(list.count, done)) as typeof pool.connect;
}

/** Returns the class of connections that go to the list's current server, and leave it if that fails. */
function clientOn(list: HostList, isPooled: boolean): typeof pg.Client {
  const Base = isPooled ? UnnamedClient : pg.Client;
  return class extends Base {
    readonly #server: DatabaseHost;

    constructor(config: pg.ClientConfig = {}) {
      const server = list.current;
      // The pool hides the password from copies of its options.
      super({ ...config, password: config.password, ...server });
      this.#server = server;
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void;
    override connect(
      callback?: ((error: Error) => void) | ((error: null, client: pg.Client) => void),
    ): Promise<pg.Client> | undefined {
      const left = (error: Error | null) => {
        if (error !== null) list.leave(this.#server);
      };
      if (callback !== undefined) {
        const done = callback as (error: Error | null) => void;
        super.connect((error: Error | null) => {
          left(error);
          done(error);
        });
        return undefined;
      }
      return super.connect().catch((error: Error) => {
        left(error);
        throw error;
      });
    }
  };
}

type Query = (this: pg.Client, config: unknown, ...rest: unknown[]) => unknown;

/**
 * Runs every statement unnamed. Behind a pooler, the next statement may run on another connection, which has not
 * prepared it, or has prepared another one under its name.
 */
class UnnamedClient extends pg.Client {}

const queryUnnamed: Query = function (config, ...rest) {
  return (pg.Client.prototype.query as Query).call(this, withoutName(config), ...rest);
};
UnnamedClient.prototype.query = queryUnnamed as typeof pg.Client.prototype.query;

function withoutName(config: unknown): unknown {
  const isNamed = typeof config === 'object' && config !== null && 'name' in config && !('submit' in config);
  return isNamed ? { ...config, name: undefined } : config;
}
