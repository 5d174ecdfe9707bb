import { Administrator } from './support/administrator.js';
import { unusedHomes } from './support/businesses.js';
import { expect, expectNoSidewaysScroll, open, test } from './support/strict-test.js';

test('a merged place redirects to the remaining one, and the merge is undone with the keyboard only', async ({
  page,
}) => {
  const [kept, merged] = await unusedHomes(page.request, 0);
  const administrator = await Administrator.signIn(page.request);
  await administrator.post('/api/admin/duplicates/merge', { keepId: kept.id, mergedId: merged.id });
  await open(page, `/business/${merged.id}?from=%2Fbrowse`);
  await expect(page).toHaveURL(new RegExp(`/business/${kept.id}\\?from=%2Fbrowse$`));
  await expect(page.getByRole('heading', { level: 1, name: kept.name })).toBeVisible();

  await open(page, '/admin/duplicates?status=merged');
  const entry = page.getByRole('article', { name: `${merged.name} into ${kept.name}` });
  await expect(entry).toBeVisible();
  await expectNoSidewaysScroll(page);
  // The newest merge is first: j selects it, u opens the reason field, and Control+Enter undoes the merge.
  await page.keyboard.press('j');
  await expect(entry).toBeFocused();
  await page.keyboard.press('u');
  await expect(entry.getByLabel('Reason')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Merge undone' })).toHaveCount(1);
  await expect(entry.getByText('Undone', { exact: true }).first()).toBeVisible();
  await open(page, `/business/${merged.id}`);
  await expect(page.getByRole('heading', { level: 1, name: merged.name })).toBeVisible();
});
