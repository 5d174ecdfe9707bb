import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Digests } from '../../../application/alert/ports.js';
import { PrepareDigests } from '../../../application/alert/prepare-digests.js';
import { Transaction } from '../../../application/shared/transaction.js';
import type { Alert } from '../../../interfaces/contract/alert/alert.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';
import { Following } from './following.js';

let app: TestApp;
let ada: string;
let test: Following;

beforeAll(async () => {
  const urls = await emptyDirectory('http_digest_edges');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  test = new Following(app);
  ada = await signedInAs(app, ADA);
  await test.sql(`select setval(pg_get_serial_sequence('businesses', 'id'), 1000)`);
});

afterAll(() => app?.close());

beforeEach(() => test.sql('delete from alerts; delete from place_news; delete from outbox'));

const AUSTIN = { search: 'location=Austin%2C+TX&radius=100' };

const change = (id: number) => test.sql(`update businesses set address = address || ' +' where id = ${id}`);

const put = async ({ id }: Alert, body: object) => test.call('PUT', `/api/user/alerts/${id}`, ada, body);

/** Returns a time zone in which it is about noon, so that the day doesn't end during a test. */
function noonZone(): string {
  const behind = new Date().getUTCHours() - 12;
  return behind === 0 ? 'Etc/GMT' : `Etc/GMT${behind > 0 ? '+' : ''}${behind}`;
}

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Returns once a call waits for a lock. */
async function waiting(): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    if (((await app.database.pool.query(WAITING)).rowCount ?? 0) > 0) return;
  }
  throw new Error('No call waits.');
}

describe('an alert that changes while its email is being prepared', () => {
  it('is due on the next day, although the call started before the email was recorded', async () => {
    const timeZone = noonZone();
    const alert = await test.follow(ada, { businessId: 20, timeZone, hour: 1 });
    const job = await app.database.pool.connect();
    await job.query('begin');
    await job.query('select from alerts for update');
    const changed = put(alert, { hour: 23 });
    try {
      await waiting();
      await job.query(`update alerts set last_sent_at = now(), due_at = now() + interval '1 day'`);
    } finally {
      await job.query('commit');
      job.release();
    }
    const { nextEmailAt } = (await changed).json<Alert>();
    expect(new Date(nextEmailAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 24 * 3_600_000);
  });

  it('keeps an email that is due if only its name changes', async () => {
    const alert = await test.follow(ada, { businessId: 20, frequency: 'weekly' });
    await change(20);
    await test.sql(`update alerts set due_at = now() - interval '1 minute'`);
    const { label, frequency, weekday, hour, timeZone } = alert;
    await put(alert, { label: `${label}!`, frequency, weekday, hour, timeZone });
    expect(await app.nest.get(PrepareDigests).run()).toBe(1);
  });
});

describe('what an alert has seen', () => {
  it('never goes back, when a slow job finishes after the alert was created', async () => {
    await test.follow(ada, { businessId: 20 });
    const seen = async () => (await test.sql<{ id: number; seen: string }>('select id, seen from alerts'))[0]!;
    await test.sql('update alerts set seen = 50');
    const { id } = await seen();
    const { nest } = app;
    await nest.get(Transaction).run(() => nest.get(Digests).finish([{ id, dueAt: new Date(), lastSentAt: null }], 40));
    expect((await seen()).seen).toBe('50');
  });
});

describe('a digest', () => {
  it('follows a chain of merges to its end', async () => {
    const alert = await test.follow(ada, { businessId: 16 });
    await test.sql('update businesses set merged_into = 17, is_active = false where id = 16');
    await test.sql('update businesses set merged_into = 18, is_active = false where id = 17');
    await change(18);
    expect(await test.digest()).toBe(1);
    expect((await test.emails())[0]?.places[0]?.[1]).toBe('Patio Place 18');
    const shown = await test.call('GET', `/api/user/alerts/${alert.id}`, ada);
    expect(shown.json<Alert>().businessId).toBe(18);
    await test.sql('update businesses set merged_into = null, is_active = true where id in (16, 17)');
  });

  it('comes although the time zone of an alert is unknown on this server', async () => {
    await test.follow(ada, { businessId: 20 });
    await test.follow(ada, { businessId: 21 });
    await test.sql(`update alerts set time_zone = 'Mars/Olympus' where business_id = 20`);
    await change(20);
    await change(21);
    expect(await test.digest()).toBe(2);
  });

  it('counts each place once when there is too much news for one statement, and says how many it lists', async () => {
    await test.follow(ada, AUSTIN);
    await test.sql(`insert into businesses (name, category, description, city, state, latitude, longitude, approval_status)
      select 'Many ' || n, 'hotels', 'Words', 'Austin', 'TX', 30.3, -97.7, 'approved' from generate_series(1, 60) n`);
    await test.sql(`insert into place_news (business_id, kind, facts)
      select id, 'changed', '{address}' from businesses, generate_series(1, 200) where name like 'Many %'`);
    await change(20);
    expect(await test.digest()).toBe(1);
    const [email] = await test.sql<{
      payload: { subject: string; paragraphs: string[]; sections: { entries: object[] }[] };
    }>('select payload from outbox');
    expect(email?.payload).toMatchObject({
      subject: 'Places near Austin, TX: 61 places with news',
      paragraphs: ['There’s news about 61 places in your alert “Places near Austin, TX”. This email lists 50 of them.'],
      sections: [{ title: 'New' }],
    });
    expect(email?.payload.sections[0]?.entries).toHaveLength(50);
    expect(await test.digest()).toBe(0);
  });

  it('has the last news in its feed, of whatever kind', async () => {
    const { feedPath } = await test.follow(ada, AUSTIN);
    await test.sql(`update place_news set number = nextval('place_news_numbers')`);
    await test.sql(
      `insert into place_news (business_id, kind) select id, 'new' from businesses where name like 'Many %'`,
    );
    await test.digest();
    await change(20);
    await test.digest();
    const { body } = await app.fastify.inject({ url: feedPath });
    expect(body.match(/<entry>/g)).toHaveLength(50);
    expect([.../<title>([^<]+)<\/title>/g[Symbol.matchAll](body)][1]?.[1]).toBe('Changed: Patio Place 20');
    await test.sql(`delete from businesses where name like 'Many %'`);
  });
});
