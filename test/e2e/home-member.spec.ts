import { expect, test, untilHydrated } from './support/strict-test.js';
import { signIn } from './support/member.js';
import { expectGoodOnEachScreen } from './support/screens.js';

test("a new member's home page lists the next steps, and the browser remembers the chosen dashboard", async ({
  page,
}) => {
  await signIn(page, 'newbie', '/');
  await untilHydrated(page);
  const steps = page.getByRole('list', { name: 'Next steps' });
  await expect(steps.getByRole('link')).toHaveText([
    'Create Your Profile',
    'Become A Guide Dog',
    'List Your Business',
    'Explore Trending',
  ]);
  await expect(page.getByRole('heading', { name: 'Browse by Category' })).toBeVisible();
  await expectGoodOnEachScreen(page);

  await page.getByRole('link', { name: 'My dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Pet Parent' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Featured Places' }).getByRole('article')).toHaveCount(5);
  // The server redirects, so the other view never flashes up.
  const start = await page.request.get('/', { maxRedirects: 0 });
  expect([start.status(), start.headers()['location']]).toEqual([302, '/?view=dashboard']);
  // The explicit address works without JavaScript, too, where the cookie can't be changed.
  const overview = await page.getByRole('link', { name: 'Overview' }).getAttribute('href');
  expect((await page.request.get(overview ?? '', { maxRedirects: 0 })).status()).toBe(200);
});

test('the dashboard recommends places based on viewed ones and says why', async ({ page }) => {
  await signIn(page, 'ada', '/browse?category=hotels');
  await untilHydrated(page);
  await page.locator('section[aria-labelledby="results"] article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /^Reviews/ })).toBeVisible();
  await page.goto('/?view=dashboard');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Ada' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recently Viewed' }).getByRole('article')).toHaveCount(1);
  const recommended = page.getByRole('region', { name: 'Recommended for you' });
  await expect(recommended.getByText(/Because you viewed hotels/).first()).toBeVisible();
  await recommended.getByRole('button', { name: 'Trending' }).click();
  await expect(recommended.getByRole('button', { name: 'Trending', pressed: true })).toBeVisible();
  await expect(recommended.getByRole('article').first()).toBeVisible();
  await expectGoodOnEachScreen(page);
});
