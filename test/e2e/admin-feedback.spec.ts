import type { Page } from '@playwright/test';
import { administratorsPassword } from './support/administrator.js';
import { expect, test, untilRunning } from './support/faultless.js';

/** Sends in a recommendation as a visitor; answers its title. */
async function recommended(page: Page, name: string): Promise<string> {
  const description = 'Dogs lie under every table, and each gets a bowl of water.';
  const place = {
    ...{ recommendedBusinessName: name, recommendedBusinessCategory: 'services' },
    ...{ recommendedBusinessAddress: '7 Nowhere Lane', recommendedBusinessCity: 'Nowhereton' },
    ...{ recommendedBusinessState: 'TX', recommendedBusinessDescription: description },
  };
  const data = { feedbackType: 'business_recommendation', description, ...place };
  const answer = await page.request.post('/api/user-feedback', { data });
  expect(answer.status()).toBe(201);
  return `Recommendation: ${name}`;
}

test('an administrator comes to the feedback by signing in, lists a recommendation and completes another by keyboard', async ({
  page,
}, testInfo) => {
  const { name: project } = testInfo.project;
  const first = await recommended(page, `Quiet Otter Grooming ${project}`);
  const second = await recommended(page, `Brisk Lynx Walkers ${project}`);

  await page.goto('/admin-login');
  await untilRunning(page);
  await page.getByLabel('Password').focus();
  await page.keyboard.type(administratorsPassword());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  await untilRunning(page);

  // The newest first: both stand on the first page, whatever else was sent.
  await page.getByRole('link', { name: 'Business Recommendations' }).press('Enter');
  await expect(page).toHaveURL(/\?tab=recommendations$/);
  const listed = page.getByRole('article', { name: first });
  await listed.focus();
  await expect(listed).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('l');
  await expect(page.getByRole('status').filter({ hasText: `Listing Created: ${first}.` })).toHaveCount(1);
  await expect(listed.getByRole('link', { name: `Quiet Otter Grooming ${project}` })).toBeVisible();

  const completed = page.getByRole('article', { name: second });
  await completed.focus();
  await expect(completed).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('c');
  await expect(completed.getByLabel('Action taken')).toBeFocused();
  await page.keyboard.type('It is no place of its own.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: `Marked Complete: ${second}.` })).toHaveCount(1);
  await expect(completed.getByLabel('Status')).toHaveCount(0);
});
