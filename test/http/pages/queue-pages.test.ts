import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDirectory, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { startAppWithPages } from '../../support/pages.js';

let app: TestApp;
let cookie: string;

beforeAll(async () => {
  app = await startAppWithPages(await emptyDirectory('http_page_queues'), WITH_ADMINISTRATOR);
  for (const word of ['first', 'second', 'third']) {
    const description = `The ${word} map does not open.`;
    const payload = { feedbackType: 'bug_report', title: `The ${word} map`, description };
    const { statusCode } = await app.fastify.inject({ method: 'POST', url: '/api/user-feedback', payload });
    expect(statusCode).toBe(201);
  }
  cookie = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

const open = async (path: string) => (await app.fastify.inject({ url: path, headers: { cookie } })).body;

/** Returns the addresses of the rows, and of the current one. */
const rowsIn = (html: string) => [...html.matchAll(/<a href="([^"]+)" data-row="\d+"( aria-current="true")?/g)];

/** Returns the texts of the items that are shown in full. */
const itemsIn = (html: string) => html.match(/<article[\s\S]*?<\/article>/g) ?? [];

describe('The server’s HTML of a queue', () => {
  it('has a link for each row and the first item in full, for administrators without JavaScript', async () => {
    const html = await open('/admin/feedback');
    const rows = rowsIn(html);
    expect(rows.map(([, href]) => href)).toEqual([1, 2, 3].map((id) => `/admin/feedback?item=${String(id)}`));
    expect(rows.map(([, , current]) => current !== undefined)).toEqual([true, false, false]);
    expect(itemsIn(html)).toEqual([expect.stringContaining('The first map does not open.')]);
    expect(html).toContain('3 waiting');
    expect(html).not.toMatch(/ style="|We couldn’t load/);
  });

  it('has the item that the address names', async () => {
    const html = await open('/admin/feedback?item=2');
    expect(rowsIn(html).map(([, , current]) => current !== undefined)).toEqual([false, true, false]);
    expect(itemsIn(html)).toEqual([expect.stringContaining('The second map does not open.')]);
  });

  it('has the rows of a tab that is read in pages, too', async () => {
    const html = await open('/admin/feedback?tab=bugs');
    expect(rowsIn(html).map(([, href]) => href)).toEqual(
      [3, 2, 1].map((id) => `/admin/feedback?tab=bugs&amp;item=${String(id)}`),
    );
    expect(itemsIn(html)).toEqual([expect.stringContaining('The third map does not open.')]);
  });

  it('says that nothing waits in an empty queue', async () => {
    const html = await open('/admin/claims');
    expect(html).toContain('No pending claims');
    expect([rowsIn(html), itemsIn(html)]).toEqual([[], []]);
  });
});
