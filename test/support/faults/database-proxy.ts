import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../free-port.js';

/** Whether the proxy forwards data, drops it, or closes connections. */
type Mode = 'passing' | 'silent' | 'half-open' | 'refusing';

/** A proxy to a database that can fail as networks do. */
export interface DatabaseProxy {
  /** Returns the database URL that goes through the proxy. */
  through(address: string): string;
  /**
   * Drops all data in both directions from now on. Connections stay open, and new ones are accepted but never answered.
   */
  fallSilent(): void;
  /** Forwards requests but drops all answers from now on, also of new connections: what was asked takes effect. */
  loseAnswers(): void;
  /** Resets existing connections and, if `refusing`, every new one from now on. */
  reset(refusing?: boolean): void;
  /** Forwards data again from now on. Connections that lost data stay silent, as after a real network failure. */
  heal(): void;
  stop(): Promise<void>;
}

export async function startDatabaseProxy(address: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(address);
  const target = { host: hostname, port: Number(port) };
  const own = await freePort();
  const pairs = new Set<Pair>();
  let mode: Mode = 'passing';
  const breakOff = () => {
    for (const { near, far } of pairs) for (const end of [near, far]) end.resetAndDestroy();
  };
  const server: Server = createServer((near) => {
    if (mode === 'refusing') return void near.resetAndDestroy();
    const far = connect(target);
    const pair = { near, far, isLost: mode === 'silent', isDeaf: mode === 'half-open' };
    pairs.add(pair);
    join(near, far, () => !pair.isLost);
    join(far, near, () => !pair.isLost && !pair.isDeaf);
    for (const end of [near, far]) end.on('close', () => pairs.delete(pair));
  });
  server.listen(own, '127.0.0.1');
  await once(server, 'listening');
  return {
    through: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(own) }).href,
    fallSilent() {
      mode = 'silent';
      for (const pair of pairs) pair.isLost = true;
    },
    loseAnswers() {
      mode = 'half-open';
      for (const pair of pairs) pair.isDeaf = true;
    },
    reset(refusing = false) {
      if (refusing) mode = 'refusing';
      breakOff();
    },
    heal: () => void (mode = 'passing'),
    async stop() {
      breakOff();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  /** True once data was dropped, so nothing is forwarded from then on. */
  isLost: boolean;
  /** True once an answer was dropped. */
  isDeaf: boolean;
}

function join(from: Socket, to: Socket, isForwarded: () => boolean): void {
  from.on('data', (bytes) => void (isForwarded() && to.write(bytes)));
  from.on('error', () => to.destroy());
  from.on('close', () => to.destroy());
}
