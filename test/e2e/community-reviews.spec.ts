import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './support/faultless.js';

test('the reviews of everybody grow by Load More and lead to the places they are about', async ({ page }) => {
  await open(page, '/reviews');
  const recent = page.getByRole('region', { name: 'Recent Reviews' });
  await expect(recent.getByRole('article')).toHaveCount(10);
  await recent.getByRole('button', { name: 'Load More' }).click();
  await expect(recent.getByRole('article')).toHaveCount(20);
  await expect(recent.getByRole('status')).toContainText('Showing 20 of');
  await recent.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(business|user-reviews)\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the reviews of a member stand below who it is, and grow by Load More', async ({ page, request }) => {
  const [dog] = (await (await request.get('/api/guide-dogs?limit=1')).json()) as { userId: string; petName: string }[];
  await open(page, `/user-reviews/${dog!.userId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(dog!.petName);
  const reviews = page.getByRole('region', { name: 'Reviews', exact: true });
  await expect(reviews.getByRole('article')).toHaveCount(10);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await reviews.getByRole('button', { name: 'Load More' }).click();
  await expect(reviews.getByRole('article')).toHaveCount(20);
  await page.getByRole('link', { name: 'Guide Dogs' }).first().click();
  await expect(page).toHaveURL(/\/guide-dogs$/);
});
