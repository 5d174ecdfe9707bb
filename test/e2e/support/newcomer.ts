import { expect, type Page } from '@playwright/test';
import { openMessage } from './outbox.js';

export interface Newcomer {
  readonly email: string;
  readonly password: string;
}

/** Creates an account and confirms its email address. Ends on /auth-success. */
export async function signUp(page: Page, newcomer: Newcomer): Promise<void> {
  await page.goto('/sign-in');
  await submitSignUp(page, newcomer);
  await confirmEmail(page, newcomer);
}

/** Goes from /sign-in to the form for a new account, and submits it. */
export async function submitSignUp(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByRole('link', { name: 'Continue with Secure Sign In' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  // First the field that the sign-in page lacks: that page has the same email and password fields.
  await page.getByLabel('I am 13 or older').check();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/mail/i);
}

/** Opens the confirmation email and confirms the address. Ends on /auth-success. */
export async function confirmEmail(page: Page, { email, password }: Newcomer): Promise<void> {
  const message = await openMessage(page, email);
  await message.getByRole('link').first().click();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(page).toHaveURL(/\/auth-success/);
}

/** Signs in from /auth-success. Ends on /user-profile. */
export async function completeSignIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByRole('link', { name: 'Complete Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/auth-success');
  // The provider shows its form only if it has no session of this browser. Look at the URL: /user-profile has an email
  // field too.
  if (new URL(page.url()).pathname !== '/user-profile') {
    await page.locator('input[name="email"]').fill(email);
    await page.locator('input[name="password"]').fill(password);
    await page.locator('input[name="password"]').press('Enter');
  }
  await expect(page).toHaveURL(/\/user-profile/);
}
