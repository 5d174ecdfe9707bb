import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './support/strict-test.js';

// Without a graphics card, the map is drawn in software, which is slow.
test.slow();

const results = 'section[aria-labelledby="results"] article';

test('the map of results opens next to the list and loads nothing from other sites', async ({
  page,
  baseURL,
  isMobile,
}) => {
  const otherSites: string[] = [];
  const mapFiles: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL!) && !url.startsWith('data:')) otherSites.push(url);
    if (/maplibre|map-canvas|counties/.test(url)) mapFiles.push(url);
  });
  await open(page, '/browse?location=Austin%2C+TX');
  // The map's code and data load only when the map is opened.
  expect(mapFiles).toEqual([]);
  const toggle = page.getByRole('button', { name: 'Show map' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  const map = page.getByRole('region', { name: 'Map of the results' });
  await expect(map.getByRole('button', { name: /places here|rated/ }).first()).toBeVisible();
  await expect(map.getByRole('link', { name: 'GeoNames' })).toBeVisible();
  await expect(map.getByRole('img', { name: /^Scale: the bar is \d+ mi long$/ })).toBeVisible();
  await expect(page).toHaveURL(/view=map/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(otherSites).toEqual([]);
  // On a phone, the map covers the screen and Back closes it.
  if (isMobile) {
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Show map' })).toBeFocused();
  } else await page.getByRole('button', { name: 'Hide map' }).click();
  await expect(map).toHaveCount(0);
  await expect(page).not.toHaveURL(/view=map/);
});

test('the list precedes the map in reading order, and the map works with the keyboard only', async ({
  page,
  isMobile,
}) => {
  await open(page, '/browse?location=Austin%2C+TX&view=map');
  const map = page.getByRole('region', { name: 'Map of the results' });
  const marker = map.getByRole('button', { name: /rated [\d.]+ out of 5/ }).first();
  await expect(marker).toBeVisible();
  const listFirst = await page.evaluate((selector) => {
    const card = document.querySelector(selector)!;
    const region = document.querySelector('[aria-label="Map of the results"]')!;
    return Boolean(card.compareDocumentPosition(region) & Node.DOCUMENT_POSITION_FOLLOWING);
  }, results);
  expect(listFirst).toBe(true);

  const name = (await marker.getAttribute('aria-label'))!.split(', ')[0]!;
  await marker.focus();
  await page.keyboard.press('Enter');
  if (isMobile) {
    const card = map.getByRole('list', { name: 'Places on the map' }).getByRole('link', { name });
    await expect(card).toBeFocused();
    await expect(card).toBeInViewport({ ratio: 1 });
    await map.getByRole('region', { name: /^Map\. Press the arrow keys/ }).focus();
  } else {
    const chosen = map.getByRole('group', { name });
    await expect(chosen).toBeFocused();
    await expect(chosen.getByText(/\d miles away/)).toBeVisible();
    await expect(chosen.getByRole('link', { name })).toHaveAttribute('href', /^\/business\/\d+\?from=/);
    await page.keyboard.press('Escape');
    await expect(chosen).toHaveCount(0);
  }

  await page.keyboard.press('ArrowRight');
  await expect(map.getByRole('button', { name: 'Search this area' })).toBeVisible();
});

test('the map shows land until its ground is computed, then fades in with its water', async ({ page }) => {
  let letWorkerLoad = (): void => undefined;
  const held = new Promise<void>((resolve) => (letWorkerLoad = resolve));
  await page.route(/maplibre-gl-worker/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/browse?location=San+Francisco%2C+CA&view=map');
  const map = page.getByRole('region', { name: 'Map of the results' });
  // The base map's data is loaded, and waits for the worker.
  await expect(map.getByRole('link', { name: 'GeoNames' })).toBeVisible();
  await expect(map.getByRole('button', { name: /places here|rated/ }).first()).toBeVisible();
  const canvas = map.locator('canvas');
  await expect(canvas).toHaveCSS('opacity', '0');
  expect(await waterOf(map)).toBeLessThan(0.01);
  letWorkerLoad();
  await expect.poll(() => waterOf(map), { timeout: 30_000 }).toBeGreaterThan(0.2);
  await expect(canvas).toHaveCSS('opacity', '1');
});

test('the map can’t be zoomed in where it would show nothing more', { tag: '@any-screen' }, async ({ page }) => {
  await open(page, '/browse?location=Denver%2C+CO&view=map');
  const map = page.getByRole('region', { name: 'Map of the results' });
  const zoomIn = map.getByRole('button', { name: 'Zoom in' });
  await expect(map.getByRole('link', { name: 'GeoNames' })).toBeVisible();
  await expect(async () => {
    await zoomIn.click();
    await expect(zoomIn).toHaveAttribute('aria-disabled', 'true', { timeout: 2_000 });
  }).toPass();
  // About twelve miles fill the map.
  await expect(map.getByText('2 mi', { exact: true })).toBeVisible();
  await zoomIn.press('Enter');
  await expect(zoomIn).toBeFocused();
  await expect(map.getByText('2 mi', { exact: true })).toBeVisible();
});

test('the keyboard skips the cards and goes to the map', { tag: '@any-screen' }, async ({ page }) => {
  await open(page, '/browse?location=Austin%2C+TX&view=map');
  const map = page.getByRole('region', { name: 'Map of the results' });
  await expect(map.getByRole('region', { name: /^Map\. Press the arrow keys/ })).toBeVisible();
  await page.getByRole('button', { name: 'Hide map' }).focus();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the map' });
  await expect(skip).toBeFocused();
  await expectAccessible(page);
  await skip.press('Enter');
  await expect(map).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(map.getByRole('region', { name: /^Map\. Press the arrow keys/ })).toBeFocused();
});

test(
  'the cards below a phone’s map show hours as a whole, also next to whether a place fits',
  { tag: '@any-screen' },
  async ({ page }) => {
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 812 });
      await open(page, '/browse?location=Austin%2C+TX&pets=dog&fits=ask&view=map');
      const hours = page
        .getByRole('list', { name: 'Places on the map' })
        .locator('p', { hasText: /^(Open now|Closed)/ });
      await expect(hours.first()).toBeVisible();
      expect(await hours.evaluateAll(cutWords)).toEqual([]);
    }
  },
);

test('moving the map offers a search of that area, which updates the list', async ({ page }) => {
  await open(page, '/browse?view=map');
  const map = page.getByRole('region', { name: 'Map of the results' });
  await expect(map.getByRole('button', { name: /places here/ }).first()).toBeVisible();
  await expect(map.getByRole('button', { name: 'Search this area' })).toHaveCount(0);
  const before = (await page.getByText(/businesses found/).textContent())!;
  await map.getByRole('button', { name: 'Zoom in' }).click();
  await map.getByRole('button', { name: 'Search this area' }).click();
  await expect(page).toHaveURL(/bounds=/);
  await expect(page.getByText(/businesses found in this area/)).toBeVisible();
  expect(await page.getByText(/businesses found in this area/).textContent()).not.toBe(before);
  await page.goBack();
  await expect(page.getByText(before, { exact: true })).toBeVisible();
});

/** Returns the share (0 to 1) of the map's pixels in the color of water. */
async function waterOf(map: Locator): Promise<number> {
  const water = await map.evaluate((element) => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    pen.fillStyle = getComputedStyle(element).getPropertyValue('--color-art-sky').trim();
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });
  const { data, info } = await sharp(await map.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let pixels = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (water.every((value, part) => Math.abs(data[at + part]! - value) <= 3)) pixels += 1;
  return pixels / (info.width * info.height);
}

/** Returns the texts that the edge of their line cuts in the middle. */
function cutWords(lines: Element[]): string[] {
  return lines.flatMap((line) => {
    const { right, bottom } = line.getBoundingClientRect();
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode() !== null) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const rects = [...range.getClientRects()];
      const isHidden = rects.every(({ top }) => top >= bottom - 3);
      if (!isHidden && rects.some((rect) => rect.right > right + 1 || rect.top >= bottom - 3))
        cut.push(range.toString());
    }
    return cut;
  });
}
