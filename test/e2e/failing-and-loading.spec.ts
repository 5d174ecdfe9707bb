import { expect, expectAccessible, open, test, untilRunning } from './support/faultless.js';

test.describe('a list that cannot be had', () => {
  test.use({ expected: /the server responded with a status of 503/ });

  test('says so, and comes when one tries again', async ({ page }) => {
    await open(page, '/');
    await page.route('**/api/businesses?*', (route) => route.fulfill({ status: 503, body: 'down' }), { times: 1 });
    await page.getByRole('link', { name: 'Restaurants' }).first().click();
    await expect(page.getByText('Failed to fetch businesses')).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath('failed.png') });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/businesses found in Restaurants/)).toBeVisible();
  });
});

test.describe('a page whose code does not come', () => {
  test.use({ expected: /Failed to load resource|Failed to fetch dynamically imported module|React Router caught/ });

  test('is told of in the frame of the site, and comes when the network is back, by itself and by the same link', async ({
    page,
    context,
  }) => {
    await open(page, '/help-center');
    const contact = page
      .getByRole('main')
      .getByRole('link', { name: /contact/i })
      .first();
    const lost = page.getByRole('heading', { level: 1, name: 'This page could not be shown' });
    const come = page.getByRole('heading', { level: 1, name: 'Contact us' });
    await context.setOffline(true);
    await contact.click();
    await expect(lost).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await context.setOffline(false);
    await contact.click();
    await expect(come).toBeVisible();

    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Business resources' }).click();
    await expect(lost).toBeVisible();
    await context.setOffline(false);
    await expect(lost).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('is loaded whole where the site answers and only that file is gone, as after a newer release', async ({
    page,
  }) => {
    await open(page, '/help-center');
    await page.route('**/assets/contact-page-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }), {
      times: 2,
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: /contact/i })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    await untilRunning(page);
  });
});

test('six placeholders stand while a list is coming', async ({ page }) => {
  await open(page, '/');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/businesses?*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Restaurants' }).first().click();
  const results = page.locator('section[aria-labelledby="results"]');
  await expect(results).toHaveAttribute('aria-busy', 'true');
  await expect(results.locator('.card-grid > *')).toHaveCount(6);
  await page.screenshot({ path: test.info().outputPath('loading.png') });
  answer();
  await expect(page.getByText(/businesses found in Restaurants/)).toBeVisible();
  await expect(results).toHaveAttribute('aria-busy', 'false');
});

test('a link leads to the top of the next page, and back to where one was', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
  await expect(page.getByText(/businesses found in Events/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where Your Pet is Always Welcome');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});
