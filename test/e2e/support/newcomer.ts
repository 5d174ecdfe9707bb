import { expect, type Page } from '@playwright/test';
import { messageWith } from './outbox.js';

export interface Newcomer {
  readonly email: string;
  readonly password: string;
}

/** Makes an account and follows the mail that confirms it, up to the page that says so. */
export async function signUp(page: Page, newcomer: Newcomer): Promise<void> {
  await page.goto('/sign-in');
  await askForAccount(page, newcomer);
  await confirmByMail(page, newcomer);
}

/** Fills in the form for a new account, from the page of the sign-in on. */
export async function askForAccount(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByRole('link', { name: 'Continue with Secure Sign In' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('I am 13 or older').check();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/mail/i);
}

/** Follows the mail that confirms an address, up to the page that says so. */
export async function confirmByMail(page: Page, { email, password }: Newcomer): Promise<void> {
  const mail = await messageWith(page, email);
  await mail.getByRole('link').first().click();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(page).toHaveURL(/\/auth-success/);
}

/** Signs in from the page that says that the address is confirmed. */
export async function completeSignIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByRole('link', { name: 'Complete Sign In' }).click();
  // Who was just seen by the provider is not asked again.
  if (await page.locator('input[name="email"]').isVisible()) {
    await page.locator('input[name="email"]').fill(email);
    await page.locator('input[name="password"]').fill(password);
    await page.locator('input[name="password"]').press('Enter');
  }
  await expect(page).toHaveURL(/\/user-profile/);
}
