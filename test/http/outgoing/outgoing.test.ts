import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { PostgresJobs } from '../../../infrastructure/jobs/jobs.repository.js';
import { PostgresOutbox } from '../../../infrastructure/outgoing/outbox.repository.js';
import { createOrm } from '../../../infrastructure/schema/orm.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { deliveredMails, lastMail } from '../../support/outgoing/deliveries.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

const TO = 'ada-member-mail-secret@example.com';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_outgoing');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
});

afterAll(() => app?.close());

beforeEach(() =>
  runSql(app.databaseUrls.ownerUrl, (client) => client.query('update users set email_notifications = true')),
);

let keys = 0;

/** Records a mail to Ada; her news unless it is a service mail. */
async function write(service = false): Promise<void> {
  keys += 1;
  const orm = await createOrm(app.database.pool);
  const work = new UnitOfWork(orm);
  const content = {
    subject: 'Café ✓',
    paragraphs: ['Hello <b>Ada</b>'],
    action: { label: 'Look', path: '/browse?a=1&b=2' },
  };
  const message = { kind: 'mail', to: null, memberId: ADA, service, dedupeKey: `http-${keys}`, content } as const;
  await work.run(() => new PostgresOutbox(work, new PostgresJobs(work)).record(message));
  await orm.close();
}

async function unsubscribeLink(): Promise<string> {
  await write();
  const link = /^List-Unsubscribe:\s+<([^>]+)>/m.exec((await lastMail(app, TO)).source)?.[1];
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

async function wantsMail(): Promise<boolean> {
  const { rows } = await runSql(app.databaseUrls.ownerUrl, (client) =>
    client.query<{ on: boolean }>('select email_notifications as on from users where id = $1', [ADA]),
  );
  return rows[0]?.on === true;
}

describe('an unsubscribe link', () => {
  it('asks first, and changes nothing by being opened', async () => {
    const answer = await app.fastify.inject({ url: await unsubscribeLink() });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<button class="button" type="submit">Unsubscribe</button>');
    expect(await wantsMail()).toBe(true);
  });

  it('ends news with one click of a mail program, and nothing but service mails follows', async () => {
    const url = await unsubscribeLink();
    const body = 'List-Unsubscribe=One-Click';
    const answer = await app.fastify.inject({ method: 'POST', url, headers: FORM, body });
    expect([answer.statusCode, await wantsMail()]).toEqual([200, false]);
    expect(answer.body).toContain('You are unsubscribed');
    const before = (await deliveredMails(app, TO)).length;
    await write(false);
    await write(true);
    const after = await deliveredMails(app, TO);
    expect(after.length - before).toBe(1);
    expect(after.at(-1)?.source).not.toMatch(/^List-Unsubscribe/m);
  });

  it('works from its own page, and a second time', async () => {
    const url = await unsubscribeLink();
    const headers = { ...FORM, origin: app.settings.http.publicUrl, 'sec-fetch-site': 'same-origin' };
    for (const time of [1, 2]) {
      const answer = await app.fastify.inject({ method: 'POST', url, headers, body: '' });
      expect([time, answer.statusCode, await wantsMail()]).toEqual([time, 200, false]);
    }
  });

  it('cannot be sent off by a page of another site', async () => {
    const headers = { ...FORM, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const answer = await app.fastify.inject({ method: 'POST', url: await unsubscribeLink(), headers, body: '' });
    expect([answer.statusCode, answer.json().code, await wantsMail()]).toEqual([403, 'CROSS_SITE', true]);
  });

  it.each(['/unsubscribe', '/unsubscribe?token=', '/unsubscribe?token=a&token=b', `/unsubscribe?token=${ADA}`])(
    'that is none, as %s, is refused with a page',
    async (url) => {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await app.fastify.inject({
          method,
          url,
          ...(method === 'POST' ? { headers: FORM, body: '' } : {}),
        });
        expect([method, answer.statusCode, answer.headers['content-type']]).toEqual([
          method,
          400,
          'text/html; charset=utf-8',
        ]);
        expect(answer.body).toContain('This link is not valid.');
      }
    },
  );

  it('takes forms only there', async () => {
    const elsewhere = await app.fastify.inject({
      method: 'POST',
      url: '/api/businesses/batch',
      headers: FORM,
      body: 'ids=1',
    });
    expect(elsewhere.statusCode).toBe(415);
  });
});

describe('the outbox page', () => {
  it('shows what went out, with links that can be followed', async () => {
    await write();
    await lastMail(app, TO);
    const { statusCode, body, headers } = await app.fastify.inject({ url: '/dev/outbox' });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('<h2>Café ✓</h2>');
    expect(body).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;');
    expect(body).toContain(`<a href="${app.settings.http.publicUrl}/browse?a=1&amp;b=2" rel="noreferrer">`);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/);
  });

  it.each([
    [{ remoteAddress: '203.0.113.7' }],
    [{ headers: { 'x-forwarded-for': '203.0.113.7' } }],
    [{ headers: { forwarded: 'for=203.0.113.7' } }],
  ])('is not there for %o', async (from) => {
    const answer = await app.fastify.inject({ url: '/dev/outbox', ...from });
    expect([answer.statusCode, answer.body.includes('Ada')]).toEqual([404, false]);
  });

  it('is not there in production', async () => {
    const production = await startTestApp(app.databaseUrls, {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://paws.example',
      APP_SECRET: 'k7Q2vR9mZ4xT8nB1cL6wY3hJ5dF0sGpA',
      ADMIN_PASSWORD: 'a long password of the administrator',
      DATABASE_URL: 'postgresql://app:password@127.0.0.1/none',
    });
    const answer = await production.fastify.inject({ url: '/dev/outbox' });
    await production.close();
    expect(answer.statusCode).toBe(404);
  });
});
