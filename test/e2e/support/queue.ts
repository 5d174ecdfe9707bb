import { expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from './strict-test.js';

/** The rows of a queue that are in view. */
export const rowsOf = (page: Page): Locator => page.locator('a[data-row]');

/** The row with this name. Some queues name a row by what it is about, and its item by its number. */
export const rowOf = (page: Page, name: string): Locator =>
  rowsOf(page).filter({ has: page.getByText(name, { exact: true }) });

/** Opens a queue that has items. The administrator must be signed in. */
export async function openQueue(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(rowsOf(page).first()).toBeAttached();
  await untilHydrated(page);
}

/** Selects an item of a queue by pressing j and k. Other tests may add and remove items at the same time. */
export async function goTo(page: Page, name: string | RegExp): Promise<void> {
  const item = page.getByRole('article', { name });
  let key = 'j';
  let before: string | null = null;
  await expect(async () => {
    const row = await page.evaluate(() => {
      // The item may still be loading.
      const isShown = document.querySelector('article') !== null;
      const chosen = new URLSearchParams(window.location.search).get('item');
      const current = document.querySelector('[data-row][aria-current]')?.getAttribute('data-row');
      return isShown ? (chosen ?? current ?? '') : null;
    });
    if (row !== null && (await item.count()) === 0) {
      // The first key only moves the focus there, and at the end of the list nothing moves.
      if (row === before) key = key === 'j' ? 'k' : 'j';
      before = row;
      await page.keyboard.press(key);
    }
    await expect(item).toHaveCount(1, { timeout: 100 });
  }).toPass({ intervals: [20] });
  await item.focus();
}
