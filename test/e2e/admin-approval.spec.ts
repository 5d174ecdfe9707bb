import type { Page } from '@playwright/test';
import { adminPassword } from './support/administrator.js';
import { expect, test, untilHydrated } from './support/strict-test.js';
import { join } from './support/session.js';
import { goTo, rowOf } from './support/queue.js';

/** Submits a listing as the signed-in member and returns its name. */
async function submitListing(page: Page, name: string): Promise<string> {
  const response = await page.request.post('/api/businesses', { data: { name, category: 'services' } });
  expect(response.status()).toBe(201);
  return name;
}

test('an administrator signs in and approves and rejects listings with the keyboard only', async ({
  page,
}, testInfo) => {
  const { name: project } = testInfo.project;
  const newcomer = { email: `waits-${project}@example.com`, password: 'nine quiet badgers' };
  await join(page, newcomer);
  const first = await submitListing(page, `Early Heron Grooming ${project}`);
  const second = await submitListing(page, `Late Marten Walkers ${project}`);
  const pair = [
    await submitListing(page, `Otter Sitters ${project}`),
    await submitListing(page, `Heron Hotel ${project}`),
  ];

  await page.goto('/admin/business-approval');
  await expect(page).toHaveURL(/\/admin-login\?next=/);
  await untilHydrated(page);
  await page.getByLabel('Password').focus();
  await page.keyboard.type(adminPassword());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Business approval' })).toBeVisible();
  await untilHydrated(page);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByRole('row', { name: 'a Approve' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await goTo(page, first);
  await page.keyboard.press('a');
  await expect(page.getByRole('status').filter({ hasText: `Business Approved: ${first}.` })).toHaveCount(1);
  await expect(rowOf(page, first)).toHaveCount(0);

  await goTo(page, second);
  await page.keyboard.press('r');
  const reason = page.getByRole('textbox', { name: /^Rejection reason/ });
  await expect(reason).toBeFocused();
  await page.keyboard.type('A jar of jam.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: `Business Rejected: ${second}.` })).toHaveCount(1);

  for (const name of pair) {
    await goTo(page, name);
    await page.keyboard.press('x');
    await expect(page.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked();
  }
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: 'Approve Selected' })).toBeFocused();
  await page.keyboard.press('Enter');
  const confirmation = page.getByRole('dialog', { name: 'Approve 2 Listings?' });
  await expect(confirmation.getByRole('heading', { name: 'Will be approved: 2 Listings' })).toBeVisible();
  await confirmation.getByRole('button', { name: 'Approve 2 Listings' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Approved: 2 Listings' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to List' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const name of pair) await expect(rowOf(page, name)).toHaveCount(0);

  await page.goto('/my-businesses');
  await expect(page.getByRole('article', { name: first }).getByText('Approved', { exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: second }).getByText('A jar of jam.')).toBeVisible();
});
