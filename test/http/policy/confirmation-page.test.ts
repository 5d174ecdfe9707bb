import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AskForConfirmation } from '../../../application/policy/ask-for-confirmation.js';
import { keepFacts } from '../../../infrastructure/fact/keep-facts.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { POLICY } from '../../support/policy/policies.js';
import { HOURS, sqlOf } from '../../support/policy/stating.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** A public business of Olive. */
const PLACE = 5;

let app: TestApp;
let sql: ReturnType<typeof sqlOf>;
let url: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_confirmation_page');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  sql = sqlOf(app);
});

afterAll(() => app?.close());

/** Asks Olive about her place, as if nobody had confirmed it for 400 days. */
beforeEach(async () => {
  await sql('delete from policy_confirmations');
  await sql('delete from policy_facts');
  await sql(
    `update businesses set name = 'The <Muddy> Paw', policy = $2, opening_hours = $3, facts_computed_at = null, disputed = '{}',
       owner_id = '${OLIVE}', updated_at = now() - interval '400 days' where id = $1`,
    [PLACE, POLICY, HOURS],
  );
  await keepFacts(app.nest.get(UnitOfWork), new Date());
  await app.nest.get(AskForConfirmation).run();
  const [email] = await sql<{ path: string }>(
    `select payload -> 'action' ->> 'path' as path from outbox where dedupe_key like 'policy-confirmation:%'
     order by created_at desc limit 1`,
  );
  url = email?.path ?? '';
});

const open = (address = url) => app.fastify.inject({ url: address });
const press = (body: string, headers: Record<string, string> = {}, address = url) =>
  app.fastify.inject({ method: 'POST', url: address, headers: { ...FORM, ...headers }, body });
const fingerprintIn = (body: string): string => /name="fingerprint" value="([^"]+)"/.exec(body)?.[1] ?? '';
const pressAsShown = async () => press(`fingerprint=${encodeURIComponent(fingerprintIn((await open()).body))}`);
const statements = async () => (await sql<{ n: number }>('select count(*)::int as n from policy_facts'))[0]?.n;

describe('the confirmation page of an owner', () => {
  it('shows the place and every fact in words with its age, and changes nothing', async () => {
    const before = await statements();
    const { statusCode, body } = await open();
    expect(statusCode).toBe(200);
    for (const text of ['The &lt;Muddy&gt; Paw', 'Dogs up to 50 lb.', '<h2>Opening hours</h2>']) {
      expect(body).toContain(text);
    }
    expect(body.match(/Last confirmed 13 months ago, on/g)).toHaveLength(11);
    expect(body).toContain('<button class="button" type="submit">Yes, everything is still right</button>');
    expect(body).toContain(`href="/my-businesses/${PLACE}/edit" rel="noreferrer"`);
    expect([await statements(), await sql('select used_at from policy_confirmations')]).toEqual([
      before,
      [{ used_at: null }],
    ]);
  });

  it('is found in no cache, search engine, or referrer', async () => {
    const { headers, body } = await open();
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).not.toMatch(/<script/);
    const links = body.match(/<a [^>]*>/g)?.filter((link) => !link.includes('href="/"')) ?? [];
    expect(links).not.toEqual([]);
    for (const link of links) expect(link).toContain('rel="noreferrer"');
  });

  it('says how many visitors disagree with a fact', async () => {
    await sql(
      `insert into policy_facts (business_id, fact, value, source, verdict, voice)
       select ${PLACE}, 'leash', '"required"', 'visitor', 'contradicts', v from unnest(array['one', 'two']) v`,
    );
    expect((await open()).body).toContain('2 visitors say this is no longer right.');
  });

  it('confirms everything as the owner when its form is sent', async () => {
    const answer = await pressAsShown();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('The &lt;Muddy&gt; Paw now shows that you confirmed its pet policy today.');
    expect(
      await sql(
        `select source, member_id, count(*)::int as n from policy_facts where verdict = 'confirms' group by 1, 2`,
      ),
    ).toEqual([{ source: 'owner', member_id: OLIVE, n: 11 }]);
  });

  it('says that a used link was used, and confirms nothing a second time', async () => {
    await pressAsShown();
    const before = await statements();
    for (const answer of [await open(), await press('fingerprint=x')]) {
      expect(answer.statusCode).toBe(410);
      expect(answer.body).toContain('Already confirmed');
      expect(answer.body).toMatch(/You used this link on \w+ \d+, \d{4}\. There is nothing else to do\./);
      expect(answer.body).toContain('href="/my-businesses"');
    }
    expect(await statements()).toBe(before);
  });

  it('asks again if the listing has changed since the owner opened it', async () => {
    const seen = fingerprintIn((await open()).body);
    await sql(
      `insert into policy_facts (business_id, fact, value, source) values (${PLACE}, 'maxWeightLb', '30', 'administrator')`,
    );
    const answer = await press(`fingerprint=${seen}`);
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('Your listing has changed since you opened this page. Check it again.');
    expect(answer.body).toContain('Dogs up to 30 lb.');
    expect(fingerprintIn(answer.body)).not.toBe(seen);
    expect((await press('')).statusCode).toBe(409);
    expect((await pressAsShown()).statusCode).toBe(200);
  });

  it.each([
    ['expired', `update policy_confirmations set expires_at = now() - interval '1 second'`, /This link expired on/],
    ['sold', `update businesses set owner_id = '${ADA}' where id = ${PLACE}`, /no longer belongs to the account/],
    ['withdrawn', `update businesses set is_active = false where id = ${PLACE}`, /no longer public/],
    [
      ...(['replaced', `insert into policy_confirmations (business_id, owner_id, token_hash, expires_at)`] as const),
      /We sent you a newer email/,
    ],
  ])('explains a link that is %s, with a next step', async (what, change, sentence) => {
    const full = what === 'replaced' ? `${change} values (${PLACE}, '${OLIVE}', 'newer', now())` : change;
    await sql(full);
    for (const answer of [await open(), await press('fingerprint=x')]) {
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
      expect(answer.body).toMatch(sentence);
      expect(answer.body).toMatch(/<a class="button" href="\/[\w-]*"/);
      expect(answer.body).not.toContain('Muddy');
    }
    await sql(`update businesses set is_active = true where id = ${PLACE}`);
  });

  it.each(['guessed', 'a%20b', `${'x'.repeat(150)}`])('explains an unknown link: %s', async (token) => {
    for (const answer of [
      await open(`/policy-confirmation/${token}`),
      await press('', {}, `/policy-confirmation/${token}`),
    ]) {
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(answer.body).toContain('This link is not valid. Check that you copied all of it.');
    }
  });

  it('accepts no form from another site', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const answer = await press(`fingerprint=${fingerprintIn((await open()).body)}`, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('This request came from another site.');
    expect(await sql('select used_at from policy_confirmations')).toEqual([{ used_at: null }]);
  });

  it('shows a page, not JSON, to someone who opens too many links', async () => {
    const limited = await startTestApp(app.databaseUrls, { RATE_LIMIT: 'on' });
    try {
      const guess = () =>
        limited.fastify.inject({ url: '/policy-confirmation/guessed', remoteAddress: '203.0.113.77' });
      for (let index = 0; index < 60; index += 1) await guess();
      const last = await guess();
      expect([last.statusCode, last.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
      expect(last.body).toContain('Too many requests. Please try again in');
    } finally {
      await limited.close();
    }
  });
});
