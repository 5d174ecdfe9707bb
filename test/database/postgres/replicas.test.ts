import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database, requestConfig } from '../../../infrastructure/postgres/database.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { readFromPrimary, readFromReplicas } from '../../../infrastructure/postgres/replicas/reading.js';
import { Replicas } from '../../../infrastructure/postgres/replicas/replicas.js';
import { routedReads } from '../../../infrastructure/postgres/replicas/routed-reads.js';
import { following, freePorts, PostgresServer } from '../../support/cluster/postgres-server.js';

const PORT = { name: 'test-port', text: 'select inet_server_port() as port' };
const SLOW_ON_STANDBY = {
  name: 'test-slow',
  text: 'select inet_server_port() as port, case when pg_is_in_recovery() then pg_sleep(60) end',
};

let folder: string;
let primary: PostgresServer;
let standby: PostgresServer;
let database: Database;
let replicas: Replicas;
let now = 0;
const logged: { readonly reason?: string }[] = [];
const note = (what: { readonly reason?: string }) => void logged.push(what);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-replicas-'));
  const ports = await freePorts(2);
  primary = await PostgresServer.create({ folder: join(folder, 'a'), port: ports[0]! });
  await runSql(primary.url(), (client) => client.query('create table notes (id integer)'));
  const settings = following(ports, 'b');
  standby = await primary.standby({ folder: join(folder, 'b'), port: ports[1]!, settings });
  database = new Database({ url: severalHosts(), connections: 2 });
  replicas = new Replicas({
    urls: [standby.url()],
    primary: { url: severalHosts() },
    logger: { info: note, warn: note },
    // Nothing but a check ends a read that waits for a standby.
    config: { ...requestConfig({ connections: 2 }), query_timeout: 0, statement_timeout: 0 },
    clock: () => now,
  });
});

afterAll(async () => {
  await replicas?.close();
  await database?.close();
  await standby?.stop();
  await primary?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The first server is the standby, so that connections have to go on to the second. */
function severalHosts(): string {
  const both = `127.0.0.1:${standby.port},127.0.0.1:${primary.port}`;
  return `${primary.url().replace(/127[.]0[.]0[.]1:\d+/, both)}?target_session_attrs=read-write`;
}

const writeNote = () => runSql(primary.url(), (client) => client.query('insert into notes values (1)'));

/** Returns the port of the server that answers a read of a request. */
const portOf = (reads: Database, statement = PORT): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    readFromReplicas(() => {
      reads.row<{ port: number }>(statement).then((row) => resolve(row?.port), reject);
    });
  });

describe('a database with a standby', () => {
  it('is written on the primary, although the URL names the standby first', async () => {
    const { rows } = await database.pool.query('select inet_server_port() as port');
    expect(rows).toEqual([{ port: primary.port }]);
  });

  it('is read from the standby by requests, and from the primary by all other code', async () => {
    await standby.caughtUpWith(primary);
    await replicas.check();
    const reads = routedReads(database, replicas);
    expect(await portOf(reads)).toBe(standby.port);
    expect((await reads.row<{ port: number }>(PORT))?.port).toBe(primary.port);
    expect(await readFromPrimary(() => portOf(reads))).toBe(primary.port);
    expect(replicas.figures).toEqual([{ name: `127.0.0.1:${standby.port}`, isInUse: true, lagSeconds: 0 }]);
  });

  it('is read from the primary while the standby lags by more than two seconds', async () => {
    await runSql(standby.url(), (client) => client.query('select pg_wal_replay_pause()'));
    const lags: unknown[] = [];
    for (const seconds of [1, 1, 1]) {
      await writeNote();
      now += seconds * 1000;
      await replicas.check();
      lags.push(replicas.figures[0]);
    }
    expect(lags).toMatchObject([
      { isInUse: true, lagSeconds: 1 },
      { isInUse: true, lagSeconds: 2 },
      { isInUse: false, lagSeconds: 3 },
    ]);
    expect(await portOf(routedReads(database, replicas))).toBe(primary.port);
    await runSql(standby.url(), (client) => client.query('select pg_wal_replay_resume()'));
    await standby.caughtUpWith(primary);
    await replicas.check();
    expect(await portOf(routedReads(database, replicas))).toBe(standby.port);
    expect(logged.map(({ reason }) => reason)).toEqual([undefined, 'It lags behind.', undefined]);
  });

  it('is read from the primary when the standby hangs, also by reads that wait for it', async () => {
    const reads = routedReads(database, replicas);
    const waiting = portOf(reads, SLOW_ON_STANDBY);
    await standby.runsQuery('pg_sleep');
    standby.freeze();
    await replicas.check();
    expect(await waiting).toBe(primary.port);
    expect(replicas.figures[0]).toMatchObject({ isInUse: false, lagSeconds: null });
    standby.thaw();
    await standby.caughtUpWith(primary);
    await replicas.check();
    expect(await portOf(reads)).toBe(standby.port);
  });

  it('is read from the primary at once when the standby dies, also by reads that wait for it', async () => {
    const reads = routedReads(database, replicas);
    const waiting = portOf(reads, SLOW_ON_STANDBY);
    await standby.runsQuery('pg_sleep');
    await standby.kill();
    expect(await portOf(reads)).toBe(primary.port);
    expect(await waiting).toBe(primary.port);
    expect(replicas.figures[0]?.isInUse).toBe(false);
    await standby.start();
    await standby.caughtUpWith(primary);
    await replicas.check();
    expect(await portOf(reads)).toBe(standby.port);
  });

  it('is written on the promoted standby after the primary has died', async () => {
    await database.pool.query('insert into notes values (2)');
    await standby.caughtUpWith(primary);
    await primary.kill();
    await standby.promote();
    await database.pool.query('insert into notes values (3)').catch(() => undefined);
    const { rows } = await database.pool.query(`insert into notes values (4) returning inet_server_port() as port`);
    expect(rows).toEqual([{ port: standby.port }]);
    await replicas.check();
    // It is no standby anymore.
    expect(replicas.figures[0]?.isInUse).toBe(false);
    expect((await database.pool.query('select count(*)::int as n from notes where id = 2')).rows).toEqual([{ n: 1 }]);
  });
});
