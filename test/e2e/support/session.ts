import type { Page } from '@playwright/test';
import { PROVIDER_PATHS } from '../../../application/identity/provider-paths.js';
import { Browser } from '../../support/browser/browser.js';
import { signInAtForm } from '../../support/identity/sign-in.js';
import type { Newcomer } from './newcomer.js';

/** How often the outbox is read until an email has arrived, and the pause between, in ms. */
const OUTBOX = { reads: 100, pauseMs: 100 };

/** The site that the tests use. */
export const siteUrl = (): string => String(process.env['E2E_BASE_URL']);

/**
 * Signs in by submitting the forms without opening pages, and gives the page's browser the session. The forms themselves
 * are tested in sign-up.spec.ts, saved.spec.ts, and account.spec.ts.
 */
export async function startSession(page: Page, { email, password }: Newcomer): Promise<void> {
  const browser = new Browser();
  const { answer } = await signInAtForm(browser, siteUrl(), email, '/auth-help', { password });
  if (!answer.ok) throw new Error(`Signing in as ${email} ended with ${String(answer.status)}.`);
  const cookies = browser.cookieFor(new URL(siteUrl())).split('; ');
  await page.context().addCookies(
    cookies.map((cookie) => {
      const at = cookie.indexOf('=');
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: siteUrl() };
    }),
  );
}

/** Creates an account with a confirmed email address and signs it in, without opening pages. */
export async function join(page: Page, newcomer: Newcomer): Promise<void> {
  const { email, password } = newcomer;
  const browser = new Browser();
  await browser.submit(`${siteUrl()}${PROVIDER_PATHS.signUp}`, { email, password, age: 'yes' });
  const token = new URL(await linkInEmail(email)).searchParams.get('token') ?? '';
  const { url } = await browser.submit(`${siteUrl()}${PROVIDER_PATHS.verify}`, { token });
  if (!url.includes('/auth-success')) throw new Error(`Confirming ${email} ended at ${url}.`);
  await startSession(page, newcomer);
}

/** Returns the first link in the newest email to an address. */
async function linkInEmail(email: string): Promise<string> {
  for (let read = 0; read < OUTBOX.reads; read++) {
    const outbox = await (await fetch(`${siteUrl()}/dev/outbox`)).text();
    const message = outbox.split('<article>').find((article) => article.includes(email));
    const link = /href="([^"]+)"/.exec(message ?? '')?.[1];
    if (link !== undefined) return link.replaceAll('&amp;', '&');
    await new Promise((resolve) => setTimeout(resolve, OUTBOX.pauseMs));
  }
  throw new Error(`No email to ${email} arrived in the outbox.`);
}
