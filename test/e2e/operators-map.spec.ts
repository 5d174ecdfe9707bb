import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessibleInBothThemes, open, test } from './support/faultless.js';

// A machine without a graphics card draws in software, which takes its time.
test.slow();

test("an operator's map of a part of the country shows its parks, roads and water there, day and night", async ({
  page,
}) => {
  const ranges: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/map.pmtiles') ranges.push(response.status());
  });
  await open(page, '/browse?location=Austin%2C+TX&view=map');
  const map = page.getByRole('region', { name: 'Map of the results' });
  await expect(map.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const least = () => sharesOf(page, map).then((shares) => Math.min(...shares));
    await expect.poll(least, { message: colorScheme, timeout: 20_000 }).toBeGreaterThan(0.03);
  }
  expect(new Set(ranges)).toEqual(new Set([206]));
});

test("the map of a place's page is accessible, and beyond what the operator's holds it comes no nearer than the own one", async ({
  page,
  request,
}) => {
  const places = (await (await request.get('/api/businesses?location=Charlotte%2C%20NC')).json()) as { id: number }[];
  await open(page, `/business/${places[0]!.id}`);
  await page.getByRole('button', { name: 'Show on a map' }).click();
  const map = page.getByRole('region', { name: /^Map of where / });
  await expect(map.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // As near as streets, which it does not have here, it would tell feet.
  await expect(map.getByText(/^\d+ mi$/)).toBeVisible();
});

/** Which part of a picture of the map has the colours of parks, of water and of highways. */
async function sharesOf(page: Page, map: Locator): Promise<number[]> {
  const colours = await page.evaluate(() => {
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
  const alike = colours.map(() => 0);
  for (let at = 0; at < data.length; at += info.channels) {
    const which = colours.findIndex((colour) => colour.every((value, part) => Math.abs(data[at + part]! - value) <= 3));
    if (which >= 0) alike[which]! += 1;
  }
  return alike.map((pixels) => pixels / (info.width * info.height));
}
