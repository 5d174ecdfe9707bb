import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  goOffline,
  open,
  test,
  untilHydrated,
} from './support/strict-test.js';
import { Administrator } from './support/administrator.js';
import { businessPath } from './support/businesses.js';
import { signIn } from './support/member.js';

test.use({
  expectedErrors:
    /Failed to load resource|Failed to fetch dynamically imported module|React Router caught|The code of a part/,
});

const cards = 'section[aria-labelledby="results"] article';

test('offline, a notice is visible, failed actions show an error, and Try again works once back online', async ({
  page,
  context,
}) => {
  await signIn(page, 'olive', '/browse');
  await untilHydrated(page);
  const notice = page.getByText('You’re offline.');
  await expect(notice).toBeHidden();
  // The illustrations for the offline state must load while there is a network.
  const illustrations = page.waitForResponse(/\/assets\/scenes-/);
  await page.mouse.move(200, 300);
  await (await illustrations).finished();
  await goOffline(page);

  const heart = page
    .locator(cards)
    .last()
    .getByRole('button', { name: /^Saved? / });
  const before = String(await heart.getAttribute('aria-pressed'));
  await heart.click();
  await expect(page.getByText('Please try again.').first()).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', before);
  await page.getByRole('button', { name: 'Load More Businesses' }).click();
  const failure = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
  await expect(failure).toBeVisible();
  await expect(page.locator(cards)).toHaveCount(12);
  await failure.scrollIntoViewIfNeeded();
  await expect(notice).toBeInViewport({ ratio: 1 });
  await notice.click({ trial: true });
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  // The connection breaks in the middle of a response.
  await page.route(
    '**/api/businesses?*',
    (route) => route.fulfill({ contentType: 'application/json', body: '[{"id":' }),
    { times: 1 },
  );
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/JSON|fetch resource|network error/);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator(cards)).toHaveCount(24);
});

test('a dialog that fails to load shows an error and opens after Try again, also after a new release', async ({
  page,
  context,
  request,
}) => {
  await open(page, await businessPath(request));
  const report = page.getByRole('button', { name: 'Report an Issue' });
  const missing = page.getByRole('alert').filter({ hasText: 'We couldn’t load this part of the page' });
  const dialog = page.getByRole('dialog', { name: /Report/ });

  await page.route('**/assets/report-dialog-*.js', (route) => route.abort());
  await report.click();
  await expect(missing).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.unroute('**/assets/report-dialog-*.js');
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeVisible();

  // The typed text survives a failed submission and a reload of the page.
  const description = dialog.getByRole('textbox', { name: 'Description' });
  await description.fill('The patio is closed.');
  await goOffline(page);
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByText('Failed to submit report. Please try again.').first()).toBeVisible();
  await expect(description).toHaveValue('The patio is closed.');
  await context.setOffline(false);

  await page.route('**/assets/report-dialog-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.reload();
  await untilHydrated(page);
  await report.click();
  await expect(missing).toBeVisible();
  const loaded = page.waitForEvent('load');
  await missing.getByRole('button', { name: 'Try again' }).click();
  await loaded;
  await page.unroute('**/assets/report-dialog-*.js');
  await untilHydrated(page);
  await report.click();
  await expect(dialog).toBeVisible();
  await expect(description).toHaveValue('The patio is closed.');
});

test("the administrators' navigation stays when one of their pages fails to load", async ({ page, context }) => {
  await Administrator.signIn(page.request);
  await open(page, '/admin/outgoing');
  await goOffline(page);
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await navigation.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page failed to load' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
});

test('the offline notice is visible before its code has loaded', async ({ page, context }) => {
  await page.route('**/assets/offline-*.js', (route) => route.abort());
  await open(page, '/');
  await goOffline(page);
  const early = page.getByRole('alert').filter({ hasText: 'You’re offline.' });
  await expect(early).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
  await context.setOffline(false);
  await expect(early).toHaveCount(0);
});
