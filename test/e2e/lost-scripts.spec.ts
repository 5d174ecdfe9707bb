import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { expectNoSidewaysScroll, untilRunning } from './support/faultless.js';

// Here pages break, so this is not the test that fails where one reports anything.
const PATH = '/browse?location=Austin%2C+TX';

const noticeOn = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page could not be loaded completely' });

/** The page without its scripts: as it is without JavaScript, and a notice. */
async function expectReadable(page: Page): Promise<void> {
  await expect(noticeOn(page)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sort' })).toBeVisible();
}

test('a page whose scripts do not come says so, is what it is without JavaScript, and comes when one tries again', async ({
  page,
  context,
}) => {
  await page.route('**/assets/entry-client-*.js', (route) => route.abort());
  await page.goto(PATH);
  await expectReadable(page);
  await expectNoSidewaysScroll(page);
  expect((await new AxeBuilder({ page }).include('#lost-scripts').analyze()).violations).toEqual([]);
  await page.getByLabel('Sort by').selectOption('name');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expectReadable(page);

  const again = noticeOn(page).getByRole('button', { name: 'Try again' });
  await context.setOffline(true);
  await again.click();
  await expect(noticeOn(page)).toContainText('There is still no connection to the site.');
  await context.setOffline(false);
  await page.unroute('**/assets/entry-client-*.js');
  await again.click();
  await untilRunning(page);
  await expect(page.getByRole('button', { name: /^Save / }).first()).toBeVisible();
  await expect(noticeOn(page)).toHaveCount(0);
});

/** Changes the HTML of the page before it arrives. */
const changed = (page: Page, change: (html: string) => string) =>
  page.route(`**${PATH}`, async (route) => {
    const response = await route.fetch();
    const isPage = route.request().resourceType() === 'document';
    await route.fulfill({ response, body: isPage ? change(await response.text()) : await response.text() });
  });

test('a part of them that a newer release has taken away, a page that breaks off and one that breaks whole leave no white page', async ({
  page,
}) => {
  await page.route('**/assets/browse-page-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto(PATH);
  await expectReadable(page);
  await page.unroute('**/assets/browse-page-*.js');

  await changed(page, (html) => html.slice(0, html.indexOf('</main>')));
  await page.goto(PATH);
  await expectReadable(page);

  // Header and footer cannot be drawn without it, nor can any message between them.
  await changed(page, (html) => html.replace('"site":{', '"sight":{'));
  await page.goto(PATH);
  await expectReadable(page);
  await noticeOn(page).getByRole('button', { name: 'Close' }).click();
  await expect(noticeOn(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Reviews', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
});
