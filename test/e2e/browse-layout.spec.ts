import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, open, test } from './support/strict-test.js';
import { searchForm } from './support/search-form.js';

/** For each screen: the largest top of the first card in px, and how many cards must be fully visible. */
const PHONE = [{ width: 390, height: 844, first: 230, whole: 1 }];
const DESKTOP = [
  { width: 1280, height: 800, first: 270, whole: 4 },
  { width: 1440, height: 900, first: 270, whole: 4 },
];

const cardsOf = (page: Page) =>
  page.locator('section[aria-labelledby="results"] article').evaluateAll((cards) => {
    const boxes = cards.map((card) => card.getBoundingClientRect());
    return {
      first: boxes[0]?.top,
      whole: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= document.documentElement.clientHeight).length,
    };
  });

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
  await expect(sheet.getByRole('searchbox', { name: 'Search' })).toBeFocused();
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
  await sheet.getByRole('searchbox', { name: 'Search' }).fill('park');
  await sheet.getByRole('button', { name: 'Search', exact: true }).click();
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
