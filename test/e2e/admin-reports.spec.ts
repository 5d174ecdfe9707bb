import { Administrator } from './support/administrator.js';
import { reviewedBusiness } from './support/businesses.js';
import { expect, expectNoSidewaysScroll, open, test } from './support/strict-test.js';
import { join } from './support/session.js';
import { goTo } from './support/queue.js';
import { onEachScreen } from './support/screens.js';

interface CreatedReview {
  readonly id: number;
}

test('an administrator hides a reported review with the keyboard only, and its author gets the note', async ({
  page,
  request,
}, testInfo) => {
  const { name: project } = testInfo.project;
  const newcomer = { email: `reported-${project}@example.com`, password: 'seven loud herons' };
  const words = `Buy your leashes at our shop ${project}, they are the best of all and cheap too.`;
  await join(page, newcomer);
  const business = await reviewedBusiness(request);
  const response = await page.request.post(`/api/businesses/${business.id}/reviews`, {
    data: { rating: 5, title: 'Great shop', content: words },
  });
  expect(response.status()).toBe(201);
  const review = (await response.json()) as CreatedReview;
  const report = { targetType: 'review', targetId: review.id, reason: 'spam' };
  expect((await request.post('/api/reports', { data: report })).status()).toBe(201);

  await Administrator.signIn(page.request);
  await open(page, '/admin/reports');
  const name = new RegExp(`^Review ${review.id}( |$)`);
  await goTo(page, name);
  await onEachScreen(page, () => expectNoSidewaysScroll(page));
  // The list took the place of the item, which nobody had chosen.
  await goTo(page, name);
  await page.keyboard.press('r');
  const note = page.getByRole('textbox', { name: /^Note/ });
  await expect(note).toBeFocused();
  await page.keyboard.type('About places only.');
  await onEachScreen(page, () => expectNoSidewaysScroll(page));
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: `Report resolved: Review ${review.id}` })).toHaveCount(1);
  await expect(page.getByRole('article', { name })).toHaveCount(0);

  await open(page, `/business/${business.id}`);
  await expect(page.getByText(words)).toHaveCount(0);
  await page.goto('/user-profile/notices');
  await expect(page.getByText('About places only.')).toBeVisible();
});
