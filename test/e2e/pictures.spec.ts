import type { Locator, Page } from '@playwright/test';
import { CATEGORIES } from '../../domain/business/category.js';
import { placeWithoutPhotos } from './support/businesses.js';
import { signIn } from './support/member.js';
import { expectGoodInBothThemesOnEachScreen, onEachScreen, onPhone } from './support/screens.js';
import { expect, open, test, untilHydrated, untilPartHydrated } from './support/strict-test.js';

/** Scrolls to each picture and returns their addresses. Expects all of them to load. */
async function addressesOf(pictures: Locator): Promise<(string | null)[]> {
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
  return pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
}

for (const category of CATEGORIES) {
  test(
    `no picture appears twice among the first 24 places of ${category}`,
    { tag: '@any-screen' },
    async ({ page }) => {
      await open(page, `/browse?category=${category}`);
      const pictures = page.locator('section[aria-labelledby="results"] article img');
      await expect(pictures).toHaveCount(12);
      await page.getByRole('button', { name: 'Load More Businesses' }).click();
      await expect(pictures).toHaveCount(24);
      expect(new Set(await addressesOf(pictures)).size).toBe(24);
    },
  );
}

test(
  'each of the first 12 pets of the community has a picture of its own',
  { tag: '@any-screen' },
  async ({ page }) => {
    await open(page, '/pet-profiles');
    const pictures = page.getByRole('article').locator('img');
    await expect(pictures).toHaveCount(12);
    expect(new Set(await addressesOf(pictures)).size).toBe(12);
    await expectGoodInBothThemesOnEachScreen(page);
  },
);

/** Returns the color of the upper left corner of a picture, as the page shows it. */
async function cornerOf(picture: Locator): Promise<string> {
  const shot = await picture.screenshot({ animations: 'disabled' });
  return picture.page().evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const context = new OffscreenCanvas(1, 1).getContext('2d')!;
    context.drawImage(image, -3, -3);
    return [...context.getImageData(0, 0, 1, 1).data].join();
  }, shot.toString('base64'));
}

test(
  'a drawing follows the theme of the page, also against that of the system',
  { tag: '@any-screen' },
  async ({ page }) => {
    const path = '/drawings/1/pets/dog-floppy-brown-0.svg';
    await page.route('**/themes', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<style>[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}</style>${[
          'light',
          'dark',
        ]
          .map((theme) => `<div data-theme="${theme}"><img src="${path}" width="160" height="160"></div>`)
          .join('')}`,
      }),
    );
    await page.goto('/themes');
    const [light, dark] = [page.locator('img').first(), page.locator('img').last()];
    expect(await cornerOf(light)).not.toBe(await cornerOf(dark));
  },
);

test(
  'the page of a place without photos has a low header that leads to a first photo',
  { tag: '@any-screen' },
  async ({ page }) => {
    const path = await placeWithoutPhotos(page.request);
    await open(page, path);
    const add = page.getByRole('link', { name: 'Add the first photo' });
    await onEachScreen(page, async () => {
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(heading?.y).toBeLessThan(page.viewportSize()!.width < 768 ? 300 : 340);
      await expect(add).toBeInViewport();
    });
    await expectGoodInBothThemesOnEachScreen(page);
    await add.click();
    await expect(page).toHaveURL(/\/sign-in/);

    await signIn(page, 'dora', path);
    await untilHydrated(page);
    const first = page.getByRole('button', { name: 'Add the first photo' });
    await untilPartHydrated(first);
    await first.click();
    await expect(page.getByRole('dialog').getByLabel(/photo/i).first()).toBeAttached();
  },
);

/** A row of cards on a phone: all of one height, the next one in view, and reachable with the Tab key. */
async function expectRow(page: Page, section: string): Promise<void> {
  const region = page.getByRole('region', { name: section, exact: true });
  const cards = region.getByRole('list').first().locator(':scope > li');
  await region.scrollIntoViewIfNeeded();
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
  expect(boxes[1]!.x).toBeLessThan(page.viewportSize()!.width);
  const last = cards.last().getByRole('link').first();
  await cards.first().getByRole('link').first().focus();
  for (let press = 0; press < 40 && !(await last.evaluate((link) => link === document.activeElement)); press += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
}

test(
  'the home page of a member shows all that visitors see, in rows that scroll sideways on a phone',
  { tag: '@any-screen' },
  async ({ page }) => {
    await open(page, '/');
    const namesOfSections = () => page.locator('main section[aria-labelledby] h2').allTextContents();
    const ofVisitors = await namesOfSections();
    expect(ofVisitors).toContain('Favorites');
    await signIn(page, 'ada', '/?view=overview');
    await untilHydrated(page);
    expect(await namesOfSections()).toEqual(expect.arrayContaining(ofVisitors));
    await expectGoodInBothThemesOnEachScreen(page);
    await onPhone(page, async () => {
      for (const section of ['Browse by Category', 'Favorites', 'Meet Our Guide Dogs']) await expectRow(page, section);
    });
    const favorites = await page.getByRole('region', { name: 'Favorites' }).getByRole('article').all();
    const tops = await Promise.all(favorites.map(async (card) => (await card.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
  },
);
