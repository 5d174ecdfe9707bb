import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CheckLinks } from '../../../application/administration/check-links.js';
import { MAX_QUEUE_ROWS, QUEUES, type Queue } from '../../../domain/administration/queue.js';
import { pruneExpired } from '../../../infrastructure/jobs/prune.js';
import { QueueRows } from '../../../interfaces/contract/administration/queue.js';
import { Problem } from '../../../interfaces/contract/shared/problem.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { CHANGED, plantWaiting, TWIN, WAITING } from '../../support/administration/waiting-items.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';
import { StubNames, stubServer, webWith, type StubServer } from '../../support/web/stub-web.js';

let app: TestApp;
let site: StubServer;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_queues');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  site = await stubServer((request, response) => response.writeHead(request.url === '/gone' ? 404 : 403).end());
  const web = webWith(new StubNames({ 'up.example': [['127.0.0.1']] }), site.port);
  app = await startTestApp(urls, WITH_ADMINISTRATOR, undefined, web);
  administrator = await signedInAsAdministrator(app);
  await plantWaiting(app);
});

afterAll(async () => {
  await app?.close();
  await site?.close();
});

const get = (url: string, cookie = administrator) => app.fastify.inject({ url, headers: { cookie } });
const sql = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;
const queue = async (name: Queue, query = '') =>
  QueueRows.strict().parse((await get(`/api/admin/queues/${name}${query}`)).json());
const marksOf = async (name: Queue, id: number) => {
  const row = (await queue(name)).rows.find((each) => each.id === id);
  return Object.fromEntries((row?.marks ?? []).map(({ mark, why }) => [mark, why]));
};

const ROWS: Readonly<Record<Queue, object>> = {
  approvals: {
    ...{
      name: 'Barkside',
      town: 'Austin, TX',
      kind: 'Cafe',
      since: '2026-05-01T07:12:00.000Z',
      proof: null,
      version: 1,
    },
  },
  claims: { name: 'The Paw Inn', town: null, kind: 'Hotels & Travel', since: '2026-05-03T00:00:00.000Z', proof: null },
  ownership: {
    ...{ name: 'Paw Inn', town: null, kind: 'Hotels & Travel', since: '2026-05-03T12:00:00.000Z' },
    proof: 'Requester: 1 document, owner: 0 documents',
  },
  feedback: { name: 'A bug', town: null, kind: 'Bug report', since: '2026-05-04T00:00:00.000Z', proof: null },
  reports: { kind: 'Review', town: null, since: '2026-05-05T00:00:00.000Z', proof: '2 reports' },
  appeals: { name: 'Ada surname-secret', kind: 'Warning', town: null, since: '2026-05-06T00:00:00.000Z', proof: null },
  copyright: { name: 'Cleo Lens', kind: 'Notice', town: null, since: '2026-05-07T00:00:00.000Z', proof: null },
  duplicates: {
    ...{ name: 'Paw Inn and The Paw Inn', kind: 'Hotels & Travel', since: '2026-05-08T00:00:00.000Z', proof: null },
  },
};

describe('GET /api/admin/queues/:queue', () => {
  it.each(QUEUES.map((name) => [name]))('returns everything that waits in %s in short rows', async (name) => {
    const { rows, total, capped } = await queue(name);
    expect(rows.find(({ id }) => id === WAITING[name])).toMatchObject(ROWS[name]);
    expect([total, capped]).toEqual([name === 'approvals' ? 2 : 1, false]);
    expect('version' in (rows[0] ?? {})).toBe(name === 'approvals');
  });

  it('returns at most as many rows as asked for, but counts all of them', async () => {
    const { rows, total } = await queue('approvals', '?limit=1');
    // Changes wait since the change, in the order of the list.
    expect(rows).toMatchObject([{ id: CHANGED, since: '2026-05-02T00:00:00.000Z' }]);
    expect(total).toBe(2);
    expect((await queue('approvals', `?limit=${MAX_QUEUE_ROWS}`)).rows.map(({ id }) => id)).toEqual([
      CHANGED,
      WAITING.approvals,
    ]);
  });

  it.each(['0', '-1', '1.5', 'all', '10001', '999999'])('returns 400 for limit=%s', async (limit) => {
    expect((await get(`/api/admin/queues/claims?limit=${limit}`)).statusCode).toBe(400);
  });

  it('returns 404 with a sentence for an unknown queue', async () => {
    const answer = await get('/api/admin/queues/postcards');
    expect([answer.statusCode, Problem.parse(answer.json()).message]).toEqual([404, 'There is no such queue']);
  });

  it('returns queues to administrators only, and nobody may store them', async () => {
    expect((await get('/api/admin/queues/claims', '')).statusCode).toBe(401);
    expect((await get('/api/admin/queues/claims', await signedInAs(app, ADA))).statusCode).toBe(403);
    expect((await get('/api/admin/queues/claims')).headers['cache-control']).toBe('private, no-store');
  });

  it('names the kind and the time of a counter-notice', async () => {
    await sql(
      `with taken as (update copyright_notices set status = 'taken_down' where id = $1)
       insert into copyright_counter_notices
         (notice_id, name, postal_address, phone, statement, signature, restorable_from, restore_by, created_at)
       values ($1, 'Olive', '1 Street', '512', 'Mine.', 'Olive', now(), now(), '2026-06-01T00:00:00Z')`,
      [WAITING.copyright],
    );
    expect((await queue('copyright')).rows).toMatchObject([
      { kind: 'Counter-notice', since: '2026-06-01T00:00:00.000Z' },
    ]);
  });

  it('names the kind of reported content that is a photo or is gone', async () => {
    await sql(
      `insert into moderation_cases (target_type, target_id) values ('photo', '/uploads/a.webp'), ('response', '987')`,
    );
    expect((await queue('reports')).rows.slice(1)).toMatchObject([
      { name: 'Photo', kind: 'Photo', proof: '0 reports' },
      { name: 'Response to a review', kind: 'Response to a review' },
    ]);
    await sql(`delete from moderation_cases where id <> $1`, [WAITING.reports]);
  });
});

describe('the marks of waiting items', () => {
  it('mark a first listing of a new account, its spam words, and nothing on later listings', async () => {
    expect(await marksOf('approvals', WAITING.approvals)).toEqual({
      spam_words: 'The text contains words that are frequent in spam: “viagra”.',
      first_listing: 'This is the first listing of an account that is 1 day old.',
    });
    await sql(
      `insert into businesses (id, name, category, approval_status, owner_id)
       select 8000, 'Earlier', 'hotels', 'rejected', owner_id from businesses where id = $1`,
      [WAITING.approvals],
    );
    expect(Object.keys(await marksOf('approvals', WAITING.approvals))).toEqual(['spam_words']);
    await sql('delete from businesses where id = 8000');
  });

  it('mark a change of the name of a claimed place, and a likely duplicate until it is dismissed', async () => {
    expect(await marksOf('approvals', CHANGED)).toEqual({
      changed_contact: 'The owner of this claimed place wants to change its name from “Paw Inn” to “Casino Inn”.',
      duplicate: 'This may be the same place as The Paw Inn.',
    });
    await sql(`update businesses set is_claimed = false where id = $1`, [CHANGED]);
    await sql(`update duplicate_candidates set dismissed_at = now(), dismissed_by = 'Ada'`);
    expect(await marksOf('approvals', CHANGED)).toEqual({});
    await sql(`update businesses set is_claimed = true where id = $1`, [CHANGED]);
    await sql(`update duplicate_candidates set dismissed_at = null, dismissed_by = null`);
  });

  it('mark a new listing with the phone number of a public business in its state, or its name in the town', async () => {
    const twin = async () => (await marksOf('approvals', WAITING.approvals))['duplicate'];
    await sql(
      `insert into businesses (id, name, category, city, state, phone, approval_status) values
         (8001, 'Same Phone', 'hotels', 'Dallas', 'TX', '+1 512 555 0177', 'approved'),
         (8002, 'Barkside', 'hotels', 'Austin', 'TX', null, 'approved')`,
    );
    expect(await twin()).toBe('This may be the same place as Barkside.');
    await sql(`update businesses set city = 'Dallas' where id = 8002`);
    expect(await twin()).toBeUndefined();
    await sql(`update businesses set phone = '(512) 555-0177' where id = $1`, [WAITING.approvals]);
    expect(await twin()).toBe('This may be the same place as Same Phone.');
    await sql(`update businesses set state = 'OK' where id = 8001`);
    expect(await twin()).toBeUndefined();
    await sql('delete from businesses where id in (8001, 8002)');
  });

  it('mark a claim without proof until it has a proof or a document', async () => {
    expect(Object.keys(await marksOf('claims', WAITING.claims))).toEqual(['no_proof']);
    await sql(`update business_claims set proven_at = now(), website_found = 'tag'`);
    expect((await queue('claims')).rows).toMatchObject([{ proof: 'Proof on the website', marks: [] }]);
    await sql(`update business_claims set proven_at = null, website_found = null, verification_documents = '{/a.pdf}'`);
    expect((await queue('claims')).rows).toMatchObject([{ proof: '1 document', marks: [] }]);
    await sql(`update business_claims set verification_documents = '{}'`);
  });

  it('mark an ownership request whose requester sent no document', async () => {
    expect(await marksOf('ownership', WAITING.ownership)).toEqual({});
    await sql(`update ownership_requests set documents = '{}'`);
    expect(await marksOf('ownership', WAITING.ownership)).toEqual({
      no_proof: 'The requester has not sent any document.',
    });
  });

  it('mark waiting items of several new accounts from one network, in each of their queues', async () => {
    const network = (kind: string, id: number, hash: string) =>
      sql(`insert into submission_networks (kind, id, network_hash) values ($1, $2, $3)`, [kind, id, hash]);
    await network('business', WAITING.approvals, 'one');
    await network('claim', WAITING.claims, 'other');
    expect(await marksOf('claims', WAITING.claims)).not.toHaveProperty('same_network');
    await sql(`update submission_networks set network_hash = 'one'`);
    const accounts = { same_network: '2 new accounts sent waiting items from one network.' };
    expect(await marksOf('claims', WAITING.claims)).toMatchObject(accounts);
    expect(await marksOf('approvals', WAITING.approvals)).toMatchObject(accounts);
    await sql(`update users set created_at = '2025-01-01' where first_name = 'New'`);
    expect(await marksOf('claims', WAITING.claims)).not.toHaveProperty('same_network');
    await network('feedback', WAITING.feedback, 'one');
    await network('report', 9311, 'one');
    const items = { same_network: '4 waiting items came from one network.' };
    for (const name of ['approvals', 'claims', 'feedback', 'reports'] as const) {
      expect(await marksOf(name, WAITING[name])).toMatchObject(items);
    }
    await sql(`update user_feedback set status = 'completed' where id = $1`, [WAITING.feedback]);
    expect(await marksOf('claims', WAITING.claims)).toMatchObject({
      same_network: '3 waiting items came from one network.',
    });
    await sql(`update user_feedback set status = 'pending' where id = $1`, [WAITING.feedback]);
  });
});

describe('the check of links', () => {
  it('marks links of waiting items that do not answer or have no page, and checks each once a day', async () => {
    const up = `http://up.example:${String(site.port)}`;
    await sql(
      `update businesses set website = 'http://10.0.0.1/', facebook_url = $2, instagram_url = $3, tiktok_url = 'https://up.example:99999/'
       where id = $1`,
      [WAITING.approvals, `${up}/here`, `${up}/gone`],
    );
    await sql(`update businesses set website = 'http://down.example/' where id = $1`, [TWIN]);
    await app.nest.get(CheckLinks).run();
    expect(await marksOf('approvals', WAITING.approvals)).toMatchObject({
      unreachable_link: `We could not reach http://10.0.0.1/. There is no page at ${up}/gone. We could not reach https://up.example:99999/.`,
    });
    expect(await marksOf('claims', WAITING.claims)).toMatchObject({
      unreachable_link: 'We could not reach http://down.example/.',
    });
    expect(site.asked.map(({ path }) => path).toSorted()).toEqual(['/gone', '/here']);
    await app.nest.get(CheckLinks).run();
    expect(site.asked).toHaveLength(2);
    await sql(`update link_checks set checked_at = now() - interval '25 hours' where url = $1`, [`${up}/here`]);
    await app.nest.get(CheckLinks).run();
    expect(site.asked.map(({ path }) => path).slice(2)).toEqual(['/here']);
  });

  it('forgets checks and networks after 30 days', async () => {
    await sql(`update link_checks set checked_at = now() - interval '31 days' where url like '%/gone'`);
    await sql(`update submission_networks set created_at = now() - interval '31 days' where kind = 'claim'`);
    const counts = `select (select count(*)::integer from link_checks) as links,
      (select count(*)::integer from submission_networks) as networks`;
    const [before] = await sql(counts);
    await pruneExpired(app.database);
    expect(await sql(counts)).toEqual([{ links: before.links - 1, networks: before.networks - 1 }]);
  });
});
