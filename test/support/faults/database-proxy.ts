import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../free-port.js';

/** What the way to the database does with a connection: passes on, swallows all that is sent, or breaks it off. */
type Mood = 'passing' | 'silent' | 'refusing';

/** A way to a database that can fail as networks do. */
export interface DatabaseProxy {
  /** The address of the database by this way. */
  through(address: string): string;
  /** From now on nothing comes through either way; connections stay, and new ones are taken and never answered. */
  fallSilent(): void;
  /** Breaks off what there is, by a reset; `refusing`: and everything that comes, from now on. */
  reset(refusing?: boolean): void;
  /** Passes on what comes from now on; connections that lost something stay as silent as they are, as they do where a network was away. */
  heal(): void;
  stop(): Promise<void>;
}

export async function startDatabaseProxy(address: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(address);
  const target = { host: hostname, port: Number(port) };
  const own = await freePort();
  const pairs = new Set<Pair>();
  let mood: Mood = 'passing';
  const breakOff = () => {
    for (const { near, far } of pairs) for (const end of [near, far]) end.resetAndDestroy();
  };
  const server: Server = createServer((near) => {
    if (mood === 'refusing') return void near.resetAndDestroy();
    const far = connect(target);
    const pair = { near, far, isLost: mood === 'silent' };
    pairs.add(pair);
    join(near, far, pair);
    join(far, near, pair);
    for (const end of [near, far]) end.on('close', () => pairs.delete(pair));
  });
  server.listen(own, '127.0.0.1');
  await once(server, 'listening');
  return {
    through: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(own) }).href,
    fallSilent() {
      mood = 'silent';
      for (const pair of pairs) pair.isLost = true;
    },
    reset(refusing = false) {
      if (refusing) mood = 'refusing';
      breakOff();
    },
    heal: () => void (mood = 'passing'),
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
  /** Nothing comes through any more. */
  isLost: boolean;
}

function join(from: Socket, to: Socket, pair: Pair): void {
  from.on('data', (bytes) => void (!pair.isLost && to.write(bytes)));
  from.on('error', () => to.destroy());
  from.on('close', () => to.destroy());
}
