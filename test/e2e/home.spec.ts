import { expect, open, test } from './support/strict-test.js';

test(
  'the home page tells a visitor what the directory is and how large it is',
  { tag: '@any-screen' },
  async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where Your Pet is Always Welcome');
    for (const figure of ['574+', '38+', '50,000+']) await expect(page.getByText(figure)).toBeVisible();
    await expect(page.getByText('Businesses with 10+ favorable reviews from pet owners')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Meet Our Guide Dogs' })).toBeVisible();
    await expect(page.getByText('$8.99')).toBeVisible();
  },
);

test('each category of the home page links to its list', { tag: '@any-screen' }, async ({ page }) => {
  await open(page, '/');
  const categories = page.getByRole('region', { name: 'Browse by Category' }).getByRole('link');
  await expect(categories).toHaveText([
    'Restaurants',
    'Hotels & Travel',
    'Events & Activities',
    'Services',
    'Homes & Real Estate',
  ]);
  await categories.filter({ hasText: 'Events & Activities' }).click();
  await expect(page).toHaveURL(/\/browse\?category=events$/);
  await expect(page.getByText(/businesses found in Events & Activities/)).toBeVisible();
});

test('the search on the home page opens its results', async ({ page, isMobile }) => {
  await open(page, '/');
  await page.getByRole('searchbox', { name: 'Search' }).fill('park');
  // On a phone, suggestions may cover the button. Its keyboard has its own.
  if (isMobile) await page.keyboard.press('Enter');
  else await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/browse\?query=park$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Results for "park"' })).toBeVisible();
});

test('the home page has structured data about the site and its search', { tag: '@any-screen' }, async ({ page }) => {
  await open(page, '/');
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);
  expect(facts).toMatchObject({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } });
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/$/);
});
