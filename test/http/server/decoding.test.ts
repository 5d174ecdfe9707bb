import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_decoding');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
});

afterAll(() => app?.close());

/** Texts that would change if they were decoded a second time, or escaped before they are stored. */
const CODED = '%3Cb%3E %2527 &lt;i&gt; &amp;amp; \\u003c \\x41 + <b> &#65;';

describe('coded text', () => {
  it('is stored as typed, neither decoded again nor escaped', async () => {
    const payload = {
      feedbackType: 'contact_inquiry',
      subject: CODED,
      name: 'Gus',
      email: 'gus@example.com',
      message: CODED,
    };
    const answer = await app.fastify.inject({ method: 'POST', url: '/api/user-feedback', payload });
    expect(answer.statusCode).toBe(201);
    const { rows } = await runSql(app.databaseUrls.ownerUrl, (client) =>
      client.query<{ title: string; description: string }>(
        'select title, description from user_feedback where id = $1',
        [answer.json<{ id: number }>().id],
      ),
    );
    expect(rows[0]?.title).toBe(CODED);
    expect(rows[0]?.description.endsWith(CODED)).toBe(true);
  });

  it('is decoded once in an address', async () => {
    const at = async (id: string) => (await app.fastify.inject(`/api/businesses/${id}`)).statusCode;
    expect([await at('1'), await at('%31'), await at('%2531')]).toEqual([200, 200, 404]);
    const limited = async (limit: string) => (await app.fastify.inject(`/api/businesses?limit=${limit}`)).statusCode;
    expect([await limited('5'), await limited('%35'), await limited('%2535')]).toEqual([200, 200, 400]);
  });
});
