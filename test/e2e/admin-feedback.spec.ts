import type { Page } from '@playwright/test';
import { adminPassword } from './support/administrator.js';
import { goTo } from './support/queue.js';
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
  await goTo(page, first);
  await page.keyboard.press('l');
  // The visitor did not agree to publish the text.
  await expect(listed.getByLabel(/^Description/)).toBeFocused();
  await expect(listed.getByLabel(/^Description/)).toHaveValue('');
  await page.keyboard.type('A groomer with a quiet room for shy dogs.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: `Listing created: ${first}.` })).toHaveCount(1);
  await expect(listed.getByRole('link', { name: `Quiet Otter Grooming ${project}` })).toBeVisible();

  const completed = page.getByRole('article', { name: second });
  await goTo(page, second);
  await page.keyboard.press('c');
  await expect(completed.getByRole('textbox', { name: 'Action taken' })).toBeFocused();
  await page.keyboard.type('This is part of another business.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: `Marked Complete: ${second}.` })).toHaveCount(1);
  await expect(completed.getByRole('button', { name: 'Reopen' })).toBeInViewport();
  await expect(completed.getByRole('button', { name: 'Update Status' })).toHaveCount(0);
});

test('an administrator takes a closed place off the lists in two clicks, and undoes it', async ({
  page,
  baseURL,
}, testInfo) => {
  const name = `Fading Heron Kennels ${testInfo.project.name}`;
  await submitRecommendation(page, name);
  await page.goto('/admin-login');
  await untilHydrated(page);
  await page.getByLabel('Password').fill(adminPassword());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  const headers = { origin: String(baseURL) };
  const all: { id: number; recommendedBusinessName: string | null }[] = await (
    await page.request.get('/api/admin/user-feedback/type/business_recommendation?limit=100')
  ).json();
  const recommended = all.find(({ recommendedBusinessName }) => recommendedBusinessName === name);
  const data = { description: 'Kennels by the river.', force: true };
  const listing = await page.request.post(`/api/admin/user-feedback/${recommended?.id}/listing`, { data, headers });
  const { id } = await listing.json();
  const report = {
    ...{ feedbackType: 'listing_issue', businessId: id, recommendedBusinessName: name, tags: ['closed_business'] },
    description: 'The kennels have been empty since spring.',
  };
  expect((await page.request.post('/api/user-feedback', { data: report })).status()).toBe(201);

  const isListed = async () => {
    const found: { id: number }[] = await (
      await page.request.get(`/api/businesses?query=${encodeURIComponent(name)}`)
    ).json();
    return found.some((each) => each.id === id);
  };
  await expect.poll(isListed).toBe(true);

  await page.goto('/admin/feedback?tab=issues');
  await untilHydrated(page);
  await goTo(page, new RegExp(name));
  const entry = page.getByRole('article', { name: new RegExp(name) });
  await entry.getByRole('button', { name: 'Close This Listing' }).click();
  await entry.getByRole('button', { name: 'Close Permanently' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Listing closed' })).toHaveCount(1);
  await expect.poll(isListed).toBe(false);

  await page.goto(`/admin/audit-log?targetType=business&targetId=${id}&action=business.close`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Business: close' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByLabel(/^Reason for undoing/).fill('The kennels only moved their gate.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Change undone').first()).toBeVisible();
  await expect.poll(isListed).toBe(true);
});
