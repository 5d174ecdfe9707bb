import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { MAX_QUEUE_ROWS, QUEUES } from '../../../domain/administration/queue.js';
import { PostgresQueueReads } from '../../../infrastructure/administration/queues/queue-rows.query.js';
import { QUEUE_SQL } from '../../../infrastructure/administration/queues/queue-statements.js';
import { databaseConnection } from '../../../infrastructure/config/database-connection.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { QueueRows } from '../../../interfaces/contract/administration/queue.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

/** Items of each queue: as many as one answer contains. */
const MANY = MAX_QUEUE_ROWS;
const ALL = `generate_series(1, ${MANY}) n`;
const MEMBER = `('00000000-0000-4000-8000-' || lpad((n % 1000)::text, 12, '0'))::uuid`;

/** Every queue is full, with facts for every mark. */
const FULL: readonly string[] = [
  `insert into users (id, first_name, created_at) select ${MEMBER}, 'Member ' || n, now() - n * interval '20 minutes' from generate_series(0, 999) n`,
  `insert into businesses (id, name, category, city, state, website, phone, description, approval_status, owner_id)
    select n, 'Waiting ' || n, 'hotels', 'Austin', 'TX', 'https://site' || n % 500 || '.example/', '(512) 555-' || lpad((n % 5000)::text, 4, '0'), repeat('A quiet place for dogs. ', 20),
      'pending', ${MEMBER} from ${ALL}`,
  `insert into businesses (id, name, category, city, state, phone, approval_status)
    select ${MANY} + n, 'Public ' || n, 'hotels', 'Austin', 'TX', '(512) 555-' || lpad((n % 5000)::text, 4, '0'), 'approved' from ${ALL}`,
  `insert into link_checks (url, problem) select 'https://site' || n || '.example/', case when n % 2 = 0 then 'no_answer' end from generate_series(0, 499) n`,
  `insert into business_claims (id, business_id, claimant_user_id, claimant_name, claimant_email, verification_method)
    select n, ${MANY} + n, ${MEMBER}, 'Someone', 'someone@example.com', 'website_verification' from ${ALL}`,
  `insert into ownership_requests (id, business_id, requester_id, status, message, answer_by)
    select n, ${MANY} + n, ${MEMBER}, 'under_review', 'I bought the place.', now() from ${ALL}`,
  `insert into user_feedback (id, feedback_type, title, description) select n, 'bug_report', 'A bug', 'It does not work.' from ${ALL}`,
  `insert into reviews (id, business_id, user_id, rating, title, content)
    select n, ${MANY} + n, ${MEMBER}, 4, 'Fine', 'A fine place.' from ${ALL}`,
  `insert into moderation_cases (id, target_type, target_id) select n, 'review', n from ${ALL}`,
  `insert into reports (id, case_id, reason) select n, n, 'spam' from ${ALL}`,
  `insert into notices (id, member_id, kind, note, decided_by) select n, ${MEMBER}, 'warning', 'Be kind.', 'Ada' from ${ALL}`,
  `insert into appeals (id, notice_id, text) select n, n, 'I was kind.' from ${ALL}`,
  `insert into copyright_notices (id, name, email, postal_address, work, signature, items)
    select n, 'Cleo', 'cleo@example.com', '1 Street', 'A photo.', 'Cleo', '[]' from ${ALL}`,
  `insert into duplicate_candidates (id, lower_id, upper_id, score)
    select n, ${MANY} + n, ${MANY} + n % ${MANY} + 1 + n / ${MANY}, 80 from generate_series(1, ${MANY} - 1) n`,
  `insert into submission_networks (kind, id, network_hash) select kind, n, 'network ' || n % 2000
    from ${ALL}, unnest('{business,claim,feedback,report}'::text[]) kind`,
  `delete from duplicate_checks`,
  `analyze`,
];

let owner: pg.Pool;
let database: Database;
let reads: PostgresQueueReads;

beforeAll(async () => {
  const urls = await emptyDirectory('database_queue_rows');
  owner = new pg.Pool({ ...databaseConnection(urls.ownerUrl), max: 1 });
  for (const statement of FULL) await owner.query(statement);
  database = new Database({ url: urls.appUrl, connections: 4 });
  reads = new PostgresQueueReads(database, { now: () => new Date() });
}, 120_000);

afterAll(async () => {
  await database?.close();
  await owner?.end();
});

const rowsOf = async (queue: (typeof QUEUES)[number]) =>
  QueueRows.strict().parse(JSON.parse(await reads.rows(queue, MAX_QUEUE_ROWS)));

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** Returns how many rows each step of a plan read. */
const readBy = (plan: Plan): readonly number[] => [
  plan['Actual Loops'] *
    (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Join Filter'] ?? 0)),
  ...(plan.Plans ?? []).flatMap(readBy),
];

describe('a queue of 10,000 items', () => {
  it.each(QUEUES.map((queue) => [queue]))('is returned as a whole: %s', async (queue) => {
    const { rows, total, capped } = await rowsOf(queue);
    const many = queue === 'duplicates' ? MANY - 1 : MANY;
    expect([rows.length, new Set(rows.map(({ id }) => id)).size, total, capped]).toEqual([many, many, many, false]);
  });

  it('has the marks of each item', async () => {
    const marks = (await rowsOf('approvals')).rows.flatMap((row) => row.marks.map(({ mark }) => mark));
    const counted = (wanted: string) => marks.filter((mark) => mark === wanted).length;
    const counts = ['same_network', 'unreachable_link', 'duplicate'].map(counted);
    expect(counts).toEqual([MANY, MANY / 2, MANY]);
    // One of the ten listings of each account that is younger than a week: 504 times 20 minutes.
    expect(counted('first_listing')).toBeGreaterThan(500);
    expect((await rowsOf('claims')).rows.every((row) => row.marks[0]?.mark === 'no_proof')).toBe(true);
  });

  it.each(QUEUES.map((queue) => [queue]))(
    'is read in steps that read at most as many rows as the tables have: %s',
    async (queue) => {
      const client = await owner.connect();
      await client.query('set plan_cache_mode = force_generic_plan');
      await client.query(`prepare "${queue}" (integer) as ${QUEUE_SQL[queue].rows.text}`);
      const { rows } = await client.query(`explain (analyze, format json) execute "${queue}" (${MAX_QUEUE_ROWS})`);
      client.release();
      expect(Math.max(...readBy(rows[0]['QUERY PLAN'][0].Plan))).toBeLessThanOrEqual(MANY * 10);
    },
  );

  it('counts more items than it returns, and says so', async () => {
    await owner.query(
      `insert into user_feedback (id, feedback_type, title, description) values (${MANY + 1}, 'bug_report', 'One more', 'Words.')`,
    );
    const { rows, total, capped } = await rowsOf('feedback');
    expect([rows.length, total, capped]).toEqual([MANY, MANY, true]);
    expect(rows.at(-1)?.name).toBe('A bug');
  });
});
