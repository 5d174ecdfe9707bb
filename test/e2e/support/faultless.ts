import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page, type TestInfo } from '@playwright/test';
import { endOfLog } from './running-app.js';

/** Of the graphics driver that the tests' browser brings; a machine with a screen has another. */
const OF_DRIVER = /GL Driver Message|WebGL/;

/**
 * A test that fails when the page reports anything: an error or warning on the console (React tells a
 * hydration that did not fit there), an exception, or something that the content security policy refused.
 */
export const test = base.extend<{ expected: RegExp; faults: string[] }>({
  /** What the browser reports where a test wants just that: a failed load by its status. */
  expected: [/the server responded with a status of 404/, { option: true }],
  faults: [
    async ({ page, expected }, use, testInfo) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        const isFault = ['error', 'warning'].includes(message.type());
        if (isFault && !expected.test(text) && !OF_DRIVER.test(text)) faults.push(text);
      });
      page.on('pageerror', (error) => faults.push(String(error)));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          // eslint-disable-next-line no-console
          console.error(`Refused by ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
        });
      });
      await use(faults);
      tellLogOfFailed(testInfo);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What the product said until a test failed may tell why: a page shows only that something did not come. */
function tellLogOfFailed({ status, expectedStatus, title }: TestInfo): void {
  const path = process.env['E2E_LOG'];
  if (path === undefined || status === expectedStatus) return;
  process.stderr.write(`\nThe end of the product’s log when '${title}' failed:\n${endOfLog(path)}\n`);
}

/** Opens a page and waits until it runs: what needs JavaScript works from then on. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilRunning(page);
}

/** React has taken the page over once its root container is marked on the document. */
export async function untilRunning(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
}

/** No violation of WCAG 2.2 A and AA, nor of axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page, new AxeBuilder({ page }))).toEqual([]);
}

/** The same, light and dark; a theme changes nothing but colours, so only these are looked at twice. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([]);
}

/** What is wrong with a page that stands still: what came and moved while it was looked at is looked at once more. */
async function violationsOf(page: Page, axe: AxeBuilder): Promise<string[]> {
  const first = await violationsNow(page, axe);
  return first.length === 0 ? first : violationsNow(page, axe);
}

async function violationsNow(page: Page, axe: AxeBuilder): Promise<string[]> {
  // Colours are measured when nothing moves any more.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The page is not wider than the screen; a phone would zoom out for one that is, and make its window wider. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBeLessThanOrEqual(0);
}
