import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page, type TestInfo } from '@playwright/test';
import { logTail } from './running-app.js';

/** Warnings of the test browser's software graphics driver, and of Playwright about blocked service workers. */
const TOOL_WARNING = /GL Driver Message|WebGL|Service Worker registration blocked by Playwright/;

/**
 * A test that fails when the page reports a problem: an error or warning in the console (such as React's
 * hydration mismatches), an exception, or a violation of the content security policy.
 */
export const test = base.extend<{ expectedErrors: RegExp; errors: string[] }>({
  /** Console errors that the test causes on purpose, such as a failed load by its status. */
  expectedErrors: [/the server responded with a status of 404/, { option: true }],
  errors: [
    async ({ page, expectedErrors }, use, testInfo) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        const isProblem = ['error', 'warning'].includes(message.type());
        if (isProblem && !expectedErrors.test(text) && !TOOL_WARNING.test(text)) errors.push(text);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          // eslint-disable-next-line no-console
          console.error(`Refused by ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
        });
      });
      await use(errors);
      printLogOnFailure(testInfo);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Prints the end of the server's log, which may explain what the page can't. */
function printLogOnFailure({ status, expectedStatus, title }: TestInfo): void {
  const path = process.env['E2E_LOG'];
  if (path === undefined || status === expectedStatus) return;
  process.stderr.write(`\nEnd of the server log when '${title}' failed:\n${logTail(path)}\n`);
}

/** Opens a page and waits until React has hydrated it, so that buttons work. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** The longest wait for the browser to be idle, which it isn't while it draws a map. */
const MAX_IDLE_WAIT_MS = 5_000;

/**
 * Waits until React has hydrated the page and run its effects, such as those that listen for keys. React marks the body
 * when everything in it is hydrated, and runs effects in a later task. The browser is idle only after that.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction((timeout) => {
    if (!Object.keys(document.body).some((key) => key.startsWith('__react'))) return false;
    return new Promise((resolve) => requestIdleCallback(() => resolve(true), { timeout }));
  }, MAX_IDLE_WAIT_MS);
}

/**
 * Cuts the network and waits for the notice, which moves the page down: a click at the same moment could hit what was
 * above. The code of the notice loads after the page.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/offline-')),
  );
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
}

/** Waits until React has hydrated a part of the page whose code loads later than the page's. */
export async function untilPartHydrated(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);
}

/** Expects no violation of WCAG 2.2 A and AA or of axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page, await axeOn(page))).toEqual([]);
}

/** Checks accessibility in the light theme, and contrast again in the dark one: themes differ only in colors. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, (await axeOn(page)).withRules(['color-contrast']))).toEqual([]);
}

/**
 * Returns axe for this page. "Legacy" means that it puts its results together in the page itself, not in a new tab, which
 * takes a second more and is needed only for frames from other sites. Its long source is sent to each document once.
 */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: '0' } : {}) });
  return builder.options({ resultTypes: ['violations'] }).setLegacyMode();
}

/** Returns the violations. Repeats a failed check once, because the page may have moved during it. */
async function violationsOf(page: Page, axe: AxeBuilder): Promise<string[]> {
  const first = await violationsNow(page, axe);
  return first.length === 0 ? first : violationsNow(page, axe);
}

async function violationsNow(page: Page, axe: AxeBuilder): Promise<string[]> {
  // Ends animations, which change the colors. Some would never end by themselves, such as those in closed details.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Expects the page not to be wider than the screen, once it has settled; a phone would zoom out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}
