import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './support/faultless.js';
import { signIn } from './support/member.js';

/** Opens the figures of the signed-in demo owner's listing of a tier, by the list of the own businesses. */
async function openFigures(page: Page, tier: 'free' | 'premium'): Promise<void> {
  await open(page, '/my-businesses');
  const isPremium = { hasText: 'Premium' };
  const listed = page.getByRole('article').filter({ hasText: 'View Business Listing' });
  const wanted = tier === 'premium' ? listed.filter(isPremium) : listed.filter({ hasNotText: 'Premium' });
  await wanted.first().getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Analytics for / })).toBeVisible();
}

/** How many points of the chart have its colour of the moment. */
const painted = (page: Page): Promise<number> =>
  page.locator('figure canvas').evaluate((canvas: HTMLCanvasElement) => {
    // Of copies: the browser complains of one that is read again and again without being made for it.
    const made: CanvasRenderingContext2DSettings = { willReadFrequently: true };
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [canvas.width, canvas.height];
    const pen = copy.getContext('2d', made)!;
    pen.drawImage(canvas, 0, 0);
    const { data } = pen.getImageData(0, 0, copy.width, copy.height);
    const one = document.createElement('canvas').getContext('2d', made)!;
    one.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--color-leaf').trim();
    one.fillRect(0, 0, 1, 1);
    const leaf = one.getImageData(0, 0, 1, 1).data;
    let found = 0;
    for (let i = 0; i < data.length; i += 4) {
      if ([0, 1, 2].every((part) => Math.abs(data[i + part]! - leaf[part]!) < 3) && data[i + 3]! > 250) found += 1;
    }
    return found;
  });

test('the figures of a business are drawn in the colours of the theme, accessible, and fit the screen', async ({
  page,
}) => {
  await signIn(page, 'olive', '/auth-help');
  await openFigures(page, 'premium');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => painted(page)).toBeGreaterThan(500);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: '365 days' }).click();
  await expect(page).toHaveURL(/\?days=365$/);
  await expect(page.getByRole('img', { name: /^Page views over 365 days/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^analytics-\d+-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
});

test('the chart’s package comes with the chart and with no other page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const drawing = () => asked.filter((url) => /\/assets\/drawing-[^/]+\.js$/.test(url));
  await signIn(page, 'olive', '/auth-help');
  for (const path of ['/', '/browse', '/my-businesses']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect([path, drawing()]).toEqual([path, []]);
  }
  await openFigures(page, 'free');
  await expect(page.locator('figure canvas')).toBeVisible();
  expect(drawing()).toHaveLength(1);
});
