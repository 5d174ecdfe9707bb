import type { Page } from '@playwright/test';
import { placeWithoutPhotos } from './support/businesses.js';
import { signIn } from './support/member.js';
import { expect, test, untilHydrated } from './support/strict-test.js';

/** Holds scripts back until the returned function is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a button pressed before the page’s scripts have loaded works once they have', async ({ page }) => {
  const release = await hold(page, '**/assets/entry-client-*.js');
  await page.goto(await placeWithoutPhotos(page.request), { waitUntil: 'commit' });
  const share = page.getByRole('button', { name: 'Share' }).first();
  // The second press changes nothing.
  await share.dblclick();
  await expect(page.getByRole('menu')).toHaveCount(0);
  release();
  await expect(page.getByRole('menuitem', { name: 'Copy Link' })).toBeVisible();
});

test('“Add the first photo” works also if its part of the page has not loaded yet', async ({ page }) => {
  const path = await placeWithoutPhotos(page.request);
  await signIn(page, 'dora', '/auth-help');
  const release = await hold(page, '**/assets/no-photo-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Add the first photo' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog').getByLabel(/photo/i).first()).toBeAttached();
});

test('a visitor who signs in by a link before its code has loaded still gets what they wanted', async ({ page }) => {
  const path = await placeWithoutPhotos(page.request);
  await hold(page, '**/assets/no-photo-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Add the first photo' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  const kept = await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('intent')!) as object));
  expect(kept).toEqual([`review-${path.split('/').at(-1)!}`]);
});
