import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A moment in the product's work with its database, counted in messages. */
export interface Moment {
  /** Text of the first statement that counts. Absent: every statement counts. */
  readonly from?: string;
  /** The number of the statement, from 1. */
  readonly nth: number;
  /** Whether the database still gets that statement; its answer is lost in any case. */
  readonly reachesDatabase: boolean;
  /** Called at the moment. */
  readonly then: () => void;
}

/** A proxy to a database that counts statements and calls back at one of them. */
export interface StatementProxy {
  /** Returns the database URL that goes through the proxy. */
  through(address: string): string;
  /** Counts from now on, and calls back once, at the moment. */
  waitFor(moment: Moment): void;
  /** Counts from now on without a moment. */
  count(from?: string): void;
  /** The number of statements counted so far. */
  readonly counted: number;
  stop(): Promise<void>;
}

/** First bytes of messages that run a statement: simple query, parse, and bind. */
const STATEMENTS = new Set(['Q', 'P', 'B'].map((type) => type.charCodeAt(0)));

interface Count {
  counted: number;
  hasBegun: boolean;
  moment: Omit<Moment, 'then'> & { then: (() => void) | null };
}

export async function startStatementProxy(address: string): Promise<StatementProxy> {
  const { hostname, port } = new URL(address);
  const target = { host: hostname, port: Number(port) };
  const sockets = new Set<Socket>();
  let count: Count | null = null;
  const begin = (moment: Count['moment']) => {
    count = { counted: 0, hasBegun: moment.from === undefined, moment };
  };
  const server = createServer((near) => {
    const far = connect(target);
    let callback: (() => void) | null = null;
    near.on('data', (bytes) => {
      const then = count !== null && isMoment(count, bytes) ? count.moment.then : null;
      if (count === null || then === null) return void far.write(bytes);
      count.moment.then = null;
      if (!count.moment.reachesDatabase) return then();
      callback = then;
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (callback === null) return void near.write(bytes);
      const then = callback;
      callback = null;
      then();
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      // prettier-ignore
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => void (sockets.delete(one), other.destroy()));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = String((server.address() as { port: number }).port);
  return {
    through: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: own }).href,
    waitFor: begin,
    count: (from) => begin({ ...(from !== undefined && { from }), nth: Infinity, reachesDatabase: true, then: null }),
    get counted() {
      return count?.counted ?? 0;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function isMoment(count: Count, bytes: Buffer): boolean {
  if (!STATEMENTS.has(bytes[0] ?? 0)) return false;
  count.hasBegun ||= bytes.includes(count.moment.from ?? '');
  if (count.hasBegun) count.counted += 1;
  return count.counted === count.moment.nth;
}
