import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDirectory } from '../../support/app.js';
import { Browser } from '../../support/browser/browser.js';
import { anAccount, openForm, PASSWORD, tryPassword } from '../../support/identity/provider.js';
import { listeningApp } from '../../support/listening-app.js';

let app: Awaited<ReturnType<typeof listeningApp>>;

beforeAll(async () => {
  app = await listeningApp(await emptyDirectory('http_security_log'));
  await anAccount(app, 'ada@example.com');
});

afterAll(() => app?.close());

type Line = Readonly<Record<string, unknown>>;

/** Returns the lines that are logged while `work` runs. */
async function linesOf(work: () => Promise<unknown>): Promise<Line[]> {
  const before = app.log.length;
  await work();
  return app.log.slice(before).map((line) => JSON.parse(line) as Line);
}

const BATCH = { method: 'POST', url: '/api/businesses/batch' } as const;

describe('the log', () => {
  it('has the error code of each refused request, and none for others', async () => {
    const lines = await linesOf(async () => {
      for (const call of [
        { url: '/api/businesses' },
        { url: '/api/auth/user' },
        { url: '/api/admin/audit-log' },
        { url: '/api/businesses?limit=x' },
        { url: '/api/businesses/99999' },
        { ...BATCH, headers: { origin: 'https://evil.example' } },
        { ...BATCH, payload: { ids: [1] }, headers: { 'content-type': 'text/plain' } },
        { method: 'DELETE', url: '/api/businesses' } as const,
      ])
        await app.fastify.inject(call);
    });
    expect(lines.map(({ status, code }) => [status, code])).toEqual([
      [200, undefined],
      [401, 'UNAUTHORIZED'],
      [401, 'UNAUTHORIZED'],
      [400, 'INVALID_INPUT'],
      [404, 'BUSINESS_NOT_FOUND'],
      [403, 'CROSS_SITE'],
      [415, 'UNSUPPORTED_MEDIA_TYPE'],
      [405, 'METHOD_NOT_ALLOWED'],
    ]);
  });

  it('has a line for each sign-in of a member with its outcome, without what was typed', async () => {
    const browser = new Browser();
    const lines = await linesOf(async () => {
      await tryPassword(browser, (await openForm(app, browser)).url, 'ada@example.com', 'not the password');
      const { url } = await browser.visit(`${app.url}/api/login`);
      await browser.submit(url, { email: 'ada@example.com', password: PASSWORD });
    });
    expect(lines.filter(({ msg }) => msg === 'Member sign-in')).toEqual([
      {
        level: 'warn',
        time: expect.any(String),
        msg: 'Member sign-in',
        requestId: expect.any(String),
        outcome: 'wrong password',
      },
      {
        level: 'info',
        time: expect.any(String),
        msg: 'Member sign-in',
        requestId: expect.any(String),
        outcome: 'signed in',
      },
    ]);
    for (const typed of ['ada@', 'not the password', PASSWORD]) expect(JSON.stringify(lines)).not.toContain(typed);
  });

  it('has a line for a sign-in that returned with a wrong answer', async () => {
    const lines = await linesOf(() => app.fastify.inject('/api/callback?state=invented&code=invented'));
    expect(lines).toContainEqual(expect.objectContaining({ level: 'warn', msg: 'Member sign-in', outcome: 'refused' }));
  });
});

describe('a TRACE request', () => {
  it('is refused, and the answer repeats nothing of it', async () => {
    for (const path of ['/', '/api/businesses', '/api/unknown', '/oidc/auth']) {
      // Fetch does not send TRACE requests.
      const { statusCode, body } = await app.fastify.inject({
        method: 'TRACE' as 'OPTIONS',
        url: path,
        headers: { cookie: 'session=my-cookie' },
      });
      expect([path, [404, 405].includes(statusCode)]).toEqual([path, true]);
      expect(body).not.toContain('my-cookie');
    }
  });
});
