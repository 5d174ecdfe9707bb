import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './support/strict-test.js';
import { signIn } from './support/member.js';
import { onEachScreen } from './support/screens.js';

/** Opens the analytics page of the signed-in owner's first listing of this tier. */
async function openAnalytics(page: Page, tier: 'free' | 'premium'): Promise<void> {
  await open(page, '/my-businesses');
  const isPremium = { hasText: 'Premium' };
  const listed = page.getByRole('article').filter({ hasText: 'View Business Listing' });
  const wanted = tier === 'premium' ? listed.filter(isPremium) : listed.filter({ hasNotText: 'Premium' });
  await wanted.first().getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Analytics for / })).toBeVisible();
}

/** Counts the pixels of the chart that have the current theme's line color. */
const linePixels = (page: Page): Promise<number> =>
  page.locator('figure canvas').evaluate((canvas: HTMLCanvasElement) => {
    // Reads copies: the browser warns about repeated reads of a canvas made without willReadFrequently.
    const settings: CanvasRenderingContext2DSettings = { willReadFrequently: true };
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [canvas.width, canvas.height];
    const pen = copy.getContext('2d', settings)!;
    pen.drawImage(canvas, 0, 0);
    const { data } = pen.getImageData(0, 0, copy.width, copy.height);
    const sample = document.createElement('canvas').getContext('2d', settings)!;
    sample.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--color-leaf').trim();
    sample.fillRect(0, 0, 1, 1);
    const leaf = sample.getImageData(0, 0, 1, 1).data;
    let found = 0;
    for (let i = 0; i < data.length; i += 4) {
      if ([0, 1, 2].every((part) => Math.abs(data[i + part]! - leaf[part]!) < 3) && data[i + 3]! > 250) found += 1;
    }
    return found;
  });

test('the analytics page draws its chart in the theme colors, is accessible, and fits the screen', async ({ page }) => {
  await signIn(page, 'olive');
  await openAnalytics(page, 'premium');
  await onEachScreen(page, async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => linePixels(page)).toBeGreaterThan(500);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
  await page.getByRole('link', { name: '365 days' }).click();
  await expect(page).toHaveURL(/\?days=365$/);
  await expect(page.getByRole('img', { name: /^Page views over 365 days/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^analytics-\d+-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
});

test('the chart library is loaded on the analytics page only', { tag: '@any-screen' }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const chartLibrary = () => requested.filter((url) => /\/assets\/drawing-[^/]+\.js$/.test(url));
  await signIn(page, 'olive');
  for (const path of ['/', '/browse', '/my-businesses']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect([path, chartLibrary()]).toEqual([path, []]);
  }
  await openAnalytics(page, 'free');
  await expect(page.locator('figure canvas')).toBeVisible();
  expect(chartLibrary()).toHaveLength(1);
});
