import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plantDownloads, standingDownload } from '../support/faults/downloads.js';
import {
  ownerUrlOf,
  programsBy,
  programsOf,
  serverOf,
  startWithOwnDatabase,
  until,
  type OwnDatabase,
} from '../support/faults/own-database.js';
import { freePort } from '../support/free-port.js';

let home: string;
const started: OwnDatabase[] = [];

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'welcome-paws-own-'));
});

afterAll(async () => {
  for (const { child, code } of started) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await code;
  }
  rmSync(home, { recursive: true, force: true });
});

async function start(name: string, port?: number): Promise<OwnDatabase & { readonly dataDir: string }> {
  const dataDir = join(home, name);
  const product = startWithOwnDatabase(dataDir, port ?? (await freePort()));
  started.push(product);
  return { ...product, dataDir };
}

const isReady = (url: string) => async () => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200;

type IsNow = (dataDir: string, product: OwnDatabase) => boolean;

const isBeingMade: IsNow = (dataDir) =>
  existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('postgres.new-'));
const hasServer: IsNow = (dataDir) => existsSync(join(dataDir, 'postgres', 'postmaster.pid'));
const isFilled: IsNow = (_, { child }) =>
  programsBy(child.pid ?? 0).some((command) => command.includes('fill-database'));
const hasTables: IsNow = (_, { said }) => said().includes('Brought the database up to date');
const runs: IsNow = (_, { said }) => said().includes('Ctrl+C ends it.');

/** Moments of a first start, by what can be seen from outside. */
const MOMENTS = [
  ['SIGTERM', 'while its database is made', isBeingMade],
  ['SIGHUP', 'while its database is made', isBeingMade],
  ['SIGINT', 'while its database starts', hasServer],
  ['SIGHUP', 'while its database starts', hasServer],
  ['SIGTERM', 'while its tables are made', isFilled],
  ['SIGINT', 'while its tables are made', isFilled],
  ['SIGHUP', 'before it listens', hasTables],
  ['SIGINT', 'before it listens', hasTables],
  ['SIGHUP', 'once it runs', runs],
] as const;

describe('a first start', () => {
  it.each(MOMENTS)('ends by %s %s with all that it started', async (signal, moment, isNow) => {
    const product = await start(`${signal} ${moment}`.replaceAll(' ', '-'));
    const { child, code, dataDir } = product;
    await until(() => isNow(dataDir, product));
    child.kill(signal);
    expect(await code).toBe(0);
    await until(() => programsOf(dataDir).length === 0);
    expect(existsSync(join(dataDir, 'process.lock'))).toBe(false);
  });

  it('that fails shows no password, and the first one that succeeds does', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const failed = await start('password', port);
    expect(await failed.code).toBe(1);
    expect(failed.said()).toContain(`Port ${String(port)} is in use`);
    taken.close();
    const password = readFileSync(join(failed.dataDir, 'admin-password'), 'utf8').trim();
    const shown: boolean[] = [];
    for (let n = 0; n < 2; n += 1) {
      const product = await start('password', port);
      await until(() => product.said().includes('Ctrl+C ends it.'));
      shown.push(product.said().includes(password));
      product.child.kill('SIGTERM');
      expect(await product.code).toBe(0);
    }
    expect([failed.said().includes(password), shown]).toEqual([false, [true, false]]);
  });
});

describe('a product whose database dies', () => {
  it('is ready again without anybody, five times, and then ends with a sentence', async () => {
    const { url, code, dataDir, said, child } = await start('dies');
    await until(isReady(url));
    for (let death = 1; death <= 5; death += 1) {
      const victim = await serverOf(dataDir);
      process.kill(victim, 'SIGKILL');
      await until(async () => (await serverOf(dataDir)) !== victim);
      await until(isReady(url));
      expect(child.exitCode).toBeNull();
    }
    process.kill(await serverOf(dataDir), 'SIGKILL');
    expect(await code).toBe(1);
    expect(said()).toContain('The embedded PostgreSQL ended by itself 6 times and is not started again');
    await until(() => programsOf(dataDir).length === 0);
  });

  it('breaks off the downloads that are under way, lives on, and gives whole ones again', async () => {
    const { url, dataDir, child } = await start('downloads');
    await until(isReady(url));
    await plantDownloads(ownerUrlOf(dataDir));
    const password = readFileSync(join(dataDir, 'admin-password'), 'utf8').trim();
    const { headers } = await fetch(`${url}/api/admin/login`, {
      ...{ method: 'POST', body: JSON.stringify({ password }), headers: { 'content-type': 'application/json' } },
    });
    const cookie = String(headers.get('set-cookie')).split(';', 1)[0] ?? '';
    const begin = (path: string) => standingDownload(`${url}/api/admin/${path}`, cookie);
    const paths = ['export?format=csv', 'export?format=geojson', 'audit-log?format=csv', 'imports/1/report'];
    const under = await Promise.all(paths.map(begin));
    const victim = await serverOf(dataDir);
    process.kill(victim, 'SIGKILL');
    expect(await Promise.all(under.map((each) => each.rest()))).toEqual(paths.map(() => 'broken'));
    await until(async () => (await serverOf(dataDir)) !== victim);
    await until(isReady(url));
    expect(child.exitCode).toBeNull();
    const again = await Promise.all(paths.map(begin));
    expect(await Promise.all(again.map((each) => each.rest()))).toEqual(paths.map(() => 'whole'));
  });
});
