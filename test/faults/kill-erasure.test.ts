import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '../../infrastructure/postgres/database.js';
import { runSql } from '../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory, type TestApp } from '../support/app.js';
import { addJob, untilDone, untilIdle } from '../support/faults/kill/jobs-now.js';
import { Journal } from '../support/faults/kill/journal.js';
import { killAt } from '../support/faults/kill/kill-moment.js';
import { Random } from '../support/faults/kill/random.js';
import { KILL_ROUNDS } from '../support/faults/rounds.js';
import { startStatementProxy, type StatementProxy } from '../support/faults/kill/statement-proxy.js';
import { signedInAs } from '../support/identity/signed-in.js';
import { continueIds, plantMember, recount, tracesOf, type Planted } from '../support/member-rows.js';
import type { TestDatabase } from '../support/postgres/postgres.js';
import { startProcess, type Process } from '../support/running-process.js';
import { seedDirectory } from '../support/search/seeded.js';
import { until } from '../support/until.js';

/** Members whose accounts are erased in each round. */
const MEMBERS = 2;
/** Text of the first statement of the job. */
const FIRST_STATEMENT = 'left join ordered_erasures';

let urls: TestDatabase;
let proxy: StatementProxy;
let site: Process;
let dataDir: string;
const random = new Random();

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-kill-erasure-'));
  urls = await emptyDirectory('kill_erasure');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  await runSql(urls.ownerUrl, (client) => recount(client as never));
  proxy = await startStatementProxy(urls.appUrl);
});

afterAll(async () => {
  await site?.kill();
  await proxy?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await runSql(urls.ownerUrl, (client) => client.query<Row>(text, values))).rows;

const start = async () => {
  site = await startProcess(proxy.through(urls.appUrl), { env: { DATA_DIR: dataDir } });
};

interface Member extends Planted {
  readonly cookie: string;
  /** Uploads that only this member uses. */
  readonly files: readonly string[];
}

const filesFolder = () => join(dataDir, 'uploads', 'public');

/** Adds a member with rows in every table, files, and a session. */
async function plant(mark: string): Promise<Member> {
  const database = new Database({ url: urls.ownerUrl, connections: 2 });
  try {
    const planted = await plantMember({ database } as TestApp, mark);
    const cookie = await signedInAs({ database }, planted.userId);
    const uploads = await rows<{ id: string }>('select id from uploads where user_id = $1', [planted.userId]);
    const files = uploads.map(({ id }) => `${id}-400.webp`);
    mkdirSync(filesFolder(), { recursive: true });
    for (const name of files) writeFileSync(join(filesFolder(), name), 'a picture');
    return { ...planted, cookie, files };
  } finally {
    await database.close();
  }
}

const closedName = ({ mark }: Planted) => `closing of ${mark}`;
const erasedName = ({ mark }: Planted) => `erasure of ${mark}`;

/** Closes the account as its member does. Records an answer. */
async function close(member: Member, journal: Journal): Promise<void> {
  const answer = await fetch(`${site.url}/api/user`, {
    ...{ method: 'DELETE', body: JSON.stringify({ reviews: 'remove' }) },
    headers: { cookie: member.cookie, origin: site.url, 'content-type': 'application/json' },
  }).catch(() => null);
  if (answer === null || (await answer.text().catch(() => null)) === null) return;
  // A repeated call finds no session if the first one was done, and its answer was lost.
  expect([202, 401]).toContain(answer.status);
  journal.acknowledge(closedName(member));
}

interface Account {
  readonly userId: string;
  readonly isClosed: boolean;
}

/** Names each closing and each erasure that the database knows. */
async function stored(members: readonly Member[]): Promise<string[]> {
  const accounts = await rows<Account>('select id as "userId", erasure_at is not null as "isClosed" from users');
  return members.flatMap((member) => {
    const found = accounts.filter(({ userId }) => userId === member.userId);
    if (found.length === 0) return [closedName(member), erasedName(member)];
    return found.flatMap(({ isClosed }) => (isClosed ? [closedName(member)] : []));
  });
}

/** Without what a decision recorded for its undo, because a job deletes that within seconds. */
async function traces(text: string): Promise<string[]> {
  const found = await runSql(urls.ownerUrl, (client) => tracesOf(client, text));
  return found.filter((place) => !place.startsWith('decision_changes.'));
}

/** A member is there with everything, or nothing is left of the member. */
async function assertWhole(member: Member, before: readonly string[]): Promise<void> {
  const isThere = (await rows('select from users where id = $1', [member.userId])).length > 0;
  const left = await traces(member.mark);
  expect([member.mark, left]).toEqual([member.mark, isThere ? before : []]);
}

/** Ends the waiting time of closed accounts. Returns their members' traces, which the erasure must remove as a whole. */
async function letTimePass(members: readonly Member[]): Promise<readonly string[][]> {
  await rows(`update users set erasure_at = now() - interval '1 hour' where id = any($1::uuid[])`, [
    members.map(({ userId }) => userId),
  ]);
  const found = [];
  for (const { mark } of members) found.push(await traces(mark));
  return found;
}

async function plantAll(round: number): Promise<Member[]> {
  const members = [];
  for (let n = 0; n < MEMBERS; n += 1) members.push(await plant(`kill${String(round)}n${String(n)}x`));
  return members;
}

describe('kill -9 of the server while members close their accounts and a job erases them', () => {
  it('leaves each member either there with everything or erased, and keeps the others', async () => {
    const journal = new Journal('kill -9 during an erasure');
    const everyone: Member[] = [];
    const bystander = await plant('bystander');
    const bystanderTraces = await traces(bystander.mark);
    let members = await plantAll(0);
    everyone.push(...members);
    await start();
    proxy.count();
    for (const member of members) await close(member, journal);
    let statements = proxy.counted;
    const closing = statements;
    await letTimePass(members);
    proxy.count(FIRST_STATEMENT);
    await untilDone(urls.ownerUrl, await addJob(urls.ownerUrl, 'erase-due-accounts'));
    statements = proxy.counted;
    for (const member of members) journal.acknowledge(erasedName(member));
    expect(journal.compare(await stored(everyone))).toEqual({ lost: [], doubled: [] });
    for (const [round, share] of random.shares(KILL_ROUNDS).entries()) {
      members = await plantAll(round + 1);
      everyone.push(...members);
      const killed = () => void site.child.kill('SIGKILL');
      killAt(random.next(), { proxy, statements: closing, kill: killed }, random);
      for (const member of members) await close(member, journal);
      await site.kill();
      proxy.count();
      await untilIdle(urls.ownerUrl);
      expect(journal.compare(await stored(everyone))).toEqual({ lost: [], doubled: [] });
      await start();
      for (const member of members) if (!journal.isAcknowledged(closedName(member))) await close(member, journal);
      await site.kill();
      await untilIdle(urls.ownerUrl);
      const before = await letTimePass(members);
      const job = await addJob(urls.ownerUrl, 'erase-due-accounts');
      proxy.waitFor({
        ...{ from: FIRST_STATEMENT, nth: 1 + Math.floor(share * statements), reachesDatabase: random.next() < 0.5 },
        then: killed,
      });
      await start().catch(() => undefined);
      const isJobDone = async () =>
        (await rows(`select from pgboss.job where id = $1::uuid and state = 'completed'`, [job])).length > 0;
      await until('the process is killed or done', async () => site.child.signalCode !== null || (await isJobDone()));
      await site.kill();
      proxy.count();
      await untilIdle(urls.ownerUrl);
      for (const [n, member] of members.entries()) await assertWhole(member, before[n] ?? []);
      expect(journal.compare(await stored(everyone))).toEqual({ lost: [], doubled: [] });
      const jobs = [await addJob(urls.ownerUrl, 'erase-due-accounts'), await addJob(urls.ownerUrl, 'remove-orphans')];
      await start();
      for (const each of jobs) await untilDone(urls.ownerUrl, each);
      await untilDone(urls.ownerUrl, await addJob(urls.ownerUrl, 'remove-orphans'));
      for (const member of members) {
        for (const text of [member.mark, member.email]) expect([text, await traces(text)]).toEqual([text, []]);
        journal.acknowledge(erasedName(member));
        expect(member.files.filter((name) => existsSync(join(filesFolder(), name)))).toEqual([]);
      }
      expect(journal.compare(await stored(everyone))).toEqual({ lost: [], doubled: [] });
      // Jobs may also have prepared an email to the bystander, such as a digest.
      expect(await traces(bystander.mark)).toEqual(expect.arrayContaining([...bystanderTraces]));
      expect(readdirSync(filesFolder()).toSorted()).toEqual(bystander.files.toSorted());
      journal.endRound();
    }
    journal.report(`${String(closing)} and ${String(statements)} statements`);
  });
});
