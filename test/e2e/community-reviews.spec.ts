import { expect, open, test } from './support/strict-test.js';
import { expectGoodOnEachScreen } from './support/screens.js';

test(
  'Load More adds recent reviews, and each review links to its business or author',
  { tag: '@any-screen' },
  async ({ page }) => {
    await open(page, '/reviews');
    const recent = page.getByRole('region', { name: 'Recent Reviews' });
    await expect(recent.getByRole('article')).toHaveCount(10);
    await recent.getByRole('button', { name: 'Load More' }).click();
    await expect(recent.getByRole('article')).toHaveCount(22);
    await expect(recent.getByRole('status')).toContainText('Showing 22 of');
    await recent.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/(business|user-reviews)\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test("a member's page shows their name and reviews, and Load More adds reviews", async ({ page, request }) => {
  const [dog] = (await (await request.get('/api/guide-dogs?limit=1')).json()) as { userId: string; petName: string }[];
  await open(page, `/user-reviews/${dog!.userId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(dog!.petName);
  const reviews = page.getByRole('region', { name: 'Reviews', exact: true });
  await expect(reviews.getByRole('article')).toHaveCount(10);
  await expectGoodOnEachScreen(page);
  await reviews.getByRole('button', { name: 'Load More' }).click();
  await expect(reviews.getByRole('article')).toHaveCount(20);
  await page.getByRole('link', { name: 'Guide Dogs' }).first().click();
  await expect(page).toHaveURL(/\/guide-dogs$/);
});
