import { expect, test } from '@playwright/test';
import { reviewedBusiness } from './support/businesses.js';
import { expectNoSidewaysScroll } from './support/strict-test.js';

test.use({ javaScriptEnabled: false });

test('without JavaScript, a search finds a place and its page opens', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('hotels');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/browse\?.*category=hotels/);
  await expect(page.getByText(/businesses found in Hotels & Travel/)).toBeVisible();
  const first = page.getByRole('article').first();
  const name = (await first.getByRole('heading').textContent())!;
  await first.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Reviews \(/ })).toBeVisible();
});

test(
  'without JavaScript, a button sorts the list, and links lead to later pages and back',
  { tag: '@any-screen' },
  async ({ page }) => {
    await page.goto('/browse');
    await page.getByLabel('Sort by').selectOption('name');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL(/sort=name/);
    const headings = page.getByRole('article').getByRole('heading');
    await expect(headings).toHaveCount(12);
    const names = await headings.allTextContents();
    await page.getByRole('link', { name: 'Load More Businesses' }).click();
    await expect(page).toHaveURL(/cursor=/);
    await expect(headings).toHaveCount(12);
    expect(await headings.allTextContents()).not.toEqual(names);
    await expect(page.getByText(/^Showing 13–24 of /)).toBeVisible();
    await page.getByRole('link', { name: 'Load More Businesses' }).click();
    await expect(page.getByText(/^Showing 25–36 of /)).toBeVisible();
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expect(page.getByText(/^Showing 13–24 of /)).toBeVisible();
    await page.getByRole('link', { name: 'First page' }).click();
    await expect(page).toHaveURL(/\/browse\?sort=name$/);
    expect(await headings.allTextContents()).toEqual(names);
  },
);

test('without JavaScript, the filters open below the search and apply', async ({ page }) => {
  await page.goto('/browse?location=Austin%2C+TX');
  await page.locator('summary').filter({ hasText: 'Filters' }).click();
  await expectNoSidewaysScroll(page);
  // The open filters must not squeeze the heading into many lines.
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())!.height).toBeLessThan(120);
  await page.getByLabel('Dog park nearby').check();
  await page.getByRole('button', { name: 'Show Places' }).click();
  await expect(page.getByRole('link', { name: 'Remove Dog park nearby' })).toBeVisible();
});

test(
  'without JavaScript, an empty result explains an unknown place and links to other searches',
  { tag: '@any-screen' },
  async ({ page }) => {
    await page.goto('/browse?query=patio&location=Ausstin');
    const field = page.getByRole('combobox', { name: 'Location' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/^We don’t know "Ausstin"\./);
    await page.getByRole('link', { name: /^Austin, TX \(\d+\)$/ }).click();
    await expect(page).toHaveURL(/query=patio&location=Austin%2C\+TX/);
    await page.goto('/browse?query=qqzzxx&category=hotels&location=Marfa%2C+TX');
    await page.getByRole('list', { name: 'Searches with more results' }).getByRole('link').first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test('without JavaScript, owners can read about listings and resources', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/public-business-listing');
  await expect(page.getByRole('link', { name: 'Sign In to List Your Business' }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /^Photos/ })).toContainText('Up to 30');
  await page.goto('/business-resources');
  await expect(page.getByRole('link', { name: 'Quick start guide' })).toBeVisible();
});

test(
  'without JavaScript, a business page has its reviews, and a link can open an older one',
  { tag: '@any-screen' },
  async ({ page, request }) => {
    const { id } = await reviewedBusiness(request);
    await page.goto(`/business/${id}`);
    await expect(page.getByRole('article', { name: /^Review by / }).first()).toBeVisible();
    const all = await (await request.get(`/api/businesses/${id}/reviews?limit=100`)).json();
    const oldest = (all as { id: number }[]).slice(10).at(-1)?.id;
    await page.goto(`/business/${id}?review=${String(oldest)}#review-${String(oldest)}`);
    await expect(page.locator(`#review-${String(oldest)}`)).toBeInViewport();
  },
);

test(
  'without JavaScript, links sort reviews, load more of them, and open a photo',
  { tag: '@any-screen' },
  async ({ page, request }) => {
    const { id } = await reviewedBusiness(request);
    await page.goto(`/business/${id}`);
    await page.getByRole('link', { name: 'Lowest rated' }).click();
    await expect(page).toHaveURL(/sort=lowest/);
    // The link comes after the reviews, so they are all there when it is.
    await expect(page.getByRole('link', { name: 'Load More Reviews' })).toBeVisible();
    const reviews = page.getByRole('article', { name: /^Review by / });
    const first = await reviews.allTextContents();
    await page.getByRole('link', { name: 'Load More Reviews' }).click();
    await expect(page).toHaveURL(/sort=lowest.*cursor=/);
    expect(first).not.toContain(await reviews.first().textContent());
    await page.getByRole('link', { name: /^Open photo 2 of / }).click();
    await expect(page).toHaveURL(/\/uploads\//);
  },
);

test(
  'without JavaScript, the help center is a plain list, and an address opens its answer',
  { tag: '@any-screen' },
  async ({ page }) => {
    await page.goto('/help-center');
    await expect(page.getByRole('searchbox')).toBeHidden();
    const answer = page.getByText(/choose Forgot your password\? and enter your email address/);
    await expect(answer).toBeHidden();
    await page.getByRole('heading', { name: 'I forgot my password. What now?' }).click();
    await expect(answer).toBeVisible();
    await page.goto('/help-center#how-do-i-delete-my-account');
    await expect(page.getByText(/We close your account right away and erase it after 14 days/)).toBeVisible();
  },
);

test(
  'without JavaScript, the contents of the privacy policy link to its sections',
  { tag: '@any-screen' },
  async ({ page }) => {
    await page.goto('/privacy-policy');
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Cookies' }).click();
    await expect(page.getByRole('heading', { name: '7. Cookies' })).toBeInViewport();
  },
);
