import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { plantWaiting, WAITING } from '../../support/administration/waiting-items.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_single_items');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
  await plantWaiting(app);
});

afterAll(() => app?.close());

const get = (url: string, cookie = administrator) => app.fastify.inject({ url, headers: { cookie } });

const LISTS: readonly (readonly [string, number, string])[] = [
  ['/api/admin/business-claims', WAITING.claims, 'Claim not found'],
  ['/api/admin/user-feedback', WAITING.feedback, 'Feedback not found'],
  ['/api/admin/reports', WAITING.reports, 'Report not found'],
  ['/api/admin/appeals', WAITING.appeals, 'Appeal not found'],
  ['/api/admin/copyright-notices', WAITING.copyright, 'Copyright notice not found'],
  ['/api/admin/duplicates', WAITING.duplicates, 'These two are not listed as likely duplicates'],
];

describe('one item of a queue', () => {
  it.each(LISTS)('%s/:id returns the item exactly as the list does', async (list, id) => {
    const items = (await get(list)).json<{ id: number }[]>();
    const one = await get(`${list}/${String(id)}`);
    expect([one.statusCode, one.json()]).toEqual([200, items.find((item) => item.id === id)]);
  });

  it.each(LISTS)('%s/:id returns 404 with a sentence if there is no such item', async (list, _, message) => {
    for (const id of ['987654', 'x', '0']) {
      const answer = await get(`${list}/${id}`);
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { message }]);
    }
  });

  it.each(LISTS)('%s/:id answers administrators only', async (list, id) => {
    expect((await get(`${list}/${String(id)}`, '')).statusCode).toBe(401);
    expect((await get(`${list}/${String(id)}`, await signedInAs(app, ADA))).statusCode).toBe(403);
  });
});
