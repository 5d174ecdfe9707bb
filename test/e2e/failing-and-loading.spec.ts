import { expect, goOffline, open, test, untilHydrated, untilPartHydrated } from './support/strict-test.js';
import { expectGoodOnEachScreen } from './support/screens.js';

test.describe('A list that fails to load', () => {
  test.use({ expectedErrors: /the server responded with a status of 503/ });

  test(
    'a list that fails to load shows an error, and appears after Try again',
    { tag: '@any-screen' },
    async ({ page }) => {
      await open(page, '/');
      await page.route('**/api/businesses?*', (route) => route.fulfill({ status: 503, body: 'down' }), { times: 1 });
      await page.getByRole('link', { name: 'Restaurants' }).first().click();
      await expect(page.getByText('Failed to fetch businesses')).toBeVisible();
      await expectGoodOnEachScreen(page);
      await page.screenshot({ path: test.info().outputPath('failed.png') });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(/businesses found in Restaurants/)).toBeVisible();
    },
  );
});

test.describe('A page whose code fails to load', () => {
  test.use({
    expectedErrors: /Failed to load resource|Failed to fetch dynamically imported module|React Router caught/,
  });

  test(
    'a page that fails to load offline keeps header and footer, and loads when the network returns',
    { tag: '@any-screen' },
    async ({ page, context }) => {
      await open(page, '/help-center');
      const contact = page
        .getByRole('main')
        .getByRole('link', { name: /contact/i })
        .first();
      const failed = page.getByRole('heading', { level: 1, name: 'This page failed to load' });
      const loaded = page.getByRole('heading', { level: 1, name: 'Contact us' });
      await goOffline(page);
      await contact.click();
      await expect(failed).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expectGoodOnEachScreen(page);
      await page.goBack();
      await context.setOffline(false);
      await contact.click();
      await expect(loaded).toBeVisible();

      const resources = page.getByRole('contentinfo').getByRole('link', { name: 'Business resources' });
      await untilPartHydrated(resources);
      await goOffline(page);
      await resources.click();
      await expect(failed).toBeVisible();
      await context.setOffline(false);
      await expect(failed).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  test(
    'the footer stays and its links work if its code fails to load, until the browser is online again',
    { tag: '@any-screen' },
    async ({ page, context }) => {
      await page.route('**/assets/footer-*.js', (route) => route.abort());
      await open(page, '/terms-of-service');
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: 'Contact' }).click();
      await untilHydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
      await expect(footer.getByRole('link')).toHaveCount(19);
      await page.unroute('**/assets/footer-*.js');
      await context.setOffline(true);
      await context.setOffline(false);
      await expect(async () => {
        await footer.getByRole('radio', { name: 'System' }).check();
        await footer.getByRole('radio', { name: 'Dark' }).check();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 500 });
      }).toPass();
    },
  );

  test(
    'a page whose script file is gone after a newer release is loaded from the server instead',
    { tag: '@any-screen' },
    async ({ page }) => {
      await open(page, '/help-center');
      // The file is gone for this document, however often it asks, and is there for the one loaded instead.
      let isReloaded = false;
      page.on('request', (request) => (isReloaded ||= request.isNavigationRequest()));
      await page.route('**/assets/contact-page-*.js', (route) =>
        isReloaded ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
      );
      await page
        .getByRole('main')
        .getByRole('link', { name: /contact/i })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
      await untilHydrated(page);
    },
  );
});

test('a loading list shows six placeholders', { tag: '@any-screen' }, async ({ page }) => {
  await open(page, '/');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/businesses?*', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Restaurants' }).first().click();
  const results = page.locator('section[aria-labelledby="results"]');
  await expect(results).toHaveAttribute('aria-busy', 'true');
  await expect(results.locator('.card-grid > *')).toHaveCount(6);
  await page.screenshot({ path: test.info().outputPath('loading.png') });
  release();
  await expect(page.getByText(/businesses found in Restaurants/)).toBeVisible();
  await expect(results).toHaveAttribute('aria-busy', 'false');
});

test('a link opens the next page at its top, and Back restores the scroll position', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const scrollY = await page.evaluate(() => window.scrollY);
  expect(scrollY).toBeGreaterThan(500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
  await expect(page.getByText(/businesses found in Events/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where Your Pet is Always Welcome');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});
