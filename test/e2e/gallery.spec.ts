import type { Page } from '@playwright/test';
import { reviewedBusiness } from './support/businesses.js';
import { expect, open, test } from './support/strict-test.js';

const photo = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Open photo ${number} of `) });

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test(
  'the gallery keeps the keyboard from Enter on a photo to Escape',
  { tag: '@any-screen' },
  async ({ page, request }) => {
    const { id, images } = await reviewedBusiness(request);
    const total = images.length;
    await open(page, `/business/${id}`);
    await photo(page, 2).press('Enter');
    const gallery = page.getByRole('dialog');
    await expect(gallery).toBeFocused();
    // A second Enter neither reports the photo nor closes it.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(gallery.getByText(`2 of ${total}`)).toBeVisible();

    const next = gallery.getByRole('button', { name: 'Next' });
    await next.focus();
    for (let index = 2; index <= total; index++) await page.keyboard.press('Enter');
    await expect(gallery.getByText(`${total} of ${total}`)).toBeVisible();
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(gallery.getByText(`${total - 1} of ${total}`)).toBeVisible();
    // Clicking the picture doesn't take the keys away either.
    await gallery.getByRole('img').click();
    await page.keyboard.press('ArrowRight');
    await expect(gallery.getByText(`${total} of ${total}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(gallery).toHaveCount(0);
    await expect(photo(page, 2)).toBeFocused();
  },
);

test('going back closes the picture and stays on the place, and going forward shows it again', async ({
  page,
  request,
}) => {
  const { id, name } = await reviewedBusiness(request);
  await open(page, '/browse?sort=reviews');
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // The rest of the page loads after its heading. Until then there is nothing to scroll.
  const scroll = () => page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
  await expect.poll(() => scroll().then(() => scrolled(page))).toBeGreaterThan(0);
  await photo(page, 1).click();
  const gallery = page.getByRole('dialog', { name });
  await expect(gallery).toBeVisible();
  const before = await scrolled(page);

  await page.goBack();
  await expect(gallery).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/business/${id}`));
  await expect(photo(page, 1)).toBeFocused();
  expect(await scrolled(page)).toBe(before);

  await page.goForward();
  await expect(gallery.getByText(/^1 of /)).toBeVisible();
  await page.reload();
  await expect(gallery.getByText(/^1 of /)).toBeVisible();
  await gallery.getByRole('button', { name: 'Close' }).click();
  await expect(gallery).toHaveCount(0);
  await expect(photo(page, 1)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/browse\?sort=reviews$/);
});

test(
  'closing the picture by button or Escape leaves no entry to go back to',
  { tag: '@any-screen' },
  async ({ page, request }) => {
    const { name } = await reviewedBusiness(request);
    await open(page, '/browse?sort=reviews');
    await page.getByRole('link', { name, exact: true }).first().click();
    const gallery = page.getByRole('dialog', { name });
    await photo(page, 1).click();
    await gallery.getByRole('button', { name: 'Next' }).click();
    await gallery.getByRole('button', { name: 'Close' }).click();
    await expect(gallery).toHaveCount(0);
    await photo(page, 1).click();
    await expect(gallery).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(gallery).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/browse\?sort=reviews$/);
  },
);
