import { expect, open, test } from './support/strict-test.js';
import { searchForm } from './support/search-form.js';

const cards = 'section[aria-labelledby="results"] article';

test(
  'the location field suggests places that can be chosen with the keyboard only',
  { tag: '@any-screen' },
  async ({ page }) => {
    await open(page, '/browse');
    const field = (await searchForm(page)).getByRole('combobox', { name: 'Location' });
    await field.pressSequentially('Aust');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await field.press('ArrowDown');
    const first = page.getByRole('listbox', { name: 'Suggested locations' }).getByRole('option').first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    const name = (await first.textContent())!.replace(/ · .*/, '');
    await expect(first).toHaveAccessibleName(/^Austin, TX, \d+ places$/);
    await field.press('Enter');
    await expect(field).toHaveValue(name);
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`location=${encodeURIComponent(name).replaceAll('%20', '\\+')}`));
    await expect(page.getByRole('heading', { level: 1, name: `businesses found near ${name}` })).toBeFocused();
    await expect(page.getByLabel('Sort by').locator('option', { hasText: 'Nearest' })).toBeAttached();
  },
);

test('Load More adds twelve places, and going back restores the list and its scroll position', async ({ page }) => {
  await open(page, '/browse');
  await expect(page.locator(cards)).toHaveCount(12);
  await page.getByRole('button', { name: 'Load More Businesses' }).click();
  await expect(page.locator(cards)).toHaveCount(24);
  await expect(page.getByText(/^Showing 24 of /)).toBeVisible();
  await expect(page.locator(cards).nth(12).getByRole('heading').getByRole('link')).toBeFocused();

  const last = page.locator(cards).last();
  await last.scrollIntoViewIfNeeded();
  const name = (await last.getByRole('heading').textContent())!;
  await last.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.locator(cards)).toHaveCount(24);
  await expect(page.locator(cards).last()).toBeInViewport();
});

test(
  'Back restores the list and its scroll position after a reload of either page, with one more call',
  { tag: '@any-screen' },
  async ({ page }) => {
    await open(page, '/browse');
    for (const count of [24, 36]) {
      await page.getByRole('button', { name: 'Load More Businesses' }).click();
      await expect(page.locator(cards)).toHaveCount(count);
    }
    const last = page.locator(cards).last();
    await last.scrollIntoViewIfNeeded();
    const name = (await last.getByRole('heading').textContent())!;
    await last.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    // The calls for as many places as the list had.
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/businesses' && searchParams.get('limit') === '36') calls.push(request.url());
    });
    await page.goBack();
    await expect(page.locator(cards)).toHaveCount(36);
    await expect(page.locator(cards).last()).toBeInViewport();
    expect(calls).toHaveLength(1);
    await page.reload();
    await expect(page.locator(cards)).toHaveCount(36);
    await expect(page.locator(cards).last()).toBeInViewport();
    expect(calls).toHaveLength(2);
  },
);

test('an old link to a later page of Browse shows the first page', { tag: '@any-screen' }, async ({ page }) => {
  const response = await page.goto('/browse?category=hotels&cursor=WyJvbGQiXQ');
  expect(response?.status()).toBe(200);
  await expect(page.locator(cards)).toHaveCount(12);
  await expect(page.getByText(/^Showing 12 of /)).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/browse\?category=hotels$/);
});

test('filters are part of the address, and Back and Forward follow them', async ({ page }) => {
  await open(page, '/browse');
  const form = await searchForm(page);
  await form.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Hotels & Travel' });
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/browse\?category=hotels$/);
  await expect(page).toHaveTitle(/Hotels & Travel/);
  await page.getByLabel('Sort by').selectOption({ label: 'Name A-Z' });
  await expect(page).toHaveURL(/category=hotels&sort=name$/);
  await page.goBack();
  await expect(page.getByLabel('Sort by')).toHaveValue('rating');
  await page.goBack();
  await expect(page).toHaveURL(/\/browse$/);
  await expect(page.getByRole('heading', { level: 1, name: /businesses found$/ })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: /found in Hotels & Travel$/ })).toBeVisible();
  await expect((await searchForm(page)).getByRole('combobox', { name: 'Category' })).toHaveValue('hotels');
});

test('Clear removes the search text and all filters', async ({ page }) => {
  await open(page, '/browse?query=park&category=hotels');
  const form = await searchForm(page);
  await expect(form.getByLabel('Search', { exact: true })).toHaveValue('park');
  await form.getByRole('link', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL(/\/browse$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Pet-Friendly Businesses' })).toBeVisible();
  await expect((await searchForm(page)).getByLabel('Search', { exact: true })).toHaveValue('');
});

test('an empty result links to recommending and listing a business', { tag: '@any-screen' }, async ({ page }) => {
  await open(page, '/browse?query=qqzzxxyyvv');
  await expect(page.getByRole('heading', { name: 'No businesses found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Recommend a Business' })).toHaveAttribute('href', '/recommend-business');
  await expect(page.getByRole('main').getByRole('link', { name: 'List Your Business' })).toHaveAttribute(
    'href',
    '/public-business-listing',
  );
  await page.getByRole('link', { name: 'Clear Search' }).click();
  await expect(page).toHaveURL(/\/browse$/);
});

test('Browse invites visitors to sign in', { tag: '@any-screen' }, async ({ page }) => {
  await open(page, '/browse');
  const banner = page.getByRole('complementary', { name: 'Sign in' });
  await expect(banner).toContainText('Get More From Your Search');
  await expect(banner.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/sign-in?returnTo=%2Fbrowse');
  await expect(banner.getByRole('link', { name: 'Sign In Free' })).toHaveAttribute(
    'href',
    '/sign-in?returnTo=%2Fbrowse',
  );
});

test('Browse lists recently viewed places until the history is cleared', { tag: '@any-screen' }, async ({ page }) => {
  await open(page, '/browse');
  const name = (await page.locator(cards).first().getByRole('heading').textContent())!;
  await page.locator(cards).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Back to search results' }).click();
  const recent = page.getByRole('region', { name: 'Recently Viewed' });
  await expect(recent.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.goto('/browse?filter=recently-viewed');
  await expect(page.locator(cards)).toHaveCount(1);
  await page.goto('/browse');
  await recent.getByRole('button', { name: 'Clear History' }).click();
  await expect(recent.getByRole('heading', { name: 'Recently Viewed' })).toBeFocused();
  await page.reload();
  await expect(page.locator(cards)).toHaveCount(12);
  await expect(recent).toHaveCount(0);
});

test('the structured data of Browse lists at most 20 places', { tag: '@any-screen' }, async ({ page }) => {
  await open(page, '/browse');
  await page.getByRole('button', { name: 'Load More Businesses' }).click();
  await expect(page.locator(cards)).toHaveCount(24);
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);
  expect(facts).toMatchObject({ '@type': 'ItemList', numberOfItems: 20 });
});

test('a list on paper has small pictures and no controls', { tag: '@any-screen' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/browse');
  const card = page.locator(cards).first();
  await expect(card.getByRole('heading')).toBeVisible();
  expect((await card.locator('img').first().boundingBox())!.width).toBeLessThan(200);
  for (const hidden of [page.getByRole('banner'), page.getByRole('search'), page.getByRole('contentinfo')]) {
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Get More From Your Search')).toBeHidden();
});
