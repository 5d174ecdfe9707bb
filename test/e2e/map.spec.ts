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
