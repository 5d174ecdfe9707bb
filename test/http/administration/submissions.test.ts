import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let ada: string;
let olive: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_submissions');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls);
  [ada, olive] = [await signedInAs(app, ADA), await signedInAs(app, OLIVE)];
});

afterAll(() => app?.close());

const sql = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;
const networks = () => sql('select kind, id, network_hash as hash from submission_networks order by kind, id');

beforeEach(() => sql('delete from submission_networks'));

const post = async (url: string, payload: object, cookie: string, remoteAddress = '203.0.113.9') => {
  const answer = await app.fastify.inject({ method: 'POST', url, payload, headers: { cookie }, remoteAddress });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id?: number }>();
};

const business = (name: string, remoteAddress?: string) =>
  post('/api/businesses', { name, category: 'hotels' }, ada, remoteAddress);
const CLAIM = {
  ...{ claimantName: 'Ada Lane', claimantEmail: 'ada@example.com', businessRole: 'owner' },
  ...{ ownershipProof: 'My name is on the lease.', verificationMethod: 'google_my_business' },
};
const MESSAGE = { feedbackType: 'bug_report', title: 'It is broken', description: 'The map does not open.' };
const REPORT = { targetType: 'review', targetId: 2, reason: 'spam', description: 'It only sells something.' };

describe('the network of a submission', () => {
  it('is kept as a hash with each listing, claim, message, and report', async () => {
    const { id: businessId } = await business('Network One');
    const [unowned] = await sql(
      `insert into businesses (name, category, approval_status) values ('Unowned', 'hotels', 'approved') returning id`,
    );
    const { id: claimId } = await post(`/api/businesses/${String(unowned.id)}/claim`, CLAIM, ada);
    const { id: feedbackId } = await post('/api/feedback', MESSAGE, '');
    const { id: secondId } = await post('/api/user-feedback', MESSAGE, '');
    await post('/api/reports', REPORT, olive);
    const [report] = await sql('select id from reports');
    const found = await networks();
    expect(found.map(({ kind, id }) => [kind, id])).toEqual([
      ['business', businessId],
      ['claim', claimId],
      ['feedback', feedbackId],
      ['feedback', secondId],
      ['report', report.id],
    ]);
    expect(new Set(found.map(({ hash }) => hash)).size).toBe(1);
    expect(found[0].hash).toMatch(/^[\w-]{43}$/);
    // A second report by the same member adds none.
    await post('/api/reports', REPORT, olive);
    expect(await networks()).toHaveLength(5);
  });

  it('is the first 24 bits of an IPv4 address, and 48 of an IPv6 address', async () => {
    const addresses = [
      '203.0.113.9',
      '203.0.113.200',
      '203.0.114.9',
      '2001:db8:1:2::3',
      '2001:db8:1:ffff::4',
      '2001:db8:2::5',
    ];
    for (const [n, address] of addresses.entries()) await business(`Network ${String(n)} of several`, address);
    const [a, b, c, d, e, f] = (await networks()).map(({ hash }) => hash as string);
    expect([a === b, d === e]).toEqual([true, true]);
    expect(new Set([a, c, d, f]).size).toBe(4);
  });

  it('is not needed: an item is stored even if its network cannot be', async () => {
    const asOwner = (text: string) => runSql(app.databaseUrls.ownerUrl, (client) => client.query(text));
    await asOwner('alter table submission_networks rename to other_networks');
    const { id } = await post('/api/feedback', MESSAGE, '');
    await asOwner('alter table other_networks rename to submission_networks');
    expect(await sql('select id from user_feedback where id = $1', [id])).toHaveLength(1);
    expect(app.log.join('')).toContain('The network of a submission was not recorded');
  });
});
