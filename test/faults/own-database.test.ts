import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plantDownloads, pausedDownload } from '../support/faults/downloads.js';
import { badAnswers } from '../support/faults/faulty-site.js';
import { MessageJournal } from '../support/faults/message-journal.js';
import {
  ownerUrlOf,
  programsBy,
  programsOf,
  serverOf,
  startWithOwnDatabase,
  until,
  type OwnDatabase,
} from '../support/faults/own-database.js';
import { reportFault } from '../support/faults/report.js';
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

type IsMoment = (dataDir: string, product: OwnDatabase) => boolean;

const createsDatabase: IsMoment = (dataDir) =>
  existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('postgres.new-'));
const startsDatabase: IsMoment = (dataDir) => existsSync(join(dataDir, 'postgres', 'postmaster.pid'));
const createsTables: IsMoment = (_, { child }) =>
  programsBy(child.pid ?? 0).some((command) => command.includes('fill-database'));
const hasTables: IsMoment = (_, { said }) => said().includes('Brought the database up to date');
const isRunning: IsMoment = (_, { said }) => said().includes('Press Ctrl+C to stop it.');

/** Moments of a first start, detected from outside. */
const MOMENTS = [
  ['SIGTERM', 'while it creates the database', createsDatabase],
  ['SIGHUP', 'while it creates the database', createsDatabase],
  ['SIGINT', 'while the database starts', startsDatabase],
  ['SIGHUP', 'while the database starts', startsDatabase],
  ['SIGTERM', 'while it creates the tables', createsTables],
  ['SIGINT', 'while it creates the tables', createsTables],
  ['SIGHUP', 'before it listens', hasTables],
  ['SIGINT', 'before it listens', hasTables],
  ['SIGHUP', 'while it runs', isRunning],
] as const;

describe('First start with an embedded database', () => {
  let stopped = 0;

  afterAll(() =>
    reportFault({
      ...{ fault: 'Signal during a first start', rounds: stopped, acknowledged: 0, lost: 0, doubled: 0 },
      note: 'no process and no lock is left',
    }),
  );

  it.each(MOMENTS)('stops every process it started on %s %s', async (signal, moment, isMoment) => {
    const product = await start(`${signal} ${moment}`.replaceAll(' ', '-'));
    const { child, code, dataDir } = product;
    await until(() => isMoment(dataDir, product));
    child.kill(signal);
    expect(await code).toBe(0);
    await until(() => programsOf(dataDir).length === 0);
    expect(existsSync(join(dataDir, 'process.lock'))).toBe(false);
    stopped += 1;
  });

  it('prints the generated password on the first successful start only', async () => {
    const otherServer = createServer().listen(0, '127.0.0.1');
    await once(otherServer, 'listening');
    const { port } = otherServer.address() as { port: number };
    const failed = await start('password', port);
    expect(await failed.code).toBe(1);
    expect(failed.said()).toContain(`Port ${String(port)} is in use`);
    otherServer.close();
    const password = readFileSync(join(failed.dataDir, 'admin-password'), 'utf8').trim();
    const shown: boolean[] = [];
    for (let n = 0; n < 2; n += 1) {
      const product = await start('password', port);
      await until(() => product.said().includes('Press Ctrl+C to stop it.'));
      shown.push(product.said().includes(password));
      product.child.kill('SIGTERM');
      expect(await product.code).toBe(0);
    }
    expect([failed.said().includes(password), shown]).toEqual([false, [true, false]]);
  });
});

/** Crashes after which the server starts the database again. */
const MAX_DEATHS = 5;

describe('A crash of the embedded database', () => {
  it('restarts the embedded database five times, then exits with a message', async () => {
    const { url, code, dataDir, said, child } = await start('dies');
    await until(isReady(url));
    const journal = new MessageJournal([url], 2);
    const recoveries: number[] = [];
    let isOver = false;
    const writing = journal.write(() => isOver);
    for (let death = 1; death <= MAX_DEATHS; death += 1) {
      const victim = await serverOf(dataDir);
      const diedAt = performance.now();
      process.kill(victim, 'SIGKILL');
      await until(async () => (await serverOf(dataDir)) !== victim);
      await until(isReady(url));
      await journal.sendOne();
      recoveries.push(performance.now() - diedAt);
      expect(child.exitCode).toBeNull();
    }
    isOver = true;
    await writing;
    const verdict = await journal.verdict(ownerUrlOf(dataDir));
    const longestRecoveryMs = Math.max(...recoveries);
    reportFault({ fault: 'kill -9 of the embedded PostgreSQL', rounds: MAX_DEATHS, ...verdict, longestRecoveryMs });
    expect(verdict).toEqual({ acknowledged: journal.acknowledged.size, lost: 0, doubled: 0 });
    expect(badAnswers(journal)).toEqual([]);
    process.kill(await serverOf(dataDir), 'SIGKILL');
    expect(await code).toBe(1);
    expect(said()).toContain('The embedded PostgreSQL stopped unexpectedly 6 times and will not be restarted');
    await until(() => programsOf(dataDir).length === 0);
  });

  it('aborts running downloads when the database crashes, stays up, and completes new ones afterward', async () => {
    const { url, dataDir, child } = await start('downloads');
    await until(isReady(url));
    await plantDownloads(ownerUrlOf(dataDir));
    const password = readFileSync(join(dataDir, 'admin-password'), 'utf8').trim();
    const { headers } = await fetch(`${url}/api/admin/login`, {
      ...{ method: 'POST', body: JSON.stringify({ password }), headers: { 'content-type': 'application/json' } },
    });
    const cookie = String(headers.get('set-cookie')).split(';', 1)[0] ?? '';
    const begin = (path: string) => pausedDownload(`${url}/api/admin/${path}`, cookie);
    const paths = ['export?format=csv', 'export?format=geojson', 'audit-log?format=csv', 'imports/1/report'];
    const running = await Promise.all(paths.map(begin));
    const victim = await serverOf(dataDir);
    process.kill(victim, 'SIGKILL');
    expect(await Promise.all(running.map((each) => each.rest()))).toEqual(paths.map(() => 'broken'));
    await until(async () => (await serverOf(dataDir)) !== victim);
    await until(isReady(url));
    expect(child.exitCode).toBeNull();
    const again = await Promise.all(paths.map(begin));
    expect(await Promise.all(again.map((each) => each.rest()))).toEqual(paths.map(() => 'whole'));
  });
});
