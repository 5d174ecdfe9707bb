import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keepFacts } from '../../../infrastructure/fact/keep-facts.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { DECISIONS, plantDecidable } from '../../support/administration/decisions.js';
import { NOT_UNDOABLE } from '../../support/administration/not-undoable.js';
import { undoingAs, type SentCall } from '../../support/administration/undoing.js';
import { UNRECORDED_TABLES } from '../../support/administration/unrecorded-tables.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { continueIds } from '../../support/member-rows.js';
import { POLICY } from '../../support/policy/policies.js';
import { seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let calls: ReturnType<typeof undoingAs>;

/** Ids of Olive's businesses with a policy: one whose owner can be asked, and one that a report says is closed. */
const [ASKED, REPORTED] = [5, 15];

/** Calls that DECISIONS lacks, because they have no body, two entries, or can be repeated. */
const MORE: readonly (readonly [call: string, SentCall])[] = [
  ['DELETE /api/admin/businesses/:id', { url: '/api/admin/businesses/14' }],
  [
    'POST /api/admin/user-feedback/:id/close-business',
    { url: '/api/admin/user-feedback/701/close-business', payload: { reason: 'The sign says so.' } },
  ],
  [
    'POST /api/admin/policies/:id/confirm',
    {
      url: `/api/admin/policies/${String(ASKED)}/confirm`,
      payload: { facts: [{ key: 'maxWeightLb', value: 50 }], reason: 'Called Rosa.' },
    },
  ],
  ['POST /api/admin/policies/:id/ask', { url: `/api/admin/policies/${String(ASKED)}/ask` }],
  ['DELETE /api/admin/import-mappings/:id', { url: '/api/admin/import-mappings/601' }],
  [
    'POST /api/admin/bulk',
    { url: '/api/admin/bulk', payload: { action: 'business.delete', ids: [14, 16, 17], reason: 'Gone.' } },
  ],
];

beforeAll(async () => {
  const urls = await emptyDirectory('http_undo_everything');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  calls = undoingAs(app, await signedInAsAdministrator(app));
  const { pool } = app.database;
  await plantDecidable(app.database);
  await pool.query(
    `insert into user_feedback (id, feedback_type, title, description, contact_email, business_id)
     values (701, 'listing_issue', 'Closed', 'It is closed.', 'rosa@example.com', $1)`,
    [REPORTED],
  );
  await pool.query(
    `insert into import_mappings (id, columns_hash, mapping, used_by) values (601, 'a hash', $1, 'Ada')`,
    [JSON.stringify({ columns: [], constants: { category: null, kind: null, state: null } })],
  );
  await pool.query(`update businesses set policy = $2, updated_at = now() - interval '400 days' where id = $1`, [
    ASKED,
    POLICY,
  ]);
  await keepFacts(app.nest.get(UnitOfWork), new Date());
});

afterAll(() => app?.close());

const undoable = Object.entries(DECISIONS).filter(([call]) => !(call in NOT_UNDOABLE));

describe('POST /api/admin/decisions/{id}/undo', () => {
  it('is possible for every administrators’ call that decides something', () => {
    const writes = [...app.routes].flatMap(([path, methods]) =>
      methods
        .filter((method) => path.startsWith('/api/admin') && !['GET', 'HEAD', 'OPTIONS'].includes(method))
        .map((method) => `${method} ${path}`),
    );
    const covered = [...undoable.map(([call]) => call), ...MORE.map(([call]) => call), ...Object.keys(NOT_UNDOABLE)];
    expect(writes.filter((call) => !covered.includes(call))).toEqual(['POST /api/admin/audit-log/:id/undo']);
    expect(covered.filter((call) => !writes.includes(call))).toEqual([]);
  });

  it.each([...undoable, ...MORE])('restores the whole database after %s', async (call, made) => {
    const { decided, left } = await calls.decideAndUndo(call, made);
    expect([call, left]).toEqual([call, []]);
    expect([call, decided.length > 0]).toEqual([call, true]);
  });

  it('restores the whole database after the undo of a change in the audit log', async () => {
    await calls.decide('POST', { url: '/api/admin/businesses/18/hide', payload: { reason: 'Under investigation.' } });
    const { rows } = await app.database.pool.query<{ id: string }>('select max(id) as id from audit_log');
    const url = `/api/admin/audit-log/${String(rows[0]?.id)}/undo`;
    const { decided, left } = await calls.decideAndUndo('POST', { url, payload: { reason: 'All fine.' } });
    expect([decided.includes('businesses'), left]).toEqual([true, []]);
  });

  it('records the changes of every table, except those with a reason', async () => {
    const { rows } = await app.database.pool.query<{ name: string; recorded: boolean }>(
      `select c.relname as name, exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = c.relname || '_decided') as recorded
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
    );
    expect(rows.filter(({ recorded }) => !recorded).map(({ name }) => name)).toEqual(
      Object.keys(UNRECORDED_TABLES).toSorted(),
    );
  });
});
