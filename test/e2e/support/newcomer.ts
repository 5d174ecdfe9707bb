import { expect, type Locator, type Page } from '@playwright/test';
import { openMessage } from './outbox.js';

export interface Newcomer {
  readonly email: string;
  readonly password: string;
}

/** Creates an account and confirms its email address. Ends on /user-profile, which asks for the name. */
export async function signUp(page: Page, newcomer: Newcomer): Promise<void> {
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Continue with Secure Sign In' }).click();
  await submitSignUp(page, newcomer);
  await confirmEmail(page, newcomer);
  await expect(page).toHaveURL(/\/user-profile/);
}

/** The sign-in form of the provider's page. Other forms on the site have an email field too. */
export const signInForm = (page: Page): Locator => page.getByRole('region', { name: 'I have an account' });

/** The form for a new account next to it. A phone shows one of the two at a time. */
export async function signUpForm(page: Page): Promise<Locator> {
  const choice = page.locator('label[for="way-sign-up"]');
  // Before its style sheet applies, the page also shows the choice on a desktop, where a click would wait for it forever.
  await page.waitForLoadState();
  await expect(page.locator('.pair')).toBeVisible();
  if (await choice.isVisible()) await choice.click();
  return page.getByRole('region', { name: 'I’m new here' });
}

/** Submits the form for a new account on the provider's page. */
export async function submitSignUp(page: Page, { email, password }: Newcomer): Promise<void> {
  const form = await signUpForm(page);
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('I am 13 or older').check();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
}

/** Opens the confirmation email and confirms the address, in the browser that signed up. */
export async function confirmEmail(page: Page, { email }: Pick<Newcomer, 'email'>): Promise<void> {
  const message = await openMessage(page, email);
  await message.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/oidc') && !pathname.startsWith('/api'));
}
