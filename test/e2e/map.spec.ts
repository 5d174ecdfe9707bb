import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './support/faultless.js';

// A machine without a graphics card draws in software, which takes its time.
test.slow();

const results = 'section[aria-labelledby="results"] article';

test('the results stand on a map beside the list, and no request leaves the site for it', async ({
  page,
  baseURL,
  isMobile,
}) => {
  const foreign: string[] = [];
  const drawing: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL!) && !url.startsWith('data:')) foreign.push(url);
    if (/maplibre|map-canvas|counties/.test(url)) drawing.push(url);
  });
  await open(page, '/browse?location=Austin%2C+TX');
  // Nothing of the map is loaded before somebody wants one.
  expect(drawing).toEqual([]);
  const toggle = page.getByRole('button', { name: 'Show map' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  const map = page.getByRole('region', { name: 'Map of the results' });
  await expect(map.getByRole('button', { name: /places here|rated/ }).first()).toBeVisible();
  await expect(map.getByRole('link', { name: 'GeoNames' })).toBeVisible();
  await expect(map.getByRole('img', { name: /^Scale: this line is \d+ mi long$/ })).toBeVisible();
  await expect(page).toHaveURL(/view=map/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(foreign).toEqual([]);
  // On a phone the map covers the screen, and the way back closes it.
  if (isMobile) {
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Show map' })).toBeFocused();
  } else await page.getByRole('button', { name: 'Hide map' }).click();
  await expect(map).toHaveCount(0);
  await expect(page).not.toHaveURL(/view=map/);
});

test('the list comes before the map, and the map works by keyboard alone', async ({ page, isMobile }) => {
  await open(page, '/browse?location=Austin%2C+TX&view=map');
  const map = page.getByRole('region', { name: 'Map of the results' });
  const mark = map.getByRole('button', { name: /rated [\d.]+ out of 5/ }).first();
  await expect(mark).toBeVisible();
  const listFirst = await page.evaluate((selector) => {
    const card = document.querySelector(selector)!;
    const region = document.querySelector('[aria-label="Map of the results"]')!;
    return Boolean(card.compareDocumentPosition(region) & Node.DOCUMENT_POSITION_FOLLOWING);
  }, results);
  expect(listFirst).toBe(true);

  const name = (await mark.getAttribute('aria-label'))!.split(', ')[0]!;
  await mark.focus();
  await page.keyboard.press('Enter');
  if (isMobile) {
    const card = map.getByRole('list', { name: 'Places on the map' }).getByRole('link', { name });
    await expect(card).toBeFocused();
    await expect(card).toBeInViewport({ ratio: 1 });
    await map.getByRole('region', { name: /^Map: arrow keys/ }).focus();
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

test('moving the map offers to search there, and the list follows', async ({ page }) => {
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
