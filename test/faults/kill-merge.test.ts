import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runSql } from '../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory } from '../support/app.js';
import { addJob, untilDone, untilIdle } from '../support/faults/kill/jobs-now.js';
import { Journal } from '../support/faults/kill/journal.js';
import { killAt } from '../support/faults/kill/kill-moment.js';
import { Random } from '../support/faults/kill/random.js';
import { KILL_ROUNDS } from '../support/faults/rounds.js';
import { startStatementProxy, type StatementProxy } from '../support/faults/kill/statement-proxy.js';
import { recount } from '../support/member-rows.js';
import type { TestDatabase } from '../support/postgres/postgres.js';
import { startProcess, type Process } from '../support/running-process.js';
import { inconsistencies } from '../support/totals.js';

/** Pairs of duplicates per round. The first one's merge is undone, too. */
const PAIRS = 4;

let urls: TestDatabase;
let proxy: StatementProxy;
let site: Process;
let cookie: string;
const random = new Random();

beforeAll(async () => {
  urls = await emptyDirectory('kill_merge');
  proxy = await startStatementProxy(urls.appUrl);
});

afterAll(async () => {
  await site?.kill();
  await proxy?.stop();
});

const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await runSql(urls.ownerUrl, (client) => client.query<Row>(text, values))).rows;

async function start(): Promise<void> {
  site = await startProcess(proxy.through(urls.appUrl));
  const { headers } = await fetch(`${site.url}/api/admin/login`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ password: 'an administrator of two processes' }),
  });
  cookie = String(headers.get('set-cookie')).split(';', 1)[0] ?? '';
}

interface Pair {
  readonly keepId: number;
  readonly mergedId: number;
}

/** Adds two places. Three members have reviewed the second one, and one of them the first one. Two have saved the second. */
async function plantPair(number: number): Promise<Pair> {
  const [keepId, mergedId] = [2 * number + 1, 2 * number + 2];
  await runSql(urls.ownerUrl, async (client) => {
    await client.query('begin');
    await client.query(
      `insert into users (id, email, first_name) select gen_random_uuid(), n || '.' || $1 || '@twins.example', 'Twin ' || $1
       from generate_series(1, 4) n`,
      [number],
    );
    await client.query(
      `insert into businesses (id, name, category, city, state, approval_status, owner_id, claimed_by, claimed_at, is_claimed, created_at)
       select id, 'Twin ' || id, 'services', 'Austin', 'TX', 'approved', o.id_of, o.id_of, case when o.id_of is not null then now() end, o.id_of is not null, now() - interval '1 year'
       from unnest(array[$1::int, $2::int]) id, lateral (select case when id = $2 then (select u.id from users u where u.email = '4.' || $3 || '@twins.example') end as id_of) o`,
      [keepId, mergedId, String(number)],
    );
    await client.query(
      `insert into reviews (business_id, user_id, rating, title, content, state, is_published, created_at)
       select b.id, u.id, 4, 'A review', 'Words of a review.', 'shown', true, now() - interval '1 day' * (b.id + n)
       from generate_series(1, 3) n join users u on u.email = n || '.' || $3 || '@twins.example'
       join unnest(array[$1::int, $2::int]) b(id) on b.id = $2 or n = 1`,
      [keepId, mergedId, String(number)],
    );
    await client.query(
      `with list as (insert into saved_lists (user_id, name) select id, 'Trip' from users where email in ('1.' || $2, '2.' || $2) returning id, user_id)
       insert into saved_places (list_id, user_id, business_id) select id, user_id, $1 from list`,
      [mergedId, `${String(number)}@twins.example`],
    );
    await recount(client);
    await client.query('commit');
  });
  return { keepId, mergedId };
}

/** The rows of a pair in every table that a merge changes. */
const STATE = `select
    (select count(*)::int from business_merges m where m.kept_id = $1 and m.merged_id = $2) as merges,
    (select count(*)::int from business_merges m where m.kept_id = $1 and m.merged_id = $2 and m.undone_at is not null) as undone,
    (select merged_into is not null and not is_active from businesses where id = $2) as "isHidden",
    (select count(*)::int from reviews where business_id = $1) as reviews,
    (select count(*)::int from reviews where business_id = $1 and state = 'shown') as shown,
    (select count(*)::int from saved_places where business_id = $1) as saved,
    (select count(*)::int from audit_log where target_id = $2::text and action like 'business.%erge') as entries,
    (select count(*)::int from outbox where dedupe_key like 'merge:' || (select max(id) from business_merges where merged_id = $2) || ':%') as emails`;

const APART = { isHidden: false, reviews: 1, shown: 1, saved: 0 };
/** The three states of a pair. Anything else is half a merge. */
const STATES = {
  apart: { ...APART, merges: 0, undone: 0, entries: 0, emails: 0 },
  merged: { isHidden: true, reviews: 3, shown: 3, saved: 2, merges: 1, undone: 0, entries: 1, emails: 1 },
  'merged and undone': { ...APART, merges: 1, undone: 1, entries: 2, emails: 2 },
};

async function stateOf({ keepId, mergedId }: Pair): Promise<keyof typeof STATES> {
  const [found] = await rows<(typeof STATES)['merged']>(STATE, [keepId, mergedId]);
  const name = Object.entries(STATES).find(([, state]) =>
    Object.entries(state).every(([field, value]) => found?.[field as 'merges'] === value),
  )?.[0];
  if (name === undefined) throw new Error(`Half a merge of ${String(mergedId)}: ${JSON.stringify(found)}`);
  return name as keyof typeof STATES;
}

const sent = new Set<string>();

/** Sends a decision. Returns whether there was an answer. A repeated decision may have been made by the first call. */
async function isAnswered(path: string, body: object = {}): Promise<boolean> {
  const call = path + JSON.stringify(body);
  const accepted = sent.has(call) ? [200, 409] : [200];
  sent.add(call);
  const answer = await fetch(site.url + path, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { cookie, origin: site.url, 'content-type': 'application/json' },
  }).catch(() => null);
  const text = answer === null ? null : await answer.text().catch(() => null);
  if (answer === null || text === null) return false;
  expect([accepted.includes(answer.status), answer.status, text]).toEqual([true, answer.status, text]);
  return true;
}

const mergeName = ({ mergedId }: Pair) => `merge of ${String(mergedId)}`;
const undoName = ({ mergedId }: Pair) => `undo of the merge of ${String(mergedId)}`;

/** Merges all pairs and undoes the first merge, and records what is acknowledged. */
async function decideAll(pairs: readonly Pair[], journal: Journal): Promise<void> {
  for (const pair of pairs) {
    if (journal.isAcknowledged(mergeName(pair))) continue;
    if (await isAnswered('/api/admin/duplicates/merge', { ...pair, owner: 'none' }))
      journal.acknowledge(mergeName(pair));
  }
  const [first] = pairs;
  if (first === undefined || journal.isAcknowledged(undoName(first)) || !journal.isAcknowledged(mergeName(first)))
    return;
  const [merge] = await rows<{ id: number }>('select id from business_merges where merged_id = $1', [first.mergedId]);
  if (await isAnswered(`/api/admin/merges/${String(merge?.id)}/undo`)) journal.acknowledge(undoName(first));
}

/** Names each merge and each undo in the database. */
async function stored(): Promise<string[]> {
  const merges = await rows<{ mergedId: number; isUndone: boolean }>(
    'select merged_id as "mergedId", undone_at is not null as "isUndone" from business_merges',
  );
  return merges.flatMap((merge) => {
    const pair = { keepId: 0, mergedId: merge.mergedId };
    return merge.isUndone ? [mergeName(pair), undoName(pair)] : [mergeName(pair)];
  });
}

async function assertWhole(pairs: readonly Pair[], journal: Journal): Promise<string[]> {
  const states = [];
  for (const pair of pairs) states.push(await stateOf(pair));
  expect(journal.compare(await stored())).toEqual({ lost: [], doubled: [] });
  // Of a member's two reviews, a merge keeps the older one, hidden, at the merged place.
  const { 'reviews of places that are not public': _, ...wrong } = await runSql(urls.ownerUrl, inconsistencies);
  expect(wrong).toEqual({});
  return states;
}

describe('kill -9 of the server during merges of duplicates', () => {
  it('leaves each pair either merged or apart, and keeps every acknowledged decision', async () => {
    const journal = new Journal('kill -9 during a merge');
    const planted = async (round: number) => {
      const pairs: Pair[] = [];
      for (let n = 0; n < PAIRS; n += 1) pairs.push(await plantPair(round * PAIRS + n));
      return pairs;
    };
    const done = ['merged and undone', ...Array.from({ length: PAIRS - 1 }, () => 'merged')];
    await start();
    const undisturbed = await planted(0);
    proxy.count();
    await decideAll(undisturbed, journal);
    const statements = proxy.counted;
    expect(await assertWhole(undisturbed, journal)).toEqual(done);
    for (const [round, share] of random.shares(KILL_ROUNDS).entries()) {
      const pairs = await planted(round + 1);
      killAt(share, { proxy, statements, kill: () => void site.child.kill('SIGKILL') }, random);
      await decideAll(pairs, journal);
      await site.kill();
      proxy.count();
      await untilIdle(urls.ownerUrl);
      await assertWhole(pairs, journal);
      await rows(`update decisions set decided_at = now() - interval '1 minute'`);
      const job = await addJob(urls.ownerUrl, 'release-decision');
      await start();
      await decideAll(pairs, journal);
      expect(await assertWhole(pairs, journal)).toEqual(done);
      await untilDone(urls.ownerUrl, job);
      journal.endRound();
    }
    await rows(`update decisions set decided_at = now() - interval '1 minute'`);
    await untilDone(urls.ownerUrl, await addJob(urls.ownerUrl, 'release-decision'));
    expect(await rows('select from decisions where settled_at is null')).toEqual([]);
    expect(await rows('select from outbox where held_by is not null')).toEqual([]);
    journal.report(`${String(statements)} statements`);
  });
});
