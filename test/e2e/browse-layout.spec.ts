import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, open, test } from './support/strict-test.js';
import { searchForm } from './support/search-form.js';

/** For each screen: the largest top of the first card in px, and how many cards must be fully visible. */
const PHONE = [{ width: 390, height: 844, first: 230, whole: 1 }];
const DESKTOP = [
  { width: 1280, height: 800, first: 270, whole: 4 },
  { width: 1440, height: 900, first: 270, whole: 6 },
];

const cardsOf = (page: Page) =>
  page.locator('section[aria-labelledby="results"] article').evaluateAll((cards) => {
    const boxes = cards.map((card) => card.getBoundingClientRect());
    return {
      first: boxes[0]?.top,
      whole: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= document.documentElement.clientHeight).length,
    };
  });

/** Whether what a reader touches at this point of the screen is inside such an element. */
const isInside = (page: Page, selector: string, point: readonly [x: number, y: number]) =>
  page.evaluate(([within, [x, y]]) => document.elementFromPoint(x, y)?.closest(within) instanceof Element, [
    selector,
    point,
  ] as const);

test('search results are visible without scrolling, and nothing is wider than the screen', async ({
  page,
  isMobile,
}) => {
  await open(page, '/browse?location=Austin%2C+TX');
  for (const { width, height, first, whole } of isMobile ? PHONE : DESKTOP) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await cardsOf(page)).first).toBeLessThanOrEqual(first);
    await expect.poll(async () => (await cardsOf(page)).whole).toBeGreaterThanOrEqual(whole);
  }
  await open(page, '/browse?query=Donaudampfschifffahrtselektrizitaetenhauptbetr');
  for (const width of isMobile ? [320, 352, 390] : [768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});

test(
  'from 1440 px, a list with its map uses the whole width, and below it keeps to the page',
  { tag: '@any-screen' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/browse?location=Austin%2C+TX&view=map');
    const map = page.getByRole('region', { name: 'Map of the results' });
    const list = page.locator('section[aria-labelledby="results"]');
    for (const [width, left] of [
      [1440, 32],
      [1920, 32],
      [1400, 100],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const edges = async () => {
        const [card, side] = await Promise.all([list.locator('article').first().boundingBox(), map.boundingBox()]);
        return [card!.x, Math.round(width - side!.x - side!.width)];
      };
      await expect.poll(edges, { message: `${width} px` }).toEqual([left, left]);
      await expectNoSidewaysScroll(page);
      if (width === 1440) await expect.poll(async () => (await cardsOf(page)).whole).toBeGreaterThanOrEqual(6);
    }
    // Without the map, lines would be too long.
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.getByRole('button', { name: 'Hide map' }).click();
    await expect.poll(async () => (await list.locator('article').first().boundingBox())?.x).toBe(360);
  },
);

test('the filters come first in their row, count places, and disable choices that find nothing', async ({
  page,
  isMobile,
}) => {
  await open(page, '/browse?location=Austin%2C+TX&category=hotels');
  const filters = page.getByRole('button', { name: 'Filters' });
  const sort = page.getByLabel('Sort by');
  await expect(filters).toBeInViewport({ ratio: 1 });
  expect((await filters.boundingBox())!.x).toBeLessThan((await sort.boundingBox())!.x);
  await filters.click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  const show = dialog.getByRole('button', { name: /^Show \d+ places?$/ });
  const total = await page.getByText(/^\d+ businesses found/).textContent();
  await expect(show).toHaveText(`Show ${parseInt(total!, 10)} places`);
  await expect(dialog.getByRole('combobox', { name: 'Size' })).toBeInViewport();
  const perks = dialog.getByRole('group', { name: 'Pet perks' });
  await expect(perks.getByRole('checkbox', { name: /^Pet-friendly rooms/ })).toBeVisible();
  await expect(perks.getByRole('checkbox', { name: /^Special pet menu/ })).toHaveCount(0);
  const rarest = perks.getByRole('checkbox', { name: /\(1\)$/ }).first();
  await rarest.check();
  await expect(show).toHaveText('Show 1 place');
  await expect(dialog.getByRole('checkbox', { name: /\(no places\)/, disabled: true }).first()).toBeVisible();
  await expect(rarest).toBeEnabled();
  await expectAccessibleInBothThemes(page);
  // The bar with the buttons must not cover the round corners.
  if (!isMobile) {
    const { x, y, height } = (await dialog.boundingBox())!;
    expect(await isInside(page, '[role="dialog"]', [x + 2, y + height - 2])).toBe(false);
    expect(await isInside(page, '[role="dialog"]', [x + 20, y + height - 2])).toBe(true);
  }
  await show.click();
  await expect(page.getByText(/^1 businesses found/)).toBeVisible();
});

test('a card has one tab stop besides the heart, and its perks are 44 px high on touch', async ({ page, isMobile }) => {
  await open(page, '/browse?location=Austin%2C+TX');
  const cards = page.locator('section[aria-labelledby="results"] article');
  const first = cards.filter({ has: page.locator('li a') }).first();
  await expect(first.getByRole('button', { name: /^Save / })).toBeVisible();
  await first.getByRole('heading').getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(first.getByRole('button', { name: /^Save / })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards.nth(1).getByRole('heading').getByRole('link')).toBeFocused();
  if (!isMobile) return;
  const perk = first.locator('li a').first();
  await perk.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await perk.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(44);
  for (const at of [y + 1, y + height - 1]) expect(await isInside(page, 'li a', [x + width / 2, at])).toBe(true);
});

test('the search stays visible while scrolling, and on a phone opens as a sheet that Back closes', async ({
  page,
  isMobile,
}) => {
  await open(page, '/browse?query=patio&location=Austin%2C+TX');
  await page.evaluate(() => window.scrollTo(0, 1000));
  if (!isMobile) {
    const form = page.getByRole('search', { name: 'Places' });
    await expect(form).toBeInViewport({ ratio: 1 });
    await expect(form.getByRole('button', { name: 'Near me' })).toBeInViewport();
    expect((await form.boundingBox())!.height).toBeLessThanOrEqual(60);
    return;
  }
  const pill = page.getByRole('button', { name: 'Search: patio · Austin, TX' });
  const sheet = page.getByRole('dialog', { name: 'Search places' });
  await expect(pill).toBeInViewport({ ratio: 1 });
  await pill.click();
  await expect(sheet.getByLabel('Search', { exact: true })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(pill).toBeFocused();
  await pill.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/query=patio/);

  await pill.click();
  await sheet.getByLabel('Search', { exact: true }).fill('park');
  // The suggestions may cover the button.
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /^Results for "park" \d+ businesses found/ })).toBeFocused();
  // One step back leads to the previous search, not to the sheet.
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Search: patio · Austin, TX' })).toBeVisible();
});

test('an unknown location shows a message at its field, with similar names', async ({ page, isMobile }) => {
  await open(page, '/browse?sort=name');
  const form = await searchForm(page);
  await form.getByRole('combobox', { name: 'Location' }).fill('Ausstin');
  await form.getByRole('button', { name: 'Search', exact: true }).click();
  const note = page.getByText(/^We don’t know "Ausstin"\./);
  await expect(note).toBeVisible();
  await expect(page.getByLabel('Within')).toHaveCount(0);
  if (isMobile) await page.getByRole('button', { name: 'Search: Ausstin' }).click();
  const field = page.getByRole('combobox', { name: 'Location' }).and(page.locator(':visible'));
  await expect(field).toHaveAccessibleDescription(/^We don’t know "Ausstin"\./);
  await expectAccessibleInBothThemes(page);
  await page
    .getByRole('link', { name: /^Austin, TX/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /found near Austin, TX/ })).toBeVisible();
  await expect(note).toHaveCount(0);
});
