import type { Page } from '@playwright/test';
import { administratorsPassword } from './support/administrator.js';
import { expect, test, untilRunning } from './support/faultless.js';
import { completeSignIn, signUp } from './support/newcomer.js';

/** Sends in a listing as the member who is signed in; answers its name. */
async function listed(page: Page, name: string): Promise<string> {
  const answer = await page.request.post('/api/businesses', { data: { name, category: 'services' } });
  expect(answer.status()).toBe(201);
  return name;
}

/** Goes by j and k to a listing, wherever it stands; others may come and go meanwhile. */
async function goTo(page: Page, name: string): Promise<void> {
  await expect(async () => {
    const key = await page.evaluate((wanted) => {
      const entries = [...document.querySelectorAll('article')];
      const named = entries.findIndex((each) => each.querySelector('h2')?.textContent === wanted);
      const at = entries.findIndex((each) => each === document.activeElement);
      return at === named ? null : named !== -1 && named < at ? 'k' : 'j';
    }, name);
    if (key !== null) await page.keyboard.press(key);
    expect(key).toBeNull();
  }).toPass({ intervals: [50] });
  await expect(page.getByRole('article', { name })).toHaveAttribute('aria-current', 'true');
}

test('an administrator signs in and works through what waits by the keyboard alone', async ({ page }, testInfo) => {
  const { name: project } = testInfo.project;
  const newcomer = { email: `waits-${project}@example.com`, password: 'nine quiet badgers' };
  await signUp(page, newcomer);
  await completeSignIn(page, newcomer);
  const first = await listed(page, `Early Heron Grooming ${project}`);
  const second = await listed(page, `Late Marten Walkers ${project}`);

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

  await page.goto('/my-businesses');
  await expect(page.getByRole('article', { name: first }).getByText('Approved', { exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: second }).getByText('A jar of jam.')).toBeVisible();
});
