import type { Page } from '@playwright/test';
import type { AdminBusiness } from '../../interfaces/contract/business/business-form.js';
import { Administrator } from './support/administrator.js';
import { expect, open, test, untilHydrated } from './support/strict-test.js';
import { goTo, rowOf, rowsOf } from './support/queue.js';
import { expectGoodOnEachScreen } from './support/screens.js';

/** Returns a listed business without an owner that no other test changes. */
async function unclaimed(page: Page, index: number): Promise<AdminBusiness> {
  const administrator = await Administrator.signIn(page.request);
  const found = await administrator.list<AdminBusiness>('/api/admin/businesses?status=approved&owned=false&state=OR');
  const one = found.at(index);
  if (one === undefined) throw new Error('There are too few listings without an owner.');
  return one;
}

const announcement = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/**
 * Searches Browse for this name in another tab, and returns how many listings with it are shown. The server keeps pages
 * for 20 seconds, so each search has another order.
 */
async function countInBrowse(page: Page, name: string, sort: 'name' | 'rating' | 'reviews'): Promise<number> {
  const tab = await page.context().newPage();
  await open(tab, `/browse?query=${encodeURIComponent(name)}&sort=${sort}`);
  const count = await tab.getByRole('heading', { level: 2, name, exact: true }).count();
  await tab.close();
  return count;
}

test('an administrator finds a listing, edits it, hides it from Browse, and undoes that', async ({ page }) => {
  const { id, name } = await unclaimed(page, 0);
  const newName = `${name} of the Heron`;
  await open(page, '/admin/businesses');
  await expect(rowsOf(page).first()).toBeVisible();
  await page.getByRole('searchbox', { name: /^Search/ }).fill(name);
  await page.getByRole('combobox', { name: 'Owner' }).selectOption('No owner');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/\/admin\/businesses\?search=.+&owned=false$/);
  const filtered = page.url();

  await goTo(page, name);
  await page.getByRole('article', { name }).getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${name}` })).toBeVisible();
  await expectGoodOnEachScreen(page);
  await page.getByRole('textbox', { name: /^Business name/ }).fill(newName);
  await page.getByRole('textbox', { name: /^Reason for the change/ }).fill('The sign has another name.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(filtered);
  const row = page.getByRole('article', { name: newName });
  await expect(row.getByText('You edited this listing.')).toBeVisible();
  await expect(row.getByText('Edited by an administrator: name. Imports keep these.')).toBeVisible();
  expect(await countInBrowse(page, newName, 'name')).toBe(1);

  await open(page, `/business/${String(id)}`);
  await page.getByRole('link', { name: 'Edit this listing' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/businesses/${String(id)}/edit$`));

  await open(page, `/admin/businesses?search=${String(id)}`);
  await page.getByRole('article', { name: newName }).getByRole('button', { name: 'Hide' }).click();
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Reported as a scam.');
  await page.getByRole('button', { name: 'Hide Listing' }).click();
  await expect(announcement(page, `Listing hidden: ${newName}.`)).toHaveCount(1);
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible();
  expect(await countInBrowse(page, newName, 'rating')).toBe(0);

  await row.getByRole('button', { name: 'Undo' }).click();
  await expectGoodOnEachScreen(page);
  await page.getByRole('button', { name: 'Undo Change' }).click();
  await expect(announcement(page, `Change undone: ${newName}.`)).toHaveCount(1);
  await expect(row.getByText('Listed', { exact: true })).toBeVisible();
  expect(await countInBrowse(page, newName, 'reviews')).toBe(1);
});

test(
  'an administrator hides and shows two listings with the keyboard only',
  { tag: '@any-screen' },
  async ({ page }) => {
    const pair = [await unclaimed(page, -1), await unclaimed(page, -2)];
    for (const [verb, key, done] of [
      ['Hide', 'Will be hidden', 'Hidden'],
      ['Show', 'Will be shown again', 'Shown again'],
    ] as const) {
      await open(page, `/admin/businesses?state=OR&owned=false&status=${verb === 'Hide' ? 'approved' : 'hidden'}`);
      await untilHydrated(page);
      for (const { name } of pair) {
        await goTo(page, name);
        await page.keyboard.press('x');
        await expect(page.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked();
      }
      await page.getByRole('button', { name: `${verb} Selected` }).press('Enter');
      const dialog = page.getByRole('dialog', { name: `${verb} 2 Listings?` });
      await expect(dialog.getByRole('heading', { name: `${key}: 2 Listings` })).toBeVisible();
      await dialog.getByRole('textbox', { name: /^Reason/ }).focus();
      await page.keyboard.type('A test.');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('heading', { name: `${done}: 2 Listings` })).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Back to List' }).press('Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
      for (const { name } of pair) await expect(rowOf(page, name)).toHaveCount(0);
    }
  },
);
