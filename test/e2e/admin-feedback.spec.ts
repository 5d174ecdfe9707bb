import type { Page } from '@playwright/test';
import { adminPassword } from './support/administrator.js';
import { expect, test, untilHydrated } from './support/strict-test.js';

/** Submits a recommendation as a visitor and returns its title in the queue. */
async function submitRecommendation(page: Page, name: string): Promise<string> {
  const description = 'Dogs rest under every table, and each gets a bowl of water.';
  const place = {
    ...{ recommendedBusinessName: name, recommendedBusinessCategory: 'services' },
    ...{ recommendedBusinessAddress: '7 Nowhere Lane', recommendedBusinessCity: 'Nowhereton' },
    ...{ recommendedBusinessState: 'TX', recommendedBusinessDescription: description },
  };
  const data = { feedbackType: 'business_recommendation', description, ...place };
  const response = await page.request.post('/api/user-feedback', { data });
  expect(response.status()).toBe(201);
  return `Recommendation: ${name}`;
}

test('an administrator lists one recommended business and completes another entry with the keyboard', async ({
  page,
}, testInfo) => {
  const { name: project } = testInfo.project;
  const first = await submitRecommendation(page, `Quiet Otter Grooming ${project}`);
  const second = await submitRecommendation(page, `Brisk Lynx Walkers ${project}`);

  await page.goto('/admin-login');
  await untilHydrated(page);
  await page.getByLabel('Password').focus();
  await page.keyboard.type(adminPassword());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  await untilHydrated(page);

  // Newest first, so both are on the first page.
  const tab = page.getByRole('link', { name: 'Business Recommendations' });
  await tab.press('Enter');
  await expect(page).toHaveURL(/\?tab=recommendations$/);
  // The address changes before the list does, and the previous list has these entries, too.
  await expect(tab).toHaveAttribute('aria-current', 'page');
  const listed = page.getByRole('article', { name: first });
  await listed.focus();
  await expect(listed).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('l');
  // The visitor did not agree to publish the text.
  await expect(listed.getByLabel(/^Description/)).toBeFocused();
  await expect(listed.getByLabel(/^Description/)).toHaveValue('');
  await page.keyboard.type('A groomer with a quiet room for shy dogs.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: `Listing Created: ${first}.` })).toHaveCount(1);
  await expect(listed.getByRole('link', { name: `Quiet Otter Grooming ${project}` })).toBeVisible();

  const completed = page.getByRole('article', { name: second });
  await completed.focus();
  await expect(completed).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('c');
  await expect(completed.getByLabel('Action taken')).toBeFocused();
  await page.keyboard.type('This is part of another business.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: `Marked Complete: ${second}.` })).toHaveCount(1);
  await expect(completed.getByLabel('Status')).toHaveCount(0);
});
