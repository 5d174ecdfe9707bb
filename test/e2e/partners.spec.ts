import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, open, test } from './support/strict-test.js';

/** Starts a website of another origin, which shows this page, with a content security policy. */
async function otherSite(html: string, policy?: string): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((_request, response) => {
    if (policy !== undefined) response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`, server };
}

const page = (content: string) =>
  `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width" /><title>Town news</title><link rel="icon" href="data:," /></head><body><h1>Town news</h1>${content}</body></html>`;

test('a widget on another website shows places, sets its height, and sets no cookies', async ({
  page: tab,
  context,
  baseURL,
}) => {
  const script = `<script src="${String(baseURL)}/widget/v1.js" async></script>`;
  const { url, server } = await otherSite(
    page(
      `<div data-welcome-paws data-area="Austin, TX" data-count="3" data-theme="dark"><a href="/x">Places</a></div>${script}`,
    ),
  );
  try {
    await tab.goto(url);
    const widget = tab.frameLocator('iframe[title="Pet-friendly places in Austin, TX"]');
    await expect(widget.getByRole('heading', { name: 'Pet-friendly places in Austin, TX' })).toBeVisible();
    await expect(widget.locator('a.place')).toHaveCount(3);
    const frame = tab.locator('iframe');
    const heights = async () => ({
      frame: await frame.evaluate(({ clientHeight }) => clientHeight),
      content: await widget.locator('html').evaluate((root) => Math.ceil(root.getBoundingClientRect().height)),
    });
    await expect.poll(async () => (await heights()).frame === (await heights()).content).toBe(true);
    await expect(tab.getByRole('link', { name: 'Places' })).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
    const opened = context.waitForEvent('page');
    await widget.locator('a.place').first().click();
    await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible();
    await tab.evaluate(() => postMessage({ type: 'welcome-paws:height', height: 1 }, '*'));
    await expect.poll(async () => (await heights()).frame).toBeGreaterThan(100);
  } finally {
    server.close();
  }
});

test('a widget works on a website with a strict content security policy, and adapts to its colors', async ({
  page: tab,
  baseURL,
}) => {
  const origin = new URL(String(baseURL)).origin;
  const { url, server } = await otherSite(
    page(`<div data-welcome-paws data-area="Austin, TX"></div><script src="${origin}/widget/v1.js" async></script>`),
    `default-src 'none'; img-src data:; script-src ${origin}; frame-src ${origin}`,
  );
  try {
    await tab.emulateMedia({ colorScheme: 'dark' });
    await tab.goto(url);
    const widget = tab.frameLocator('iframe');
    await expect(widget.locator('a.place')).toHaveCount(5);
    const colors = () => widget.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const dark = await colors();
    await tab.emulateMedia({ colorScheme: 'light' });
    await expect.poll(colors).not.toBe(dark);
    const frame = tab.locator('iframe');
    await expect.poll(() => frame.evaluate(({ clientHeight }) => clientHeight)).not.toBe(400);
    await tab.keyboard.press('Tab');
    await expect(widget.locator('a.place').first()).toBeFocused();
  } finally {
    server.close();
  }
});

test('the page for partners leads to the script that keeps a copy', { tag: '@any-screen' }, async ({ page: tab }) => {
  // Swagger UI parses a long document first, which is slow on a busy machine.
  test.slow();
  await open(tab, '/partners');
  await tab.getByRole('link', { name: 'Read the API documentation' }).click();
  const heading = tab.getByRole('heading', { name: 'Keep a copy of the directory' });
  await expect(heading).toBeInViewport({ timeout: 60_000 });
  await expect.poll(() => heading.evaluate((node) => node.getBoundingClientRect().top)).toBeLessThan(200);
});

test('the page for partners builds, previews, and copies a widget by keyboard', async ({ page: tab, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(tab, '/partners');
  const preview = tab.frameLocator('iframe[title="Preview of the widget"]');
  await expect(preview.locator('a.place')).toHaveCount(5);
  await tab.getByRole('textbox', { name: /Town or ZIP code/ }).fill('Denver, CO');
  await expect(preview.getByRole('heading', { name: 'Pet-friendly places in Denver, CO' })).toBeVisible();
  await tab.getByRole('radio', { name: 'List' }).focus();
  await tab.keyboard.press('ArrowRight');
  await expect(preview.locator('svg.map')).toBeVisible();
  await tab.getByRole('button', { name: 'Copy HTML', exact: true }).press('Enter');
  await expect(tab.getByRole('status')).toContainText(['HTML copied.']);
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toContain(
    'data-area="Denver, CO" data-count="5" data-view="map"',
  );
});
