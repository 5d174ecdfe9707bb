import { expect, test } from '@playwright/test';

test('a newcomer signs up, follows the mail, signs in and completes the profile', async ({ page }, testInfo) => {
  const email = `newcomer-${testInfo.project.name}-${String(testInfo.repeatEachIndex)}@example.com`;
  const password = 'seven purple otters';
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Continue with Secure Sign In' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('I am 13 or older').check();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/mail/i);

  const mail = page.getByRole('article').filter({ hasText: email });
  await expect(async () => {
    await page.goto('/dev/outbox');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.getByRole('link').first().click();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button').click();

  await expect(page).toHaveURL(/\/auth-success/);
  await page.getByRole('link', { name: 'Complete Sign In' }).click();
  // Who was just seen by the provider is not asked again.
  if (await page.locator('input[name="email"]').isVisible()) {
    await page.locator('input[name="email"]').fill(email);
    await page.locator('input[name="password"]').fill(password);
    await page.locator('input[name="password"]').press('Enter');
  }
  await expect(page).toHaveURL(/\/user-profile/);
  await page.getByLabel('First Name').fill('Nora');
  await page.getByLabel('Last Name').fill('Newcomer');
  await page.getByRole('button', { name: /Save/ }).first().click();
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
});
