import type { Page } from '@playwright/test';
import { expect, open, test } from './support/strict-test.js';
import { signIn } from './support/member.js';
import { expectGoodInBothThemesOnEachScreen } from './support/screens.js';

/** Opens the poster page of Olive's first public business. */
async function openPoster(page: Page): Promise<void> {
  await signIn(page, 'olive');
  await open(page, '/my-businesses');
  await page.getByRole('link', { name: 'Poster & Badge' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Poster and badge' })).toBeVisible();
}

test('the poster page is accessible and fits the screen in both themes', async ({ page }) => {
  await openPoster(page);
  await expectGoodInBothThemesOnEachScreen(page);
});

test('the poster prints alone on one sheet of the chosen paper size', { tag: '@any-screen' }, async ({ page }) => {
  await openPoster(page);
  for (const [paper, box] of [
    ['US Letter', /MediaBox ?\[0 0 612 792\]/],
    ['A4', /MediaBox ?\[0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\]/],
  ] as const) {
    await page.getByRole('radio', { name: paper }).check();
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    expect(pdf).toMatch(/\/Count 1\b/);
    expect(pdf).toMatch(box);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('figure', { name: /^Poster for / })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy HTML', includeHidden: true })).toBeHidden();
});

test(
  'the badge is shown, and the keyboard copies its HTML',
  { tag: '@any-screen' },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL! });
    await openPoster(page);
    const badge = page.getByRole('img', { name: /^Badge: / });
    await expect.poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(340);
    await page.getByRole('button', { name: 'Copy HTML' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<a href="http.*\/badges\/\d+\.svg"/);
  },
);
