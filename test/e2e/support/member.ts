import type { Cookie, Page } from '@playwright/test';

/** Members of the demo data. */
export type DemoMember = 'ada' | 'ben' | 'cleo' | 'dora' | 'olive' | 'carl' | 'newbie';

export const DEMO_PASSWORD = 'demo-password-please-change';

/** A sign-in is used again for so long: what could take an account over wants one that is not older than ten minutes. */
const KEPT_MS = 4 * 60_000;

/** The last sign-in of each member in this worker, whose tests run one after the other. */
const kept = new Map<DemoMember, { readonly cookies: Cookie[]; readonly at: number }>();

/** Signs a demo member in and comes to `returnTo`; by the form, unless a sign-in of an earlier test still holds. */
export async function signIn(page: Page, who: DemoMember, returnTo = '/'): Promise<void> {
  if (await isSignedInAgain(page, who)) {
    await page.goto(returnTo);
    return;
  }
  await signInByForm(page, who, returnTo);
  kept.set(who, { cookies: await page.context().cookies(), at: Date.now() });
}

/** The same as a person would, from the form. */
async function signInByForm(page: Page, who: DemoMember, returnTo: string): Promise<void> {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
  await page.locator('input[name="email"]').fill(`${who}@example.com`);
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('input[name="password"]').press('Enter');
  await page.waitForURL((url) => url.pathname + url.search === returnTo);
}

async function isSignedInAgain(page: Page, who: DemoMember): Promise<boolean> {
  const last = kept.get(who);
  if (last === undefined || Date.now() - last.at > KEPT_MS) return false;
  await page.context().addCookies(last.cookies);
  if ((await page.request.get('/api/auth/user')).ok()) return true;
  await page.context().clearCookies();
  return false;
}
