import type { Locator, Page } from '@playwright/test';
import { Administrator } from './support/administrator.js';
import { unusedHomes } from './support/businesses.js';
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilHydrated } from './support/strict-test.js';
import { join } from './support/session.js';
import {
  waitingAppeal,
  waitingClaim,
  waitingListing,
  waitingMessage,
  waitingNotice,
  waitingReport,
  type WaitingItem,
} from './support/waiting-items.js';

interface Decision {
  readonly path: string;
  readonly item: WaitingItem;
  /** Decides by touch in the open item. */
  readonly decide: (item: Locator) => Promise<void>;
  /** The beginning of the announcement. */
  readonly done: string;
  /** True if the item stays in the list. */
  readonly stays?: boolean;
}

/** Opens a queue, looks at an item and goes back, and decides the item. */
async function decideByTouch(page: Page, { path, item, decide, done, stays = false }: Decision): Promise<void> {
  await page.goto(path);
  const row = page.locator(`a[data-row="${String(item.id)}"]`);
  await expect(row).toBeVisible();
  await untilHydrated(page);
  await expectNoSidewaysScroll(page);
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(43);

  await row.tap();
  const article = page.getByRole('article');
  await expect(article).toBeVisible();
  await expect(row).toBeHidden();
  await page.goBack();
  await expect(row).toBeVisible();
  await expect(article).toBeHidden();
  await row.tap();
  await article.getByRole('link', { name: 'Back to List' }).tap();
  await expect(row).toBeVisible();

  await row.tap();
  await expect(article.getByRole('group', { name: /^Actions for/ })).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await decide(article);
  await expect(page.getByRole('status').filter({ hasText: done })).not.toHaveCount(0);
  await expectToastAbove(page, article.getByRole('group', { name: /^Actions for/ }));
  // A hidden list has no rows. The last decision of a queue leaves no item to go back from.
  const back = page.getByRole('link', { name: 'Back to List' });
  if (await back.isVisible()) await back.tap();
  await expect(article).toBeHidden();
  await expect(row).toHaveCount(stays ? 1 : 0);
}

/** Expects the toast not to cover the actions of the next item, if there is one. */
async function expectToastAbove(page: Page, actions: Locator): Promise<void> {
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect
    .poll(async () => {
      if (!(await toast.isVisible()) || !(await actions.isVisible())) return 0;
      const [above, below] = [await toast.boundingBox(), await actions.boundingBox()];
      return above === null || below === null ? 0 : Math.max(0, above.y + above.height - below.y);
    })
    .toBe(0);
}

/** Opens the form of an action by touch, fills in its reason, and sends it. */
const withReason =
  (action: string, field: RegExp, submit: string) =>
  async (item: Locator): Promise<void> => {
    await item.getByRole('button', { name: action, exact: true }).tap();
    await item.getByRole('textbox', { name: field }).fill('Decided on a phone.');
    await item.getByRole('button', { name: submit, exact: true }).tap();
  };

const tapped = (action: string) => (item: Locator) => item.getByRole('button', { name: action, exact: true }).tap();

test('an administrator decides by touch about a listing, a claim, and reported content', async ({ page, request }) => {
  test.slow();
  await join(page, { email: 'touched@example.com', password: 'nine quiet badgers' });
  const listing = await waitingListing(page, 'Touched Otter Spa');
  const claim = await waitingClaim(page, 31);
  const report = await waitingReport(page, request, 'Touched.');
  await Administrator.signIn(page.request);
  await decideByTouch(page, {
    ...{ path: '/admin/business-approval', item: listing, done: `Business Approved: ${listing.name}` },
    decide: tapped('Approve'),
  });
  await decideByTouch(page, {
    ...{ path: '/admin/claims', item: claim, done: `Claim Rejected: ${claim.name}` },
    decide: withReason('Reject', /^Rejection reason/, 'Reject Claim'),
  });
  await decideByTouch(page, {
    ...{ path: '/admin/reports', item: report, done: 'Report resolved' },
    decide: withReason('Hide', /^Note/, 'Hide'),
  });
});

test('an administrator decides by touch about a message, an appeal, and a copyright notice', async ({
  page,
  request,
}) => {
  test.slow();
  const appeal = await waitingAppeal(page, request, 'touch');
  await Administrator.signIn(page.request);
  const message = await waitingMessage(page.request, 'The touched map');
  const notice = await waitingNotice(page.request, 'Quinn Touch');
  await decideByTouch(page, {
    ...{ path: '/admin/feedback', item: message, done: 'Marked Complete' },
    decide: withReason('Mark Complete', /^Action taken/, 'Mark Complete'),
  });
  await decideByTouch(page, {
    ...{ path: '/admin/appeals', item: appeal, done: `Appeal rejected: ${appeal.name}` },
    decide: withReason('Reject', /^Reason/, 'Reject Appeal'),
  });
  await decideByTouch(page, {
    ...{ path: '/admin/copyright', item: notice, done: `Notice rejected: ${notice.name}` },
    decide: withReason('Reject', /^Reason/, 'Reject Notice'),
  });
});

test('an administrator undoes a merge by touch, and decides about a listing to verify', async ({ page }) => {
  test.slow();
  const administrator = await Administrator.signIn(page.request);
  const [kept, merged] = await unusedHomes(page.request, 1);
  await administrator.post('/api/admin/duplicates/merge', { keepId: kept.id, mergedId: merged.id });
  const [{ id } = { id: 0 }] = await administrator.list<{ id: number }>('/api/admin/merges');
  await decideByTouch(page, {
    ...{ path: '/admin/duplicates?status=merged', item: { id, name: merged.name }, done: 'Merge undone', stays: true },
    decide: withReason('Undo', /^Reason/, 'Undo Merge'),
  });
  const [unverified = { id: 0, name: '' }] = await administrator.list<WaitingItem>('/api/admin/business-verification');
  await decideByTouch(page, {
    ...{ path: '/admin/business-verification', item: unverified, done: 'Left unverified' },
    decide: withReason('Can’t Verify', /^Notes/, 'Leave Unverified'),
  });
});
