import type { Page } from '@playwright/test';
import { authenticatorCode, nextAuthenticatorCode } from '../support/identity/second-factor.js';
import { Administrator } from './support/administrator.js';
import { expect, test, untilHydrated } from './support/strict-test.js';
import { expectGoodOnEachScreen } from './support/screens.js';

// The server asks for the code by refusing the sign-in.
test.use({ expectedErrors: /the server responded with a status of 401/ });

/** Opens the administrators page and signs in on the form it redirects to. */
async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/admin/administrators');
  await untilHydrated(page);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

test('an administrator turns on two-step sign-in and signs in again with a code', async ({ page }, info) => {
  const name = `Second Factor ${info.project.name}`;
  const password = 'nine quiet badgers';
  const first = await Administrator.signIn(page.request);
  await first.post('/api/admin/administrators', { name, password });
  await page.context().clearCookies();

  await signIn(page, name, password);
  await expect(page.getByRole('listitem').filter({ hasText: `${name} (you)` })).toBeVisible();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Set Up' }).click();
  await page.getByLabel('Confirm with your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const key = await page.getByText('Key:').getByRole('code').innerText();
  const uri = `otpauth://totp/app?secret=${key}`;
  await expectGoodOnEachScreen(page);
  await page.getByLabel('First code').fill(authenticatorCode(uri));
  await page.getByRole('button', { name: 'Turn On' }).click();
  await expect(page.getByText('On. You sign in with your password')).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
  await signIn(page, name, password);
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectGoodOnEachScreen(page);
  await page.getByLabel('Code').fill(nextAuthenticatorCode(uri));
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('On. You sign in with your password')).toBeVisible();
});
