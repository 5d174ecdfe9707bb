import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { PostgresJobs } from '../../../infrastructure/jobs/jobs.repository.js';
import { OutboxMessages } from '../../../infrastructure/outgoing/outbox-messages.js';
import { PostgresOutbox } from '../../../infrastructure/outgoing/outbox.repository.js';
import { createOrm } from '../../../infrastructure/schema/orm.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { deliveredMails, lastMail } from '../../support/outgoing/deliveries.js';
import { MESSAGES, unusableMessages } from '../../support/outgoing/unusable-messages.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import type { OutgoingMessage } from '../../../interfaces/contract/outgoing/outgoing.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

const TO = 'ada-member-mail-secret@example.com';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let app: TestApp;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_outgoing');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

beforeEach(() =>
  runSql(app.databaseUrls.ownerUrl, (client) => client.query('update users set email_notifications = true')),
);

let keys = 0;

/** Records an email to Ada: news, or a service email if `service` is true. */
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

describe('unsubscribe links', () => {
  it('unsubscribe links ask for confirmation and change nothing when opened', async () => {
    const answer = await app.fastify.inject({ url: await unsubscribeLink() });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<button class="button" type="submit">Unsubscribe</button>');
    expect(await wantsMail()).toBe(true);
  });

  it('unsubscribe links work with one click in an email program, after which only service emails are sent', async () => {
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

  it('unsubscribe links work from their own page, also a second time', async () => {
    const url = await unsubscribeLink();
    const headers = { ...FORM, origin: app.settings.http.publicUrl, 'sec-fetch-site': 'same-origin' };
    for (const time of [1, 2]) {
      const answer = await app.fastify.inject({ method: 'POST', url, headers, body: '' });
      expect([time, answer.statusCode, await wantsMail()]).toEqual([time, 200, false]);
    }
  });

  it("unsubscribe links can't be submitted by a page of another site", async () => {
    const headers = { ...FORM, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const answer = await app.fastify.inject({ method: 'POST', url: await unsubscribeLink(), headers, body: '' });
    expect([answer.statusCode, answer.json().code, await wantsMail()]).toEqual([403, 'CROSS_SITE', true]);
  });

  it.each(['/unsubscribe', '/unsubscribe?token=', '/unsubscribe?token=a&token=b', `/unsubscribe?token=${ADA}`])(
    'invalid unsubscribe links show an error page: %s',
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

  it('unsubscribe links are the only place that accepts forms', async () => {
    const elsewhere = await app.fastify.inject({
      method: 'POST',
      url: '/api/businesses/batch',
      headers: FORM,
      body: 'ids=1',
    });
    expect(elsewhere.statusCode).toBe(415);
  });
});

describe('GET /dev/outbox', () => {
  it('the outbox page shows sent messages with clickable links', async () => {
    await write();
    await lastMail(app, TO);
    const { statusCode, body, headers } = await app.fastify.inject({ url: '/dev/outbox' });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('<h2>Café ✓</h2>');
    expect(body).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;');
    expect(body).toContain(`<a href="${app.settings.http.publicUrl}/browse?a=1&amp;b=2" rel="noreferrer">`);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'sha256-[^ ]+'; style-src 'self';/,
    );
  });

  it.each([
    [{ remoteAddress: '203.0.113.7' }],
    [{ headers: { 'x-forwarded-for': '203.0.113.7' } }],
    [{ headers: { forwarded: 'for=203.0.113.7' } }],
    // A hostname of another site that resolves to this machine (DNS rebinding).
    [{ headers: { host: 'rebound.example:3000' } }],
    [{ headers: { host: '127.0.0.1.rebound.example' } }],
  ])('returns 404 for the outbox page for %o', async (from) => {
    const answer = await app.fastify.inject({ url: '/dev/outbox', ...from });
    expect([answer.statusCode, answer.body.includes('Ada')]).toEqual([404, false]);
  });

  it('returns 404 for the outbox page in production', async () => {
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

describe('undelivered messages', () => {
  const sql = async (text: string) =>
    (await runSql(app.databaseUrls.ownerUrl, (client) => client.query<Record<string, unknown>>(text))).rows;
  const call = (method: 'GET' | 'POST', path = '') =>
    app.fastify.inject({ method, url: `/api/admin/outgoing${path}`, headers: { cookie: administrator } });
  const listed = async (query = '') => (await call('GET', query)).json<OutgoingMessage[]>();
  const id = (n: number) => `5b0f6a10-3c42-4a9b-8d17-6e2f90c4ab3${String(n)}`;

  beforeEach(async () => {
    await sql('delete from outbox');
    await sql(`insert into outbox (id, kind, recipient, payload, member_id, service, dedupe_key, status, attempts, last_error, created_at)
      select ('5b0f6a10-3c42-4a9b-8d17-6e2f90c4ab3' || n)::uuid, kind, recipient::jsonb, payload::jsonb, member::uuid, n = 1, n, status, 13, error,
        now() - n * interval '3 days'
      from (values
        (1, 'mail', '"visitor@example.org"', '{"subject": "Your link", "paragraphs": ["The words."]}', null, 'dead', 'EENVELOPE 550'),
        (2, 'mail', 'null', '{"subject": "News", "paragraphs": ["More words."]}', '${ADA}', 'dead', 'ETIMEDOUT'),
        (3, 'text', '"+1 512 555 0142"', '{"text": "Words."}', null, 'queued', null),
        (4, 'mail', null, null, '${ADA}', 'sent', null),
        (5, 'mail', null, null, '${ADA}', 'skipped', null),
        (6, 'postcard', '{}', '{}', null, 'queued', null)
      ) as t (n, kind, recipient, payload, member, status, error)`);
  });

  it('lists undelivered messages newest first with a reason, without recipient or content, apart from queued ones', async () => {
    const [dead, queued] = [await call('GET'), await call('GET', '?status=queued')];
    expect(dead.json()).toMatchObject([
      ...[{ id: id(1), kind: 'mail', to: 'v•••@example.org', isAnswer: true, attempts: 13, code: 'EENVELOPE 550' }],
      ...[{ id: id(2), kind: 'mail', to: 'a•••@example.com', reason: 'The gateway could not be reached.' }],
    ]);
    expect(queued.json()).toMatchObject([
      { id: id(3), kind: 'text', to: '•••42', reason: 'Delivery has not been attempted yet.' },
    ]);
    expect([dead.headers['x-total-count'], dead.headers['cache-control']]).toEqual(['2', 'private, no-store']);
    expect(dead.body + queued.body).not.toMatch(/visitor|member-mail-secret|words|Your link|5550142/i);
    const first = await call('GET', '?limit=1');
    const next = /^<[^?]+(\?[^>]+)>/.exec(String(first.headers.link))?.[1];
    expect((await listed(next)).map((message) => message.id)).toEqual([id(2)]);
    expect((await call('GET', '?status=sent')).json()).toMatchObject({ message: 'status must be dead or queued.' });
    const stats = await app.fastify.inject({ url: '/api/admin/stats', headers: { cookie: administrator } });
    expect(stats.json()).toMatchObject({ undeliveredMessages: 2 });
  });

  it('undelivered messages can be sent again with their full content, however old they are', async () => {
    expect((await call('POST', `/${id(2)}/resend`)).json()).toEqual({ id: id(2), status: 'queued' });
    expect(await sql(`select data ->> 'id' as id from pgboss.job where name = 'deliver'`)).toContainEqual({
      id: id(2),
    });
    expect(await sql(`select actor, action, before, after from audit_log where target_id = '${id(2)}'`)).toEqual([
      {
        ...{ actor: 'Administrator', action: 'message.resend', after: { kind: 'mail', status: 'queued' } },
        before: { kind: 'mail', status: 'dead', attempts: 13, lastError: 'ETIMEDOUT' },
      },
    ]);
    expect((await lastMail(app, TO)).source).toContain('More words.');
    expect(await sql(`select status, attempts from outbox where id = '${id(2)}'`)).toEqual([
      { status: 'sent', attempts: 1 },
    ]);
  });

  it("messages sent again aren't given up immediately because of their age", async () => {
    await call('POST', `/${id(2)}/resend`);
    await new OutboxMessages(app.database).giveUpForgotten();
    expect(
      await sql(`select id, status from outbox where id = any(array['${id(2)}', '${id(3)}']::uuid[]) order by id`),
    ).toEqual([
      { id: id(2), status: 'queued' },
      { id: id(3), status: 'dead' },
    ]);
  });

  it('undelivered messages are sent again by one of several parallel calls; the others learn who was first', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('POST', `/${id(1)}/resend`)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      ...{ code: 'CHANGED_MEANWHILE' },
      message: 'This message is already queued. Administrator resent it. Please reload.',
    });
    expect(await sql(`select 1 from audit_log where target_id = '${id(1)}'`)).toHaveLength(1);
  });

  it("undelivered messages aren't sent again if their code or link has expired; the list says why", async () => {
    await sql('delete from outbox');
    for (const statement of unusableMessages(ADA)) await sql(statement);
    const messages = (await listed()).toReversed();
    for (const [n, [key, why]] of MESSAGES.entries()) {
      const { id: messageId = '', wornOut } = messages[n] ?? {};
      expect([key, wornOut]).toEqual([key, why === null ? null : expect.stringMatching(why)]);
      const answer = await call('POST', `/${messageId}/resend`);
      expect([key, answer.statusCode]).toEqual([key, why === null ? 200 : 409]);
      if (why !== null)
        expect(answer.json()).toMatchObject({ code: 'CHANGED_MEANWHILE', message: expect.stringMatching(why) });
    }
  });

  it.each([
    [4, 409, 'This message was already sent. Please reload.'],
    [5, 409, 'This message will not be sent because the recipient does not want it. Please reload.'],
    [6, 404, 'Message not found'],
    [7, 404, 'Message not found'],
  ])('only an undelivered message can be sent again: number %s returns %s', async (n, status, message) => {
    const answer = await call('POST', `/${id(n)}/resend`);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([status, message]);
  });
});
