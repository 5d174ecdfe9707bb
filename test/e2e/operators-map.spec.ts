import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessibleInBothThemes, open, test } from './support/strict-test.js';

// Without a graphics card, the map is drawn in software, which is slow.
test.slow();

test("the operator's regional map shows its parks, roads, and water in both themes", async ({ page }) => {
  const ranges: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/map.pmtiles') ranges.push(response.status());
  });
  await open(page, '/browse?location=Austin%2C+TX&view=map');
  const map = page.getByRole('region', { name: 'Map of the results' });
  await expect(map.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const smallestShare = () => colorShares(page, map).then((shares) => Math.min(...shares));
    await expect.poll(smallestShare, { message: colorScheme, timeout: 20_000 }).toBeGreaterThan(0.03);
  }
  expect(new Set(ranges)).toEqual(new Set([206]));
});

test("outside the operator's map, a business map is accessible and zooms no closer than the built-in map", async ({
  page,
  request,
}) => {
  const places = (await (await request.get('/api/businesses?location=Charlotte%2C%20NC')).json()) as { id: number }[];
  await open(page, `/business/${places[0]!.id}`);
  const map = page.getByRole('region', { name: /^Map of the location of / });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // At street level, which is missing here, the scale would be in feet.
  await expect(map.getByText(/^\d+ mi$/)).toBeVisible();
});

/** Returns the shares (0 to 1) of the map's pixels in the colors of parks, water, and highways. */
async function colorShares(page: Page, map: Locator): Promise<number[]> {
  const colors = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    return ['--color-leaf-soft', '--color-art-sky', '--color-marigold'].map((token) => {
      pen.fillStyle = style.getPropertyValue(token).trim();
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
    });
  });
  const { data, info } = await sharp(await map.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = colors.map(() => 0);
  for (let at = 0; at < data.length; at += info.channels) {
    const which = colors.findIndex((color) => color.every((value, part) => Math.abs(data[at + part]! - value) <= 3));
    if (which >= 0) counts[which]! += 1;
  }
  return counts.map((pixels) => pixels / (info.width * info.height));
}
