import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { expectNoSidewaysScroll, untilHydrated } from './support/strict-test.js';

// Uses Playwright's own test, because the one in strict-test.ts fails when a page reports an error.
const PATH = '/browse?location=Austin%2C+TX';

const noticeOn = (page: Page) => page.getByRole('alert').filter({ hasText: 'Part of this page failed to load' });

/** Expects the page to work as it does without JavaScript, with a notice. */
async function expectReadable(page: Page): Promise<void> {
  await expect(noticeOn(page)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sort' })).toBeVisible();
}

test('a page whose scripts fail to load shows a notice, works without them, and recovers after Try again', async ({
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
  await expect(noticeOn(page)).toContainText('We still can’t reach the site.');
  await context.setOffline(false);
  await page.unroute('**/assets/entry-client-*.js');
  await again.click();
  await untilHydrated(page);
  await expect(page.getByRole('button', { name: /^Save / }).first()).toBeVisible();
  await expect(noticeOn(page)).toHaveCount(0);
});

/** Changes the HTML of the page before it reaches the browser. */
const rewriteHtml = (page: Page, change: (html: string) => string) =>
  page.route(`**${PATH}`, async (route) => {
    const response = await route.fetch();
    const isPage = route.request().resourceType() === 'document';
    await route.fulfill({ response, body: isPage ? change(await response.text()) : await response.text() });
  });

test('a missing script file, a truncated page, and a failing render each leave a readable page', async ({ page }) => {
  await page.route('**/assets/browse-page-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto(PATH);
  await expectReadable(page);
  await page.unroute('**/assets/browse-page-*.js');

  await rewriteHtml(page, (html) => html.slice(0, html.indexOf('</main>')));
  await page.goto(PATH);
  await expectReadable(page);

  // Without `site`, neither header nor footer nor the error page can render.
  await rewriteHtml(page, (html) => html.replace('"site":{', '"sight":{'));
  await page.goto(PATH);
  await expectReadable(page);
  await noticeOn(page).getByRole('button', { name: 'Close' }).click();
  await expect(noticeOn(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Reviews', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
});
