import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, HIDDEN, seedDirectory } from '../../support/search/seeded.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';

let app: TestApp;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_audit_log');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

/** A decision: what is called, and what the audit log then says of whom. */
interface Decided {
  readonly url: string;
  readonly payload: object;
  readonly entry: { readonly action: string; readonly target: string; readonly reason: string | null };
}

const business = (id: number, move: string, action: string, payload: Record<string, string> = {}): Decided => ({
  url: `/api/admin/businesses/${id}/${move}`,
  payload,
  entry: {
    action: `business.${action}`,
    target: `business ${id}`,
    reason: payload['rejectionReason'] ?? payload['reason'] ?? null,
  },
});

const claim = (id: number, decision: string, payload: Record<string, string> = {}): Decided => ({
  url: `/api/admin/business-claims/${id}/${decision}`,
  payload,
  entry: { action: `claim.${decision}`, target: `claim ${id}`, reason: payload['rejectionReason'] ?? null },
});

/** Every call of an administrator that changes something, with a decision by it. A new call needs a line here. */
const DECISIONS: Readonly<Record<string, Decided>> = {
  'POST /api/admin/businesses/:id/review': business(HIDDEN.pending, 'review', 'takeUp'),
  'POST /api/admin/businesses/:id/approve': business(HIDDEN.pending, 'approve', 'approve'),
  'POST /api/admin/businesses/:id/reject': business(HIDDEN.under_review, 'reject', 'reject', {
    rejectionReason: 'A duplicate.',
  }),
  'POST /api/admin/businesses/:id/needs-revision': business(100_000, 'needs-revision', 'requestRevision', {
    reason: 'Which street?',
  }),
  'POST /api/admin/business-claims/:id/approve': claim(501, 'approve'),
  'POST /api/admin/business-claims/:id/reject': claim(502, 'reject', { rejectionReason: 'No proof.' }),
};

/** Those that decide on nothing. */
const NO_DECISION = ['POST /api/admin/login', 'POST /api/admin/logout'];

const entries = async () =>
  (
    await app.database.pool.query<Record<string, string | null>>(
      `select actor, action, target_type || ' ' || target_id as target, reason from audit_log order by id`,
    )
  ).rows;

describe('the audit log', () => {
  it('has an entry of every call of an administrator that changes something', async () => {
    const writes = [...app.routes].flatMap(([path, methods]) =>
      methods
        .filter((method) => path.startsWith('/api/admin') && !['GET', 'HEAD', 'OPTIONS'].includes(method))
        .map((method) => `${method} ${path}`),
    );
    expect(writes.toSorted()).toEqual([...Object.keys(DECISIONS), ...NO_DECISION].toSorted());
  });

  it('says of each decision who decided what about whom, and why, once', async () => {
    await app.database.pool.query(
      `insert into businesses (name, category, approval_status) values ('A third one', 'services', 'pending'),
         ('Claimed by Ada', 'services', 'approved'), ('Claimed by Ada too', 'services', 'approved')`,
    );
    await app.database.pool.query(
      `insert into business_claims (id, business_id, claimant_user_id, claimant_name, claimant_email, verification_method)
       select n, n + 99500, $1, 'Ada', 'ada@example.com', 'website_verification' from unnest(array[501, 502]) n`,
      [ADA],
    );
    for (const [call, { url, payload, entry }] of Object.entries(DECISIONS)) {
      const before = await entries();
      const method = call.split(' ', 1)[0] as 'POST';
      const answer = await app.fastify.inject({ method, url, headers: { cookie: administrator }, payload });
      expect([call, answer.statusCode]).toEqual([call, 200]);
      expect([call, (await entries()).slice(before.length)]).toEqual([call, [{ actor: 'Administrator', ...entry }]]);
    }
  });

  it('has none of a decision that was refused', async () => {
    const before = await entries();
    for (const [call, { url, payload }] of Object.entries(DECISIONS)) {
      const method = call.split(' ', 1)[0] as 'POST';
      const answers = [
        await app.fastify.inject({ method, url, headers: { cookie: administrator }, payload }),
        await app.fastify.inject({ method, url, payload }),
        await app.fastify.inject({
          method,
          url: url.replace(/\d+/, '999999'),
          headers: { cookie: administrator },
          payload,
        }),
      ];
      expect([call, ...answers.map(({ statusCode }) => statusCode)]).toEqual([call, 409, 401, 404]);
    }
    expect(await entries()).toEqual(before);
  });
});
