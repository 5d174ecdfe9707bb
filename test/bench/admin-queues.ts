/**
 * Measures how fast the administrators' queues open with 10,000 entries each: the SQL statements of the first page and
 * of page 251, and the API calls of the built server, for a page and for all rows. Creates its own database. Needs a build. Run:
 * `node --import ./test/support/run-sources.ts test/bench/admin-queues.ts`
 */
import type * as EmbeddedRoles from '../../infrastructure/postgres/embedded/embedded-roles.js';
import type * as AdminFeedbackReads from '../../infrastructure/feedback/admin-feedback-reads.query.js';
import type * as AppealReads from '../../infrastructure/moderation/appeal-reads.query.js';
import type * as ApprovalReads from '../../infrastructure/business/approval-reads.query.js';
import type * as ClaimReads from '../../infrastructure/claim/claim-reads.query.js';
import type * as CopyrightReads from '../../infrastructure/moderation/copyright/copyright-reads.query.js';
import type * as DirectoryFigures from '../../infrastructure/administration/directory-figures.query.js';
import type * as ReportReads from '../../infrastructure/moderation/report-reads.query.js';
import type * as VerificationReads from '../../infrastructure/business/verification-reads.query.js';
import type * as Databases from '../../infrastructure/postgres/database.js';
import { MAX_QUEUE_ROWS, QUEUES } from '../../domain/administration/queue.js';
import type { ListPage, PageRequest } from '../../application/shared/page.js';
import { built, createDirectory, start, stop, type Server } from './measuring/measured-server.js';

/** Maximum time to open a queue, in milliseconds. */
const TARGET_MS = 300;
const WAITING = 10_000;
const LIMIT = 20;
/** How many pages precede the deep page. */
const DEEP = 250;
const CALLS = 30;
const PASSWORD = 'a password for benchmarks';

/** Fills each queue. The businesses already exist. */
const FILL = [
  `insert into users (id, email, first_name)
   select gen_random_uuid(), 'member-' || n || '@example.com', 'Member ' || n from generate_series(1, ${WAITING}) n`,
  `insert into businesses (name, category, description, city, state, approval_status, created_at)
   select 'Waits ' || n, 'services', repeat('Good for pets. ', 10), 'Austin', 'TX', s, now() - n * interval '1 minute'
   from generate_series(1, ${WAITING}) n, unnest(array['pending', 'approved']) s`,
  `insert into business_claims (business_id, claimant_user_id, claimant_name, claimant_email, verification_method, created_at)
   select b.id, u.id, 'Member', 'member@example.com', 'document_upload', now() - u.n * interval '1 minute'
   from (select id, row_number() over () as n from businesses where is_public) b
     join (select id, row_number() over () as n from users) u using (n)`,
  `insert into user_feedback (feedback_type, title, description, created_at)
   select 'listing_issue', 'Title ' || n, repeat('Words. ', 30), now() - n * interval '1 minute' from generate_series(1, ${WAITING}) n`,
  `insert into reviews (business_id, user_id, rating, title, content)
   select b.id, u.id, 4, 'A title', repeat('Words. ', 30)
   from (select id, row_number() over () as n from businesses where is_public) b
     join (select id, row_number() over () as n from users) u using (n)`,
  `insert into moderation_cases (target_type, target_id, created_at)
   select 'review', id::text, now() - id * interval '1 minute' from reviews`,
  `insert into reports (case_id, reason, reporter_email)
   select c.id, 'spam', 'reader-' || n || '@example.com' from moderation_cases c, generate_series(1, 3) n`,
  `insert into notices (member_id, kind, reason, note, decided_by, token_hash)
   select id, 'warning', 'spam', 'A note', 'Ruth', id::text from users`,
  `insert into appeals (notice_id, text, created_at)
   select id, 'This was a misunderstanding.', now() - id * interval '1 minute' from notices`,
  `insert into copyright_notices (name, email, postal_address, work, signature, items, created_at)
   select 'Pat', 'pat@example.com', '7 Example Lane', 'My photo', 'Pat', '[]', now() - n * interval '1 minute'
   from generate_series(1, ${WAITING}) n`,
  'vacuum analyze',
];

const { PostgresAdminFeedbackReads } = await built<typeof AdminFeedbackReads>(
  'infrastructure/feedback/admin-feedback-reads.query.js',
);
const { PostgresAppealReads } = await built<typeof AppealReads>('infrastructure/moderation/appeal-reads.query.js');
const { PostgresApprovalReads } = await built<typeof ApprovalReads>('infrastructure/business/approval-reads.query.js');
const { PostgresClaimReads } = await built<typeof ClaimReads>('infrastructure/claim/claim-reads.query.js');
const { PostgresCopyrightReads } = await built<typeof CopyrightReads>(
  'infrastructure/moderation/copyright/copyright-reads.query.js',
);
const { PostgresDirectoryFigures } = await built<typeof DirectoryFigures>(
  'infrastructure/administration/directory-figures.query.js',
);
const { PostgresReportReads } = await built<typeof ReportReads>('infrastructure/moderation/report-reads.query.js');
const { PostgresVerificationReads } = await built<typeof VerificationReads>(
  'infrastructure/business/verification-reads.query.js',
);
const { Database } = await built<typeof Databases>('infrastructure/postgres/database.js');

/** Records how long the last run of each statement took. */
class TimedDatabase extends Database {
  readonly durationsMs = new Map<string, number>();

  override async rows<Row extends object>(statement: Databases.Statement, values?: readonly unknown[]) {
    const startedAt = performance.now();
    const rows = await super.rows<Row>(statement, values);
    this.durationsMs.set(statement.name, performance.now() - startedAt);
    return rows;
  }
}

const { runSql } = await built<typeof EmbeddedRoles>('infrastructure/postgres/embedded/embedded-roles.js');
const directory = await createDirectory();
const database = new TimedDatabase({ url: directory.url, connections: 2 });
process.env['ADMIN_PASSWORD'] = PASSWORD;
let server: Server | null = null;
try {
  await runSql(directory.ownerUrl, async (client) => {
    for (const statement of FILL) await client.query(statement);
  });
  server = await start('product', directory.url);
  const cookie = await signIn(server.address);
  for (const [path, page] of Object.entries(queues()))
    await measure(`${server.address}/api/admin/${path}`, cookie, page);
  for (const queue of QUEUES) {
    const url = `${server.address}/api/admin/queues/${queue}`;
    print(`${new URL(url).pathname}, all rows: ${await timeCalls(url, cookie, MAX_QUEUE_ROWS)}`);
  }
  await figures(`${server.address}/api/admin/stats`, cookie);
} finally {
  await database.close();
  if (server !== null) await stop(server.child);
  await directory.stop();
}

type Page = (request: PageRequest) => Promise<ListPage>;

/** Returns the API path and the query of each queue. */
function queues(): Readonly<Record<string, Page>> {
  const [approval, verification] = [
    new PostgresApprovalReads(database, 'demo'),
    new PostgresVerificationReads(database, 'demo'),
  ];
  const [claims, feedback] = [new PostgresClaimReads(database), new PostgresAdminFeedbackReads(database)];
  const [reports, appeals] = [new PostgresReportReads(database), new PostgresAppealReads(database)];
  const copyright = new PostgresCopyrightReads(database);
  return {
    'pending-businesses': (request) => approval.waiting(request),
    'business-verification': (request) => verification.inState('waiting', request),
    'business-claims': (request) => claims.inStates(['pending', 'under_review'], request),
    'user-feedback/pending': (request) => feedback.page('pending', request),
    'user-feedback': (request) => feedback.page('all', request),
    reports: (request) => reports.inStates(['open'], request),
    appeals: (request) => appeals.inStates(['open'], request),
    'copyright-notices': (request) => copyright.inStates('open', new Date(), request),
  };
}

async function measure(url: string, cookie: string, page: Page): Promise<void> {
  const { total } = await page({ limit: LIMIT, cursor: null });
  const first = await statements(page, null);
  let cursor: string | null = null;
  for (let n = 0; n < DEEP; n += 1) cursor = (await page({ limit: LIMIT, cursor })).next;
  const deep = await statements(page, cursor);
  print(`${new URL(url).pathname} (${total.toLocaleString('en-US')} entries)`);
  print(`  first page:  ${first}`);
  print(`  page ${DEEP + 1}:    ${deep}`);
  print(`  API call:    ${await timeCalls(url, cookie)}; target ${TARGET_MS} ms`);
}

async function figures(url: string, cookie: string): Promise<void> {
  await new PostgresDirectoryFigures(database).now();
  database.durationsMs.clear();
  await new PostgresDirectoryFigures(database).now();
  print(`${new URL(url).pathname}: ${durations()}; API call: ${await timeCalls(url, cookie)}`);
}

/** Returns the durations of a page's statements, prepared and warm. */
async function statements(page: Page, cursor: string | null): Promise<string> {
  await page({ limit: LIMIT, cursor });
  database.durationsMs.clear();
  await page({ limit: LIMIT, cursor });
  return durations();
}

function durations(): string {
  return [...database.durationsMs].map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`).join(', ');
}

async function timeCalls(url: string, cookie: string, limit = LIMIT): Promise<string> {
  const times: number[] = [];
  for (let n = 0; n < CALLS; n += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${url}?limit=${limit}`, { headers: { cookie } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
    times.push(performance.now() - startedAt);
  }
  const [first = 0] = times;
  times.sort((a, b) => a - b);
  return `first ${first.toFixed(1)} ms, p50 ${times[CALLS / 2]?.toFixed(1)} ms, max ${times.at(-1)?.toFixed(1)} ms`;
}

/** Returns the session cookie of the built-in administrator. */
async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/admin/login`, {
    ...{
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD }),
    },
  });
  return String(response.headers.get('set-cookie')).split(';', 1)[0] ?? '';
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
