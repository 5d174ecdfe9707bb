import type { Page } from '@playwright/test';
import { administratorsPassword } from './support/administrator.js';
import { expect, test, untilRunning } from './support/faultless.js';
import { completeSignIn, signUp } from './support/newcomer.js';
import { goTo } from './support/queue.js';

/** Sends in a listing as the member who is signed in; answers its name. */
async function listed(page: Page, name: string): Promise<string> {
  const answer = await page.request.post('/api/businesses', { data: { name, category: 'services' } });
  expect(answer.status()).toBe(201);
  return name;
}

test('an administrator signs in and works through what waits by the keyboard alone', async ({ page }, testInfo) => {
  const { name: project } = testInfo.project;
  const newcomer = { email: `waits-${project}@example.com`, password: 'nine quiet badgers' };
  await signUp(page, newcomer);
  await completeSignIn(page, newcomer);
  const first = await listed(page, `Early Heron Grooming ${project}`);
  const second = await listed(page, `Late Marten Walkers ${project}`);
  const pair = [await listed(page, `Otter Sitters ${project}`), await listed(page, `Heron Hotel ${project}`)];

  await page.goto('/admin/business-approval');
  await expect(page).toHaveURL(/\/admin-login\?next=/);
  await untilRunning(page);
  await page.getByLabel('Password').focus();
  await page.keyboard.type(administratorsPassword());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Business Approval' })).toBeVisible();
  await untilRunning(page);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await expect(keys.getByRole('row', { name: 'a Approve' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await goTo(page, first);
  await page.keyboard.press('a');
  await expect(page.getByRole('status').filter({ hasText: `Business Approved: ${first}.` })).toHaveCount(1);
  await expect(page.getByRole('article', { name: first })).toHaveCount(0);

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
  const many = page.getByRole('dialog', { name: 'Approve 2 Listings?' });
  await expect(many.getByRole('heading', { name: 'Will be approved: 2 Listings' })).toBeVisible();
  await many.getByRole('button', { name: 'Approve 2 Listings' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Approved: 2 Listings' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the List' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const name of pair) await expect(page.getByRole('article', { name })).toHaveCount(0);

  await page.goto('/my-businesses');
  await expect(page.getByRole('article', { name: first }).getByText('Approved', { exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: second }).getByText('A jar of jam.')).toBeVisible();
});
