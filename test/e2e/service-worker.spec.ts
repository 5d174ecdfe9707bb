import { createServer, request as sendOn } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, open, test, untilHydrated } from './support/strict-test.js';
import { reviewedBusiness } from './support/businesses.js';
import { signIn } from './support/member.js';
import { expectGoodInBothThemesOnEachScreen } from './support/screens.js';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/,
});

/** Returns the paths of the kept pages. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('kept-pages'))) return [];
    const index = await (await caches.open('kept-pages')).match('/kept-pages/index');
    return index === undefined ? [] : Object.keys(((await index.json()) as { pages: object }).pages);
  });

/** Opens a page and waits until the worker controls it. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const notice = (page: Page) => page.locator('[data-offline]');

test('a viewed place is readable without a network, and says when it was saved', async ({ page, context, request }) => {
  const { id, name } = await reviewedBusiness(request);
  const path = `/business/${id}`;
  await openWithWorker(page, path);
  await expect.poll(() => keptPaths(page)).toEqual([path]);

  await context.setOffline(true);
  await page.goto(`${path}?from=%2Fbrowse`);
  await untilHydrated(page);
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(notice(page)).toContainText(/You’re offline\. Saved copy from [A-Z][a-z]+day, \d{1,2}:\d\d [AP]M\./);
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toHaveCount(0);
  // The picture was kept, too.
  const picture = page.getByRole('main').getByRole('img').first();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectGoodInBothThemesOnEachScreen(page);

  // A page that is not kept leads to the offline page, which lists what is.
  await page.goto('/browse?query=park');
  await expect(page.getByRole('heading', { level: 1, name: 'This page needs a connection' })).toBeVisible();
  const copy = page.getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(copy).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('We still can’t reach the site.')).toBeVisible();
  await expectGoodInBothThemesOnEachScreen(page);
  await copy.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'This page needs a connection' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/browse\?query=park$/);
  await expect(notice(page)).toHaveCount(0);
});

test('a saved place is kept, and signing out deletes what was kept', async ({ page, context }) => {
  await signIn(page, 'cleo', '/browse');
  await untilHydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const card = page.locator('section[aria-labelledby="results"] article').first();
  const path = new URL(String(await card.getByRole('link').first().getAttribute('href')), page.url()).pathname;
  const heart = card.getByRole('button', { name: /^Save / });
  if ((await heart.getAttribute('aria-pressed')) === 'false') await heart.click();
  await expect.poll(() => keptPaths(page)).toContain(path);
  const texts = await page.evaluate(async () => {
    const cache = await caches.open('kept-pages');
    const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
    const pages = answers.filter((answer) => answer?.headers.get('content-type')?.includes('html'));
    return Promise.all(pages.map((answer) => answer!.text()));
  });
  expect(texts.length).toBeGreaterThan(0);
  // Neither the member nor that there is one.
  expect(texts.filter((text) => /cleo@example|"queryKey":\["auth"/.test(text))).toHaveLength(0);

  // Without a network, a link to a kept page opens it.
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await card.getByRole('link').first().click();
  await expect(notice(page)).toContainText('Saved copy from');
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toHaveCount(0);
  // Saved places are listed without a network, and open from there.
  await page.goto('/saved');
  await expect(page.getByText('Until then, you can read the places below.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Saved places' })).toBeVisible();
  await page.locator(`main a[href="${path}"]`).click();
  await expect(notice(page)).toContainText('Saved copy from');
  await context.setOffline(false);
  await expect(notice(page)).toContainText('The site couldn’t be reached when this page was opened.');
  await page.getByRole('button', { name: 'Load the current page' }).click();
  await expect(notice(page)).toHaveCount(0);

  await untilHydrated(page);
  await page.goto('/api/logout');
  await page.goto('/help-center');
  await untilHydrated(page);
  expect(await keptPaths(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'This page needs a connection' })).toBeVisible();
  await expect(page.getByText('None yet.')).toBeVisible();
});

test('a session that ended elsewhere deletes what was kept, once the page notices', async ({ page, context }) => {
  await signIn(page, 'ada', '/browse');
  await untilHydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.locator('section[aria-labelledby="results"] article').first().getByRole('link').first().click();
  await expect.poll(async () => (await keptPaths(page)).length).toBeGreaterThan(0);
  await context.clearCookies();
  await open(page, '/help-center');
  await expect.poll(() => keptPaths(page)).toEqual([]);
});

test('the worker leaves administration and the sign-in pages to the browser', async ({ page, context }) => {
  await openWithWorker(page, '/');
  await context.setOffline(true);
  for (const path of [
    '/admin',
    '/admin-login',
    '/oidc/account/sign-up',
    '/api/login',
    '/appeal/a-guess',
    '/lists/a-guess',
  ]) {
    await expect(page.goto(path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  }
});

test('the browser requests each page once, whether the worker handles it or not', async ({ page, baseURL }) => {
  const requested: string[] = [];
  const server = createServer(({ url = '/', method, headers }, response) => {
    requested.push(url);
    const answer = sendOn(new URL(url, baseURL), { method, headers }, (found) => {
      response.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(response);
    });
    answer.on('error', () => response.destroy()).end();
  }).listen(0);
  try {
    const { port } = server.address() as AddressInfo;
    await openWithWorker(page, `http://localhost:${port}/help-center`);
    for (const path of ['/admin-login', '/oidc/account/sign-up', '/reviews']) {
      await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
      expect(requested.filter((url) => url === path)).toEqual([path]);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('a new release takes effect at once: no page runs with scripts of another one', async ({ page }) => {
  await openWithWorker(page, '/');
  const served = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const cache = await caches.open(String(names[0]));
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
  // Pages are never cached by the worker while there is a network, and every cached script has a hash in its name.
  expect(served.length).toBeGreaterThan(20);
  for (const path of served) expect(path).toMatch(/^\/assets\/.+-[\w-]{8}\.\w+$/);
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  await expectAccessibleInBothThemes(page);
});
