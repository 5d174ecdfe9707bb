import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '../../infrastructure/postgres/database.js';
import { runSql } from '../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory } from '../support/app.js';
import { addJob, untilDone, untilIdle } from '../support/faults/kill/jobs-now.js';
import { Journal } from '../support/faults/kill/journal.js';
import { killAt } from '../support/faults/kill/kill-moment.js';
import { Random } from '../support/faults/kill/random.js';
import { KILL_ROUNDS } from '../support/faults/rounds.js';
import { startStatementProxy, type StatementProxy } from '../support/faults/kill/statement-proxy.js';
import { ownerUrlOf, serverOf, startWithOwnDatabase, type OwnDatabase } from '../support/faults/own-database.js';
import { freePort } from '../support/free-port.js';
import { signedInAs } from '../support/identity/signed-in.js';
import type { TestDatabase } from '../support/postgres/postgres.js';
import { startProcess, type Process } from '../support/running-process.js';
import { aJpeg } from '../support/uploads.js';
import { until } from '../support/until.js';

const MEMBER = '0198c2f0-8a10-7b52-8d44-91c7e0a2b3f5';
/** Pictures sent at once in each round. Each has a width of its own, which names it. */
const PICTURES = 4;
const FIRST_WIDTH = 40;
/** Files of one picture. */
const SIZES = 3;

const random = new Random();
let dataDir: string;

const rowsOf = async <Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await runSql(url, (client) => client.query<Row>(text, values))).rows;

/** Adds the member and returns the cookie of a session. */
async function memberCookie(url: string): Promise<string> {
  await rowsOf(url, `insert into users (id, email, first_name) values ($1, 'kay@example.com', 'Kay')`, [MEMBER]);
  const database = new Database({ url, connections: 1 });
  const cookie = await signedInAs({ database }, MEMBER);
  await database.close();
  return cookie;
}

interface Sender {
  readonly url: string;
  readonly cookie: string;
}

/** Uploads a picture of this width. Returns its ID; null without an answer. */
async function upload({ url, cookie }: Sender, width: number): Promise<string | null> {
  const body = new FormData();
  body.set('kind', 'review_photo');
  body.set('file', new File([new Uint8Array(await aJpeg(width, 30))], 'rex.jpg', { type: 'image/jpeg' }));
  const init = { method: 'POST', body, headers: { cookie, origin: url } };
  const answer = await fetch(`${url}/api/uploads`, init).catch(() => null);
  const text = answer === null ? null : await answer.text().catch(() => null);
  if (answer === null || text === null) return null;
  expect([answer.status, text]).toEqual([201, expect.stringContaining('/uploads/')]);
  return /uploads\/([\w-]+)\.webp/.exec(text)?.[1] ?? null;
}

const pictureName = (width: number, id: string) => `picture ${String(width)} ${id}`;

/** Names each picture whose record and all files are there. */
async function stored(url: string): Promise<string[]> {
  const files = new Set(storedFiles());
  const records = await rowsOf<{ id: string; width: number }>(url, 'select id, width from uploads');
  const complete = records.filter(({ id }) => [...files].filter((name) => name.startsWith(id)).length === SIZES);
  return complete.map(({ id, width }) => pictureName(width, id));
}

function storedFiles(): string[] {
  const folder = join(dataDir, 'uploads', 'public');
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Lets two days pass for files without an answer, which nobody knows. */
async function age(url: string, journal: Journal): Promise<void> {
  const known = journal.acknowledged.map((name) => name.split(' ')[2]);
  await rowsOf(url, `update uploads set free_since = now() - interval '49 hours' where id <> all($1::uuid[])`, [known]);
  for (const name of storedFiles().filter((each) => each.endsWith('.tmp')))
    utimesSync(join(dataDir, 'uploads', 'public', name), 0, 0);
}

/** After the cleanup, exactly the acknowledged pictures are left, on disk and in the database. */
async function assertClean(url: string, journal: Journal): Promise<void> {
  const names = await stored(url);
  expect(journal.compare(names)).toEqual({ lost: [], doubled: [] });
  expect(names.toSorted()).toEqual(journal.acknowledged.toSorted());
  expect(storedFiles()).toHaveLength(names.length * SIZES);
}

/** Uploads the round's pictures at once and records the answers. Returns the widths without an answer. */
async function uploadAll(sender: Sender, widths: readonly number[], journal: Journal): Promise<number[]> {
  const ids = await Promise.all(widths.map((width) => upload(sender, width)));
  const answered = ids.map((id, n) => ({ id, width: widths[n] ?? 0 }));
  for (const { id, width } of answered) if (id !== null) journal.acknowledge(pictureName(width, id));
  return answered.filter(({ id }) => id === null).map(({ width }) => width);
}

const widthsOf = (round: number) => Array.from({ length: PICTURES }, (_, n) => FIRST_WIDTH + round * PICTURES + n);

/** Calls `then` at the nth event in the folder of the pictures: a file appears there, grows, or gets its name. */
function atFileEvent(nth: number, then: () => void) {
  let seen = 0;
  mkdirSync(join(dataDir, 'uploads', 'public'), { recursive: true, mode: 0o700 });
  return watch(join(dataDir, 'uploads', 'public'), () => {
    seen += 1;
    if (seen === nth) then();
  });
}
/** Events of storing the files of one round: each file appears, is written, and is renamed. */
const FILE_EVENTS = PICTURES * SIZES * 4;

describe('kill -9 of the server during uploads of pictures', () => {
  let urls: TestDatabase;
  let proxy: StatementProxy;
  let site: Process;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-kill-upload-'));
    urls = await emptyDirectory('kill_upload');
    proxy = await startStatementProxy(urls.appUrl);
  });

  afterAll(async () => {
    await site?.kill();
    await proxy?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const start = async () => {
    site = await startProcess(proxy.through(urls.appUrl), { env: { DATA_DIR: dataDir } });
  };

  it('keeps each picture that it has acknowledged, and no file of the others', async () => {
    const journal = new Journal('kill -9 during an upload');
    const { ownerUrl } = urls;
    const cookie = await memberCookie(urls.appUrl);
    await start();
    proxy.count();
    expect(await uploadAll({ url: site.url, cookie }, widthsOf(0), journal)).toEqual([]);
    const statements = proxy.counted;
    for (const [round, share] of random.shares(KILL_ROUNDS).entries()) {
      const kill = () => void site.child.kill('SIGKILL');
      const isByFile = round % 2 === 1;
      const watcher = isByFile ? atFileEvent(1 + Math.floor(share * FILE_EVENTS), kill) : null;
      if (!isByFile) killAt(share, { proxy, statements, kill }, random);
      const unanswered = await uploadAll({ url: site.url, cookie }, widthsOf(round + 1), journal);
      watcher?.close();
      await site.kill();
      proxy.count();
      await untilIdle(ownerUrl);
      expect(journal.compare(await stored(ownerUrl))).toEqual({ lost: [], doubled: [] });
      await age(ownerUrl, journal);
      const job = await addJob(ownerUrl, 'remove-orphans');
      await start();
      await untilDone(ownerUrl, job);
      await assertClean(ownerUrl, journal);
      expect(await uploadAll({ url: site.url, cookie }, unanswered, journal)).toEqual([]);
      await assertClean(ownerUrl, journal);
      journal.endRound();
    }
    journal.report();
  });
});

describe.each([
  ['the server', false],
  ['the server and its embedded PostgreSQL', true],
] as const)('kill -9 of %s during uploads of pictures', (what, isDatabaseKilled) => {
  let product: OwnDatabase;

  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-kill-own-'));
  });

  afterAll(async () => {
    product?.child.kill('SIGTERM');
    await product?.code;
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start(): Promise<string> {
    product = startWithOwnDatabase(dataDir, await freePort());
    const isReady = async () => (await fetch(`${product.url}/readyz`).catch(() => null))?.status === 200;
    await until('the server is ready', async () => {
      if (product.child.exitCode !== null) throw new Error(product.said());
      return isReady();
    });
    return ownerUrlOf(dataDir);
  }

  it(`keeps each acknowledged picture after a restart on the same folder (${what})`, async () => {
    const journal = new Journal(`kill -9 during an upload: ${what}`);
    let url = await start();
    const cookie = await memberCookie(url);
    for (const [round, share] of random.shares(KILL_ROUNDS).entries()) {
      const database = await serverOf(dataDir);
      const watcher = atFileEvent(1 + Math.floor(share * FILE_EVENTS), () => {
        product.child.kill('SIGKILL');
        if (isDatabaseKilled) process.kill(database, 'SIGKILL');
      });
      const unanswered = await uploadAll({ url: product.url, cookie }, widthsOf(round), journal);
      watcher.close();
      if (product.child.signalCode === null) product.child.kill('SIGKILL');
      await product.code;
      url = await start();
      expect(journal.compare(await stored(url))).toEqual({ lost: [], doubled: [] });
      await age(url, journal);
      await untilDone(url, await addJob(url, 'remove-orphans'));
      await assertClean(url, journal);
      expect(await uploadAll({ url: product.url, cookie }, unanswered, journal)).toEqual([]);
      journal.endRound();
    }
    journal.report();
  });
});
