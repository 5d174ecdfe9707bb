import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadDemoData } from '../../../infrastructure/demo-data/load-demo-data.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';
import type { Process } from '../../support/running-process.js';
import { bothWorkers, startTwoWorkers, type Connection } from '../../support/two-workers.js';
import { until } from '../../support/until.js';

/** A change must be visible in every process within this time. */
const WITHIN_MS = 1_000;
const LIST = '/api/businesses?location=Austin';
const FAR_LIST = '/api/businesses?location=Boston';
const END_CONNECTIONS = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'welcome-paws-changes' and datname = current_database()`;

let urls: TestDatabase;
let server: Process;
let one: Connection;
let other: Connection;
/** A business in Austin, and one in Boston. */
let near: string;
let far: string;

beforeAll(async () => {
  urls = await emptyDirectory('http_cached_answers');
  await loadDemoData({ url: urls.ownerUrl });
  await continueIds(urls.ownerUrl);
  server = await startTwoWorkers(urls.appUrl);
  [one, other] = await bothWorkers(server);
  [near, far] = (await Promise.all([LIST, FAR_LIST].map(firstOf))) as [string, string];
});

afterAll(() => server?.kill());

async function firstOf(list: string): Promise<string> {
  const [first] = JSON.parse((await one.get(list)).body) as { readonly id: string }[];
  return first!.id;
}

const sql = (text: string, ...values: unknown[]) => runSql(urls.ownerUrl, (client) => client.query(text, values));

/** Returns how many requests of a worker were misses during the work, for pages and lists. */
async function misses(work: () => Promise<unknown>): Promise<{ pages: number; lists: number }> {
  const now = async () => {
    const { body } = await one.get('/metrics');
    const of = (kind: string) =>
      Number(new RegExp(`^${kind}_cache_requests_total{result="miss"} (\\d+)$`, 'm').exec(body)?.[1]);
    return { pages: of('page'), lists: of('list') };
  };
  const before = await now();
  await work();
  const after = await now();
  return { pages: after.pages - before.pages, lists: after.lists - before.lists };
}

/** Both workers cache these addresses. */
async function warm(...paths: readonly string[]): Promise<void> {
  for (const path of paths) for (const worker of [one, other]) await worker.get(path);
}

/** Returns the answer of a worker once it contains the text. */
const shows = (worker: Connection, path: string, text: string) =>
  until(`${text} at ${path}`, async () => (await worker.get(path)).body.includes(text), WITHIN_MS);

describe('cached pages and lists of two workers', () => {
  it('are rendered once for many requests, and are for a CDN, too', async () => {
    const path = `/business/${near}`;
    await one.get(path);
    expect(await misses(async () => Promise.all(Array.from({ length: 20 }, () => one.get(path))))).toEqual({
      pages: 0,
      lists: 0,
    });
    const { headers } = await one.get(path);
    expect([headers['cdn-cache-control'], headers['cache-control']]).toEqual([
      'public, max-age=1, stale-while-revalidate=10',
      'private, no-cache',
    ]);
    const own = await one.get(path, { cookie: 'session=some' });
    expect([own.headers['cdn-cache-control'], own.headers['cache-control']]).toEqual([undefined, 'private, no-store']);
  });

  it('show a review that another worker took, on the page of the place and in lists', async () => {
    await warm(`/business/${near}`, LIST);
    const database = new Database({ url: urls.appUrl, connections: 1 });
    const userId = '5f1d0a52-52d7-4a4c-9d0d-0c58d5e2a001';
    await sql(`insert into users (id, email, first_name, last_name, age_confirmed, is_registration_complete)
      values ('${userId}', 'reviewer@example.com', 'Rita', 'Reviewer', true, true)`);
    const cookie = await signedInAs({ database }, userId);
    await database.close();
    const before = (JSON.parse((await other.get(`/api/businesses/${near}`)).body) as { reviewCount: number })
      .reviewCount;
    const review = {
      rating: 1,
      title: 'A title seen once',
      content: 'Our dog was bored here, and so were we all day.',
    };
    const posted = await one.post(`/api/businesses/${near}/reviews`, review, { cookie });
    expect(posted.status).toBe(201);
    await Promise.all([
      shows(other, `/business/${near}`, 'A title seen once'),
      until(
        'the new number of reviews in the list',
        async () => {
          const list = JSON.parse((await other.get(LIST)).body) as { id: string; reviewCount: number }[];
          return list.find(({ id }) => id === near)?.reviewCount === before + 1 || !list.some(({ id }) => id === near);
        },
        WITHIN_MS,
      ),
    ]);
  });

  it('show a change of a name and tier in both workers, and stay cached where the place is not shown', async () => {
    const pages = [`/business/${near}`, `/business/${far}`];
    await warm(LIST, FAR_LIST, ...pages);
    await sql(`update businesses set name = 'The Renamed Dog', tier = 'premium' where id = $1`, near);
    for (const worker of [one, other]) await shows(worker, `/business/${near}`, 'The Renamed Dog');
    expect(await misses(() => warm(FAR_LIST, `/business/${far}`))).toEqual({ pages: 0, lists: 0 });
    await shows(one, `${LIST}&query=renamed`, 'The Renamed Dog');
  });

  it('list a new place in its area', async () => {
    const list = '/api/businesses?latitude=44.3&longitude=-103.2&radius=10';
    await warm(list);
    expect((await other.get(list)).body).not.toContain('The Prairie Dog');
    await sql(`insert into businesses (name, category, latitude, longitude, approval_status)
      values ('The Prairie Dog', 'restaurants', 44.3, -103.2, 'approved')`);
    for (const worker of [one, other]) await shows(worker, list, 'The Prairie Dog');
  });

  it('stop showing a place that was hidden', async () => {
    const path = `/business/${far}`;
    await warm(path, FAR_LIST);
    await sql('update businesses set is_active = false, hidden_at = now() where id = $1', far);
    for (const worker of [one, other]) {
      await until('the end of the page', async () => (await worker.get(path)).status !== 200, WITHIN_MS);
      await until(
        'a list without it',
        async () => !(await worker.get(FAR_LIST)).body.includes(`"id":"${far}"`),
        WITHIN_MS,
      );
    }
  });

  it('show a change that was made while a worker had no connection', async () => {
    const path = `/business/${near}`;
    await warm(path);
    // Only the role of the connections may end them.
    await runSql(urls.appUrl, (client) => client.query(END_CONNECTIONS));
    await sql(`update businesses set name = 'The Lost Dog' where id = $1`, near);
    for (const worker of [one, other]) await shows(worker, path, 'The Lost Dog');
    await until('cached pages again', async () => (await misses(() => one.get(path))).pages === 0);
  });
});
