import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_EMAIL_CHANGES } from '../../../domain/account/account.js';
import { LIMITS } from '../../../interfaces/http/server/limits/limits.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';

const SECOND = '0198c2f0-cccc-7b52-8d44-91c7e0a2b3f5';

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_mailbox_limits');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, { RATE_LIMIT: 'on' });
  const { pool } = app.database;
  await pool.query(`update users set email = 'a.da+1@gmail.com' where id = $1`, [ADA]);
  await pool.query(`insert into users (id, email) values ($1, 'ada@googlemail.com')`, [SECOND]);
});

afterAll(() => app?.close());

const post = async (id: string, url: string, payload: object) =>
  (await app.fastify.inject({ method: 'POST', url, payload, headers: { cookie: await signedInAs(app, id) } }))
    .statusCode;

/** Makes calls as both accounts in turn. Returns their statuses, and the status for another member. */
async function statuses(count: number, url: string, payload: (n: number) => object) {
  const byTwo: number[] = [];
  for (let n = 0; n <= count; n += 1) byTwo.push(await post(n % 2 === 0 ? ADA : SECOND, url, payload(n)));
  return [byTwo, await post(OLIVE, url, payload(count + 1))];
}

describe('two accounts with one mailbox', () => {
  it('can together send only as many messages as one account', async () => {
    const { requests } = LIMITS.contact[0];
    const message = () => ({
      ...{ feedbackType: 'contact_inquiry', name: 'Ada', email: 'ada@example.com' },
      ...{ subject: 'Opening hours', message: 'When do you open on Sundays?' },
    });
    const sent = await statuses(requests, '/api/feedback', message);
    expect(sent).toEqual([[...Array.from({ length: requests }, () => 201), 429], 201]);
  });

  it('can together request only as many email changes as one account', async () => {
    const change = (n: number) => ({ email: `victim+${String(n)}@example.org` });
    const sent = await statuses(MAX_EMAIL_CHANGES, '/api/user/email', change);
    expect(sent).toEqual([[...Array.from({ length: MAX_EMAIL_CHANGES }, () => 202), 429], 202]);
  });
});
