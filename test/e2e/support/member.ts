import type { Page } from '@playwright/test';

/** Members of the demo data. */
export type DemoMember = 'ada' | 'ben' | 'cleo' | 'dora' | 'olive' | 'carl' | 'newbie';

export const DEMO_PASSWORD = 'demo-password-please-change';

/** Signs a demo member in, as a person would, and comes back to `returnTo`. */
export async function signIn(page: Page, who: DemoMember, returnTo = '/'): Promise<void> {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
  await page.locator('input[name="email"]').fill(`${who}@example.com`);
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('input[name="password"]').press('Enter');
  await page.waitForURL((url) => url.pathname + url.search === returnTo);
}
