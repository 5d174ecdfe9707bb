import type { Cookie, Page } from '@playwright/test';
import { startSession } from './session.js';

/** Members of the demo data. */
export type DemoMember = 'ada' | 'ben' | 'cleo' | 'dora' | 'olive' | 'carl' | 'newbie';

export const DEMO_PASSWORD = 'demo-password-please-change';

/** How long a sign-in is reused. Sensitive changes need one that is less than ten minutes old. */
const REUSE_MS = 4 * 60_000;

/** The last sign-in of each member in this worker. A worker runs its tests one after another. */
const lastSignIns = new Map<DemoMember, { readonly cookies: Cookie[]; readonly at: number }>();

/** Signs in a demo member and opens a page, if any. Reuses an earlier test's session if it is still valid. */
export async function signIn(page: Page, member: DemoMember, path?: string): Promise<void> {
  if (!(await reuseSession(page, member))) {
    await startSession(page, { email: `${member}@example.com`, password: DEMO_PASSWORD });
    lastSignIns.set(member, { cookies: await page.context().cookies(), at: Date.now() });
  }
  if (path !== undefined) await page.goto(path);
}

/** Sets the cookies of the member's last sign-in. Returns false if there is none or it has ended. */
async function reuseSession(page: Page, member: DemoMember): Promise<boolean> {
  const last = lastSignIns.get(member);
  if (last === undefined || Date.now() - last.at > REUSE_MS) return false;
  await page.context().addCookies(last.cookies);
  if ((await page.request.get('/api/auth/user')).ok()) return true;
  await page.context().clearCookies();
  return false;
}
