import { expect, expectAccessible, expectNoSidewaysScroll, test, untilRunning } from './support/faultless.js';
import { signIn } from './support/member.js';

test("a member's home offers what is not done yet, and a dashboard that the browser remembers", async ({ page }) => {
  await signIn(page, 'newbie');
  await untilRunning(page);
  const steps = page.getByRole('list', { name: 'Next steps' });
  await expect(steps.getByRole('link')).toHaveText([
    'Create Your Profile',
    'Become A Guide Dog',
    'List Your Business',
    'Explore Trending',
  ]);
  await expect(page.getByRole('heading', { name: 'Browse by Category' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'My dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Pet Parent' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Featured Places' }).getByRole('article')).toHaveCount(5);
  // Before anything of the other view is shown.
  const start = await page.request.get('/', { maxRedirects: 0 });
  expect([start.status(), start.headers()['location']]).toEqual([302, '/?view=dashboard']);
  // Without JavaScript too, which forgets what was chosen: the link says which view it leads to.
  const overview = await page.getByRole('link', { name: 'Overview' }).getAttribute('href');
  expect((await page.request.get(overview ?? '', { maxRedirects: 0 })).status()).toBe(200);
});

test('a dashboard recommends out of what was looked at, and says why', async ({ page }) => {
  await signIn(page, 'ada', '/browse?category=hotels');
  await untilRunning(page);
  await page.locator('section[aria-labelledby="results"] article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /^Reviews/ })).toBeVisible();
  await page.goto('/?view=dashboard');
  await untilRunning(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Ada' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recently Viewed' }).getByRole('article')).toHaveCount(1);
  const recommended = page.getByRole('region', { name: 'Recommended for You' });
  await expect(recommended.getByText(/Because you looked at hotels/).first()).toBeVisible();
  await recommended.getByRole('button', { name: 'Trending' }).click();
  await expect(recommended.getByRole('button', { name: 'Trending', pressed: true })).toBeVisible();
  await expect(recommended.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
});
