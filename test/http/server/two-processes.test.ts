import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadDemoData } from '../../../infrastructure/demo-data/load-demo-data.js';
import { emptyDirectory } from '../../support/app.js';
import { Browser } from '../../support/browser/browser.js';
import { signInAtForm } from '../../support/identity/sign-in.js';
import { twoProcesses, type Site } from '../../support/two-processes.js';

let site: Site;

beforeAll(async () => {
  const urls = await emptyDirectory('http_two_processes');
  await loadDemoData({ url: urls.ownerUrl });
  site = await twoProcesses(urls.appUrl);
});

afterAll(() => site?.stop());

const statuses = (browser: Browser) =>
  Promise.all(
    site.processes.map(async ({ url }) => {
      const cookie = browser.cookieFor(new URL(site.url));
      return (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).status;
    }),
  );

describe('two processes on one database', () => {
  it('share a sign-in whose requests alternate between them, and its sign-out', async () => {
    const browser = new Browser();
    const { url } = await signInAtForm(browser, site.url, 'ada@example.com', '/browse');
    expect(url).toBe(`${site.url}/browse`);
    expect(await statuses(browser)).toEqual([200, 200]);
    await browser.visit(`${site.url}/api/logout`);
    expect(await statuses(browser)).toEqual([401, 401]);
  });

  it('accept an authorization code once, even if both receive it at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const browser = new Browser();
      const callback = await signInAtForm(browser, site.url, 'ben@example.com', '/', { stopAt: '/api/callback' });
      const { search } = new URL(callback.url);
      const cookie = browser.cookieFor(new URL(site.url));
      const answers = await Promise.all(
        site.processes.map(({ url }) =>
          fetch(`${url}/api/callback${search}`, { headers: { cookie }, redirect: 'manual' }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 401]);
    }
  });

  it('keep a session when one of them stops', async () => {
    const browser = new Browser();
    await signInAtForm(browser, site.url, 'cleo@example.com');
    await site.processes[0]!.kill();
    const answer = await browser.request(`${site.url}/api/auth/user`);
    expect([answer.status, ((await answer.json()) as { firstName: string }).firstName]).toEqual([200, 'Cleo']);
  });
});
