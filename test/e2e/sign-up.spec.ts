import { expect, test } from '@playwright/test';
import { signUp } from './support/newcomer.js';
import { untilHydrated } from './support/strict-test.js';

test('a visitor signs up, confirms the email address, and completes the profile', async ({ page }, testInfo) => {
  const email = `newcomer-${testInfo.project.name}-${String(testInfo.repeatEachIndex)}@example.com`;
  const newcomer = { email, password: 'seven purple otters' };
  await signUp(page, newcomer);
  await untilHydrated(page);
  await page.getByLabel('First Name').fill('Nora');
  await page.getByLabel('Last Name').fill('Newcomer');
  await page.getByRole('button', { name: /Save/ }).first().click();
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
});
