import type { Locator, Page } from '@playwright/test';
import { Administrator } from './support/administrator.js';
import { expect, expectAccessibleInBothThemes, open, test, untilPartHydrated } from './support/strict-test.js';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Administration' });

/** Opens the navigation, which phones keep in a drawer. */
async function unfold(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(navigation(page)).toBeVisible();
}

/** Returns the number of lines of an element's text, and whether it is cut off. */
const linesOf = (element: Locator) =>
  element.evaluate((shown) => {
    const range = document.createRange();
    range.selectNodeContents(shown);
    const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
    const { scrollWidth, clientWidth } = shown.parentElement!;
    return { lines: new Set(tops).size, isCutOff: scrollWidth > clientWidth };
  });

test.beforeEach(({ page }) => Administrator.signIn(page.request));

test('an administrator reaches each group from the navigation, and signs out in the header', async ({
  page,
  isMobile,
}) => {
  await open(page, '/admin');
  const signOut = page.getByRole('banner').getByRole('button', { name: 'Sign Out' });
  for (const [link, heading] of [
    [/^Claims/, 'Claims'],
    ['All listings', 'All listings'],
    ['Health', 'Health'],
  ] as const) {
    await unfold(page, isMobile);
    await expectAccessibleInBothThemes(page);
    await navigation(page).getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(signOut).toBeInViewport();
  }
  await page.mouse.wheel(0, 5000);
  await signOut.click();
  await expect(page).toHaveURL(/\/admin-login$/);
});

test('the header of administrators has one line on phones, with buttons that are easy to touch', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/admin');
  const header = page.getByRole('banner');
  const signOut = header.getByRole('button', { name: 'Sign Out' });
  expect(await linesOf(header.getByText('Welcome Paws'))).toEqual({ lines: 1, isCutOff: false });
  expect(await linesOf(signOut)).toEqual({ lines: 1, isCutOff: false });
  const buttons = await header.getByRole('button').all();
  expect(buttons).toHaveLength(4);
  for (const button of buttons) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect((await header.boundingBox())?.height).toBeLessThan(70);
});

test('the site’s header and footer are on its own pages, and not on those of administrators', async ({ page }) => {
  const served = await (await page.request.get('/admin/feedback')).text();
  expect(served).toContain('<main id="main"');
  for (const part of ['aria-label="Main"', '<footer', 'List Your Business']) expect(served).not.toContain(part);
  await open(page, '/admin/feedback');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('button', { name: 'Administrator', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Visit the site' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Welcome Paws' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(navigation(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('the header of the site stays when a link leads from an entry page to another one', async ({ page }) => {
  await open(page, '/');
  const header = await page.getByRole('banner').elementHandle();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Help center' });
  // Until the footer's code has loaded, its links load whole pages.
  await untilPartHydrated(link);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/help/i);
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
});

test('an element that fills the height gets the rest of the screen on desktops, and scrolls on phones', async ({
  page,
  isMobile,
}) => {
  await open(page, '/admin/claims');
  const box = await page.getByRole('main').evaluate((main) => {
    main.replaceChildren(main.children[0]!);
    const filling = document.createElement('div');
    filling.dataset['fillsHeight'] = '';
    filling.className = 'min-h-0 flex-1';
    const content = document.createElement('div');
    for (let line = 0; line < 100; line += 1) content.append(String(line), document.createElement('br'));
    filling.append(content);
    // As a list with its own scrollbar does.
    filling.style.overflowY = 'auto';
    main.append(filling);
    const { top, bottom } = filling.getBoundingClientRect();
    const { scrollHeight, clientHeight } = document.documentElement;
    return { top, bottom, padding: parseFloat(getComputedStyle(main).paddingBottom), scrollHeight, clientHeight };
  });
  if (isMobile) expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
  else {
    expect(box.scrollHeight).toBe(box.clientHeight);
    expect(box.bottom).toBeCloseTo(box.clientHeight - box.padding, 0);
    expect(box.top).toBeLessThan(box.clientHeight / 3);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the navigation of the administrators’ pages has plain links', async ({ page, isMobile }) => {
    await page.goto('/admin');
    if (isMobile) await page.locator('summary[aria-label="Open menu"]').click();
    await navigation(page).getByRole('link', { name: 'Audit log' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/audit-log$/);
  });
});
