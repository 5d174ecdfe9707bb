import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { requestConfig } from '../../../infrastructure/postgres/database.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { readFromPrimary } from '../../../infrastructure/postgres/replicas/reading.js';
import { Replica } from '../../../infrastructure/postgres/replicas/replica.js';
import type { ReplicaSet } from '../../../infrastructure/postgres/replicas/replicas.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { freePort } from '../../support/free-port.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

const TOKEN = 'a-token-of-more-than-16';
/** A copy of the database that gets no changes, so that an answer shows where it was read. */
let replica: Replica;
/** Two processes with one database and one replica. */
let app: TestApp;
let other: TestApp;
let ada: string;
let skipped: unknown[] = [];

const replicas: ReplicaSet = {
  pick: () => (replica.isInUse ? replica : null),
  skip(skippedOne, reason) {
    skippedOne.isInUse = false;
    skipped.push(reason);
  },
  get figures() {
    return [{ name: replica.name, isInUse: replica.isInUse, lagSeconds: replica.isInUse ? 0.5 : null }];
  },
};

beforeAll(async () => {
  const [urls, copy] = [await emptyDirectory('http_replicas'), await emptyDirectory('http_replicas_copy')];
  await Promise.all([urls, copy].map(({ ownerUrl }) => seedDirectory(ownerUrl)));
  await runSql(copy.ownerUrl, (client) => client.query(`update businesses set name = 'From the replica'`));
  replica = replicaAt(copy.appUrl);
  const settings = { METRICS_TOKEN: TOKEN, ...WITH_ADMINISTRATOR };
  const start = () => startTestApp(urls, settings, undefined, undefined, undefined, { replicas });
  [app, other] = [await start(), await start()];
  ada = await signedInAs(app, ADA);
});

beforeEach(async () => {
  replica.isInUse = true;
  skipped = [];
  await letPass(6);
});

afterAll(async () => {
  await Promise.all([app?.close(), other?.close()]);
  await replica?.close();
});

function replicaAt(url: string): Replica {
  return new Replica({ url }, requestConfig({ connections: 2 }));
}

/** Makes everything that sessions record this many seconds older. */
async function letPass(seconds: number): Promise<void> {
  await app.database.pool.query(
    `update sessions set sess = sess || jsonb_build_object('createdAt', (sess ->> 'createdAt')::timestamptz - make_interval(secs => $1))
      || case when sess ? 'wroteAt' then jsonb_build_object('wroteAt', (sess ->> 'wroteAt')::timestamptz - make_interval(secs => $1)) else '{}' end`,
    [seconds],
  );
}

/** Returns which server answers a read with these headers. */
async function readBy(headers: Record<string, string> = {}, of = app): Promise<'replica' | 'primary'> {
  const { name } = (await of.fastify.inject({ url: '/api/businesses/3', headers })).json<{ name: string }>();
  return name === 'From the replica' ? 'replica' : 'primary';
}

async function listedBy(headers: Record<string, string> = {}): Promise<'replica' | 'primary'> {
  const list = await app.fastify.inject({ url: '/api/businesses?state=TX', headers });
  return list.json<{ name: string }[]>()[0]?.name === 'From the replica' ? 'replica' : 'primary';
}

const write = (url: string, payload?: object) =>
  app.fastify.inject({
    method: payload === undefined ? 'PUT' : 'POST',
    url,
    headers: { cookie: ada },
    ...(payload && { payload }),
  });

describe('reads with a replica', () => {
  it('come from the replica for visitors and for members who changed nothing lately', async () => {
    expect([await readBy(), await readBy({ cookie: ada })]).toEqual(['replica', 'replica']);
    expect(await listedBy()).toBe('replica');
  });

  it('come from the primary in every process for five seconds after the member has changed something', async () => {
    expect((await write('/api/businesses/3/favorite')).statusCode).toBeLessThan(300);
    expect([await readBy({ cookie: ada }), await readBy({ cookie: ada }, other)]).toEqual(['primary', 'primary']);
    await letPass(4);
    expect(await readBy({ cookie: ada }, other)).toBe('primary');
    expect(await readBy()).toBe('replica');
    await letPass(1);
    expect([await readBy({ cookie: ada }), await readBy({ cookie: ada }, other)]).toEqual(['replica', 'replica']);
  });

  it('come from the primary for five seconds after a refused change, which may still have changed something', async () => {
    await app.fastify.inject({
      method: 'POST',
      url: '/api/businesses/3/reviews',
      headers: { cookie: ada },
      payload: {},
    });
    expect(await readBy({ cookie: ada })).toBe('primary');
  });

  it('come from the replica after a visit was counted, as every page view does', async () => {
    expect(
      (await write('/api/businesses/3/interactions', { interactionType: 'view', sessionId: 'visit' })).statusCode,
    ).toBeLessThan(300);
    expect(await readBy({ cookie: ada })).toBe('replica');
  });

  it('come from the primary after a sign-in, for administrators, and for programs with a token', async () => {
    const fresh = await signedInAs(app, ADA);
    expect(await readBy({ cookie: fresh })).toBe('primary');
    expect(await listedBy({ cookie: await signedInAsAdministrator(app) })).toBe('primary');
    expect(await readBy({ authorization: 'Bearer unknown' })).not.toBe('replica');
  });

  it('come from the primary for answers that are kept until something changes', async () => {
    expect(await readFromPrimary(() => readBy())).toBe('primary');
  });

  it('come from the primary when the replica lacks a column, which it soon has', async () => {
    await replica.pool.query('select 1');
    const { ownerUrl } = await emptyDirectory('http_replicas_old');
    await runSql(ownerUrl, (client) => client.query('alter table businesses rename column name to former_name'));
    const current = replica;
    replica = replicaAt(Object.assign(new URL(app.databaseUrls.appUrl), { pathname: '/http_replicas_old' }).href);
    replica.isInUse = true;
    expect([await readBy(), skipped]).toEqual(['primary', []]);
    await replica.close();
    replica = current;
  });

  it('come from the primary at once when the replica is gone, which is then skipped', async () => {
    const current = replica;
    const url = Object.assign(new URL(app.databaseUrls.appUrl), { port: String(await freePort()) }).href;
    replica = replicaAt(url);
    replica.isInUse = true;
    expect([await readBy(), replica.isInUse]).toEqual(['primary', false]);
    expect(skipped).toMatchObject([{ code: 'ECONNREFUSED' }]);
    await replica.close();
    replica = current;
  });
});

describe('the state of replicas', () => {
  it('is in the health answer and the metrics, without the names of servers', async () => {
    const health = async () => (await app.fastify.inject({ url: '/healthz' })).json<unknown>();
    expect(await health()).toEqual({ status: 'ok', replicas: [{ number: 1, inUse: true, lagSeconds: 0.5 }] });
    const scrape = async () =>
      (await app.fastify.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).body;
    const used = await scrape();
    expect(used).toContain('database_replica_in_use{replica="1"} 1');
    expect(used).toContain('database_replica_lag_seconds{replica="1"} 0.5');
    replica.isInUse = false;
    expect(await health()).toEqual({ status: 'ok', replicas: [{ number: 1, inUse: false, lagSeconds: null }] });
    const unused = await scrape();
    expect(unused).toContain('database_replica_in_use{replica="1"} 0');
    expect(unused).not.toContain('database_replica_lag_seconds{');
  });
});
