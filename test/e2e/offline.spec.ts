import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test,
  untilRunning,
} from './support/faultless.js';
import { Administrator } from './support/administrator.js';
import { aBusinessPath } from './support/businesses.js';
import { signIn } from './support/member.js';

test.use({
  expected:
    /Failed to load resource|Failed to fetch dynamically imported module|React Router caught|The code of a part/,
});

const cards = 'section[aria-labelledby="results"] article';

test('without a network a notice stands, what is pressed says what has not happened, and nothing is lost', async ({
  page,
  context,
}) => {
  await signIn(page, 'olive', '/browse');
  await untilRunning(page);
  const notice = page.getByText('You are offline.');
  await expect(notice).toBeHidden();
  // What the next page draws is there before it is.
  const drawings = page.waitForResponse(/\/assets\/scenes-/);
  await page.mouse.move(200, 300);
  await (await drawings).finished();
  await context.setOffline(true);
  await expect(notice).toBeVisible();

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
  // The line breaks off in the middle of an answer.
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

test('a part of a page that does not come says so, and comes when one tries again, after a new release too', async ({
  page,
  context,
  request,
}) => {
  await open(page, await aBusinessPath(request));
  const report = page.getByRole('button', { name: 'Report an Issue' });
  const missing = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded' });
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

  // What is typed outlives a sending that came nowhere, and the page that is loaded anew.
  const words = dialog.getByRole('textbox', { name: 'Description' });
  await words.fill('The patio is closed.');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByText('Failed to submit report. Please try again.').first()).toBeVisible();
  await expect(words).toHaveValue('The patio is closed.');
  await context.setOffline(false);

  await page.route('**/assets/report-dialog-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.reload();
  await untilRunning(page);
  await report.click();
  await expect(missing).toBeVisible();
  const loaded = page.waitForEvent('load');
  await missing.getByRole('button', { name: 'Try again' }).click();
  await loaded;
  await page.unroute('**/assets/report-dialog-*.js');
  await untilRunning(page);
  await report.click();
  await expect(dialog).toBeVisible();
  await expect(words).toHaveValue('The patio is closed.');
});

test('the navigation of administrators stays where one of their pages is lost', async ({ page, context }) => {
  await Administrator.signIn(page.request);
  await open(page, '/admin/outgoing');
  await context.setOffline(true);
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await navigation.getByRole('link', { name: 'Audit Log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
});
