import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database, DatabaseUnavailable } from '../../../infrastructure/postgres/database.js';
import { startEmbeddedPostgres } from '../../../infrastructure/postgres/embedded/embedded-postgres.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import {
  FLEETING,
  SERVER_SETTINGS,
  sharedMegabytes,
  socketSettings,
} from '../../../infrastructure/postgres/embedded/server-settings.js';

const PATIENCE_MS = 60_000;
/** Settings that decide whether a change can be lost. */
const DURABILITY = /^(fsync|synchronous_commit|full_page_writes)$/;

let home: string;
const running: { stop(): Promise<void> }[] = [];

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'welcome-paws-socket-'));
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
}, PATIENCE_MS);

afterAll(() => rmSync(home, { recursive: true, force: true }));

async function start(name: string) {
  const server = await startEmbeddedPostgres({ dataDir: join(home, name), durable: false });
  running.push(server);
  return server;
}

/** Returns the address from which the server sees a connection. */
const addressOfClient = async (url: string): Promise<string | null> =>
  (await runSql(url, (client) => client.query<{ host: string | null }>('select host(inet_client_addr()) as host')))
    .rows[0]?.host ?? null;

describe('the embedded database', () => {
  it('is unavailable for now, and no unexpected failure, while it has no socket after a crash', async () => {
    const database = new Database({ url: `postgresql:///directory?host=${encodeURIComponent(home)}`, connections: 1 });
    try {
      const failed = database.rows({ name: 'one', text: 'select 1' });
      await expect(failed).rejects.toThrow(DatabaseUnavailable);
      await expect(failed).rejects.toMatchObject({ cause: { code: 'ENOENT' } });
    } finally {
      await database.close();
    }
  });

  it(
    'answers the server over a socket in its folder, and others over TCP',
    async () => {
      const { serverUrl, appUrl } = await start('plain');
      expect(await addressOfClient(serverUrl)).toBeNull();
      expect(await addressOfClient(appUrl)).toBe('127.0.0.1');
    },
    PATIENCE_MS,
  );

  it(
    'answers over TCP if the path of its folder is not plain',
    async () => {
      const { serverUrl, appUrl } = await start('a b');
      expect(serverUrl).toBe(appUrl);
      expect(await addressOfClient(serverUrl)).toBe('127.0.0.1');
    },
    PATIENCE_MS,
  );

  it('has no socket whose path a system would refuse', () => {
    const settings = (folder: string) => socketSettings(folder)['unix_socket_directories'];
    expect(settings('/srv/paws')).toBe('/srv/paws');
    for (const folder of [`/srv/${'p'.repeat(90)}`, '/srv/$HOME', '/srv/a,b', `/srv/it's`])
      expect(settings(folder)).toBe('');
  });

  it.each([
    ['512 MB', 0.5, 128],
    ['4 GB', 4, 512],
    ['64 GB', 64, 1024],
  ])('uses an eighth of the memory for pages, within limits: of %s', (_, gigabytes, megabytes) => {
    expect(sharedMegabytes(gigabytes * 1024 ** 3)).toBe(megabytes);
  });

  it('keeps the durability of PostgreSQL, unless it is for tests', () => {
    expect(Object.keys(SERVER_SETTINGS).filter((name) => DURABILITY.test(name))).toEqual([]);
    expect(Object.keys(FLEETING).filter((name) => DURABILITY.test(name))).toHaveLength(3);
  });
});
