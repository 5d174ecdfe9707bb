import type { Page } from '@playwright/test';
import { Administrator } from './support/administrator.js';
import { rowOf } from './support/queue.js';
import { expect, open, test } from './support/strict-test.js';
import { join } from './support/session.js';
import { signInAsAnother, waitingListing } from './support/waiting-items.js';

test.use({ expectedErrors: /the server responded with a status of 4(04|09)/ });

const RUTH = 'Ruth Reviewer';
const DECIDED = new RegExp(`^${RUTH} already decided this at \\d+:\\d\\d [AP]M \\(Business: approve\\)\\.$`);

const shown = (page: Page, name: string) => page.getByRole('article', { name });

/** Holds back what the server says about other administrators, until the returned function is called. */
async function withoutNews(page: Page): Promise<() => Promise<void>> {
  let hear = (): void => undefined;
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  await page.route('**/api/admin/presence', async (route) => {
    await heard;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    hear();
    await page.unroute('**/api/admin/presence');
  };
}

test('two administrators see who looks at an item, what the other one decides, and who was first', async ({
  page,
  browser,
}) => {
  await join(page, { email: 'two-people@example.com', password: 'nine quiet badgers' });
  const [first, second] = [
    await waitingListing(page, 'Shared Otter Spa'),
    await waitingListing(page, 'Second Otter Spa'),
  ];
  const administrator = await Administrator.signIn(page.request);
  const context = await browser.newContext({ baseURL: process.env['E2E_BASE_URL'] ?? '' });
  const hers = await context.newPage();
  await signInAsAnother(administrator, context.request, RUTH);

  await open(page, `/admin/business-approval?item=${String(first.id)}`);
  await open(hers, `/admin/business-approval?item=${String(first.id)}`);
  await expect(shown(page, first.name).getByText(`${RUTH} is looking at this, too.`)).toBeVisible();
  await expect(rowOf(page, first.name)).toContainText(RUTH);
  await expect(shown(hers, first.name).getByText(/^Administrator .*looking at this, too\.$/)).toBeVisible();

  await shown(hers, first.name).focus();
  await hers.keyboard.press('a');
  await expect(shown(page, first.name).getByText(DECIDED)).toBeVisible();
  await expect(rowOf(page, first.name)).toHaveCount(0);
  await expect(shown(page, first.name).getByRole('button', { name: 'Approve' })).toHaveCount(0);

  await open(page, `/admin/business-approval?item=${String(second.id)}`);
  const { version } = (await (await page.request.get(`/api/admin/businesses/${String(second.id)}`)).json()) as {
    version: number;
  };
  await expect(shown(page, second.name).getByRole('button', { name: 'Approve' })).toBeVisible();
  const hearNews = await withoutNews(page);
  const approved = await context.request.post(`/api/admin/businesses/${String(second.id)}/approve`, {
    data: { version },
  });
  expect(approved.ok()).toBe(true);
  await shown(page, second.name).focus();
  await page.keyboard.press('a');
  await expect(shown(page, second.name)).toHaveCount(0);
  await hearNews();
  await expect(page.getByText(DECIDED).first()).toBeVisible();
  await expect(rowOf(page, second.name)).toHaveCount(0);
  await context.close();
});
