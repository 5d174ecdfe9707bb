import type { APIRequestContext } from '@playwright/test';
import { Administrator } from './support/administrator.js';
import { expect, expectNoSidewaysScroll, open, test } from './support/faultless.js';

interface Place {
  readonly id: number;
  readonly name: string;
  readonly tier: string;
  readonly ownerId: string | null;
}

/** Two places that no other test writes about. */
async function places(request: APIRequestContext): Promise<readonly [Place, Place]> {
  const answer = await request.get('/api/businesses?category=homes&sort=name&limit=100');
  const found = (await answer.json()) as Place[];
  const [kept, merged] = found.filter(({ ownerId, tier }) => ownerId === null && tier === 'free').toReversed();
  if (kept === undefined || merged === undefined) throw new Error('The demo data hold too few homes.');
  return [kept, merged];
}

test('the address of a merged place leads to the kept one, and the merge is undone by keyboard alone', async ({
  page,
}) => {
  const [kept, merged] = await places(page.request);
  const administrator = await Administrator.signIn(page.request);
  await administrator.decide('/api/admin/duplicates/merge', { keepId: kept.id, mergedId: merged.id });
  await open(page, `/business/${merged.id}?from=%2Fbrowse`);
  await expect(page).toHaveURL(new RegExp(`/business/${kept.id}\\?from=%2Fbrowse$`));
  await expect(page.getByRole('heading', { level: 1, name: kept.name })).toBeVisible();

  await open(page, '/admin/duplicates?status=merged');
  const entry = page.getByRole('article', { name: `${merged.name} into ${kept.name}` });
  await expect(entry).toBeVisible();
  await expectNoSidewaysScroll(page);
  // The last merge stands first: the first key leads there, the next one asks why, and a third undoes it.
  await page.keyboard.press('j');
  await expect(entry).toBeFocused();
  await page.keyboard.press('u');
  await expect(entry.getByLabel('Reason')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Merge Undone' })).toHaveCount(1);
  await expect(entry.getByText('Undone', { exact: true }).first()).toBeVisible();
  await open(page, `/business/${merged.id}`);
  await expect(page.getByRole('heading', { level: 1, name: merged.name })).toBeVisible();
});
