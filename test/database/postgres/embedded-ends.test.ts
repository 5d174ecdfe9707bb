import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../../infrastructure/postgres/embedded/embedded-postgres.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { isAlive, processCommand } from '../../../infrastructure/postgres/embedded/process-identity.js';

const SUPPORT = join(import.meta.dirname, '..', '..', 'support');
const PATIENCE_MS = 60_000;

/** Test databases aren't durable. These settings force data to reach at least the operating system. */
const KEEP = `set synchronous_commit = on; create table kept as select 'paws' as word`;

let home: string;
const running: EmbeddedPostgres[] = [];

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'welcome-paws-ends-'));
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
}, PATIENCE_MS);

afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Starts a process with only the embedded database and its own DATA_DIR. */
function startProcess(name: string): { readonly child: ChildProcess; readonly dataDir: string } {
  const dataDir = join(home, name);
  const holder = [join(SUPPORT, 'run-sources.ts'), join(SUPPORT, 'postgres/embedded-holder.ts'), dataDir];
  return { dataDir, child: spawn(process.execPath, ['--import', ...holder], { stdio: ['ignore', 'pipe', 'ignore'] }) };
}

async function start(name: string): Promise<EmbeddedPostgres & { readonly dataDir: string }> {
  const dataDir = join(home, name);
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  running.push(server);
  return { ...server, dataDir };
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error('It did not come to that.');
    await turn();
  }
}

/** Waits for the PostgreSQL process ID and returns it. */
async function serverOf(dataDir: string): Promise<number> {
  const mark = join(dataDir, 'postgres', 'postmaster.pid');
  await until(() => existsSync(mark) && Number.parseInt(readFileSync(mark, 'utf8'), 10) > 0);
  return Number.parseInt(readFileSync(mark, 'utf8'), 10);
}

/** Returns the running programs that were started for a folder. */
function programsOf(dataDir: string): string[] {
  const pids = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && isAlive(pid));
  return pids.map((pid) => processCommand(pid) ?? '').filter((command) => command.includes(dataDir));
}

const isBeingMade = (dataDir: string) => () =>
  existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('postgres.new-'));

const hasServer = (dataDir: string) => () => existsSync(join(dataDir, 'postgres', 'postmaster.pid'));

describe('starting the embedded database', () => {
  it.each([
    ['SIGTERM', 'while it is being made', isBeingMade],
    ['SIGHUP', 'while its server starts', hasServer],
  ] as const)(
    'ends everything it started when it gets %s %s',
    async (signal, _, moment) => {
      const { child, dataDir } = startProcess(signal);
      const ended = once(child, 'exit');
      await until(moment(dataDir));
      child.kill(signal);
      await ended;
      await until(() => programsOf(dataDir).length === 0);
      expect(
        readdirSync(dataDir).filter((name) => name === 'process.lock' || name.startsWith('postgres.new-')),
      ).toEqual([]);
    },
    PATIENCE_MS,
  );
});

describe('the embedded database server', () => {
  it(
    'is restarted at the same URL when it dies',
    async () => {
      const { appUrl, serverUrl, ownerUrl, dataDir } = await start('died');
      await runSql(ownerUrl, (client) => client.query(KEEP));
      const victim = await serverOf(dataDir);
      process.kill(victim, 'SIGKILL');
      const word = async () => (await runSql(appUrl, (client) => client.query('select word from kept'))).rows;
      let words: unknown;
      const deadline = performance.now() + PATIENCE_MS;
      while (words === undefined && performance.now() < deadline) words = await word().catch(() => undefined);
      expect(words).toEqual([{ word: 'paws' }]);
      expect(await runSql(serverUrl, (client) => client.query('select word from kept'))).toMatchObject({ rowCount: 1 });
      expect(await serverOf(dataDir)).not.toBe(victim);
    },
    PATIENCE_MS,
  );

  it(
    'can be stopped right after it died',
    async () => {
      const { stop, dataDir } = await start('stopped');
      process.kill(await serverOf(dataDir), 'SIGKILL');
      running.splice(0);
      await stop();
      expect(existsSync(join(dataDir, 'process.lock'))).toBe(false);
      await until(() => programsOf(dataDir).length === 0);
    },
    PATIENCE_MS,
  );

  it(
    'recovers after kill -9 of itself and its process',
    async () => {
      const { child, dataDir } = startProcess('everything');
      const [address] = (await once(child.stdout!, 'data')) as [Buffer];
      await runSql(address.toString().trim(), (client) => client.query(KEEP));
      child.kill('SIGKILL');
      await once(child, 'exit');
      process.kill(await serverOf(dataDir), 'SIGKILL');
      const { appUrl } = await start('everything');
      expect((await runSql(appUrl, (client) => client.query('select word from kept'))).rows).toEqual([
        { word: 'paws' },
      ]);
    },
    PATIENCE_MS,
  );
});
