import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { lastMail } from '../../support/outgoing/deliveries.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { Following } from './following.js';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const TO = 'ada-member-mail-secret@example.com';

let app: TestApp;
let ada: string;
let test: Following;

beforeAll(async () => {
  const urls = await emptyDirectory('http_alert_links');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  test = new Following(app);
  ada = await signedInAs(app, ADA);
});

afterAll(() => app?.close());

beforeEach(() => test.sql('delete from alerts; delete from place_news; delete from outbox'));

const change = (id = 20) => test.sql(`update businesses set address = address || ' +' where id = ${id}`);

describe('the unsubscribe link of an alert', () => {
  async function link(): Promise<string> {
    await test.follow(ada, { businessId: 20, label: 'A <b>café</b>' });
    await change();
    await test.digest();
    const { source } = await lastMail(app, TO);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const { pathname, search } = new URL(/^List-Unsubscribe:\s+<([^>]+)>/m.exec(source)?.[1] ?? '');
    return pathname + search;
  }

  const post = (url: string, payload: string) => app.fastify.inject({ method: 'POST', url, headers: FORM, payload });

  const isPaused = async () =>
    (await test.sql<{ paused: boolean }>('select paused_at is not null as paused from alerts'))[0]?.paused;

  it('changes nothing when opened, and shows a button and the escaped name', async () => {
    const answer = await app.fastify.inject({ url: await link() });
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'same-origin',
    ]);
    expect(answer.body).toContain('A &lt;b&gt;café&lt;/b&gt;');
    expect(answer.body).toContain('<button class="button" type="submit">Stop these emails</button>');
    expect(await isPaused()).toBe(false);
  });

  it('stops this alert with the one click of an email program, without cookies, and can be undone', async () => {
    const url = await link();
    await test.follow(ada, { businessId: 21 });
    const stopped = await post(url, 'List-Unsubscribe=One-Click');
    expect([stopped.statusCode, stopped.body.includes('Emails stopped')]).toEqual([200, true]);
    expect((await post(url, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    await change();
    await change(21);
    expect(await test.digest()).toBe(1);
    const again = await post(url.replace('/stop-alert', '/follow-again'), '');
    expect([again.statusCode, again.body.includes('You follow this again')]).toEqual([200, true]);
    expect(await test.digest()).toBe(0);
    await change();
    expect(await test.digest()).toBe(1);
  });

  it('returns 404 with a sentence if it is broken, belongs to a feed, or the alert was deleted', async () => {
    const url = await link();
    const [{ feedPath } = { feedPath: '' }] = (await test.call('GET', '/api/user/alerts', ada)).json<
      { feedPath: string }[]
    >();
    const urls = [url.slice(0, -1), '/stop-alert', `/stop-alert?token=${feedPath.split('/')[3]}`];
    await test.sql('delete from alerts');
    for (const each of [...urls, url]) {
      for (const answer of [await app.fastify.inject({ url: each }), await post(each, '')]) {
        expect([answer.statusCode, answer.body.includes('This link doesn’t work')]).toEqual([404, true]);
      }
    }
  });
});

describe('GET /api/alerts/{secret}/feed', () => {
  const read = (url: string, headers = {}) => app.fastify.inject({ url, headers });

  it('is an Atom feed with escaped texts that only its holder can read', async () => {
    const { feedPath } = await test.follow(ada, { businessId: 20, label: 'Cats & <dogs>\u0001' });
    await test.sql(`update businesses set name = 'A & <B>' where id = 20`);
    await test.digest();
    const answer = await read(feedPath);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
      'private, max-age=300',
    ]);
    expect([answer.headers['x-robots-tag'], answer.headers['referrer-policy']]).toEqual(['noindex', 'no-referrer']);
    expect(answer.body).toMatch(
      /^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom">/,
    );
    expect(answer.body).toContain('<title>Cats &amp; &lt;dogs&gt; · ');
    expect(answer.body).toContain('<title>Changed: A &amp; &lt;B&gt;</title>');
    expect(answer.body).toContain('Changed: name.');
    expect(answer.body.match(/<entry>/g)).toHaveLength(1);
    await test.sql(`update businesses set name = 'Patio Place 20' where id = 20`);
  });

  it('returns 304 to a reader that has it, and the new one after a change', async () => {
    const { feedPath } = await test.follow(ada, { businessId: 20 });
    const { etag } = (await read(feedPath)).headers;
    expect((await read(feedPath, { 'if-none-match': etag })).statusCode).toBe(304);
    await change();
    await test.digest();
    expect((await read(feedPath, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('leaves out what happened before the alert, and more than 30 days ago', async () => {
    await test.follow(ada, { businessId: 21 });
    await change();
    const { feedPath } = await test.follow(ada, { businessId: 20 });
    expect((await read(feedPath)).body).not.toContain('<entry>');
    await change();
    await test.digest();
    expect((await read(feedPath)).body).toContain('<entry>');
    await test.sql(`update place_news set made_at = now() - interval '31 days'`);
    expect((await read(feedPath)).body).not.toContain('<entry>');
  });

  it('gets another address when renewed, and ends with the alert and the account', async () => {
    const { id, feedPath } = await test.follow(ada, { businessId: 20 });
    const renewed = (await test.call('POST', `/api/user/alerts/${id}/feed`, ada)).json<{ feedPath: string }>().feedPath;
    expect(renewed).not.toBe(feedPath);
    const statuses = async () => [(await read(feedPath)).statusCode, (await read(renewed)).statusCode];
    expect(await statuses()).toEqual([404, 200]);
    await test.sql(`update users set erasure_at = now() + interval '1 day' where id = '${ADA}'`);
    expect(await statuses()).toEqual([404, 404]);
    await test.sql(`update users set erasure_at = null where id = '${ADA}'`);
    await test.sql('delete from alerts');
    expect(await statuses()).toEqual([404, 404]);
    expect((await read('/api/alerts/a-guess/feed')).json()).toMatchObject({ code: 'ALERT_NOT_FOUND' });
  });
});
