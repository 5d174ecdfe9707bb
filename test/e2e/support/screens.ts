import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './strict-test.js';

const PHONE = { width: 375, height: 812 };

/** Runs a check while the page has a phone's size and its coarse pointer, which enlarges buttons. */
export async function onPhone(page: Page, check: () => Promise<void>): Promise<void> {
  const own = page.viewportSize();
  if (own === null) throw new Error('The page has no size of its own.');
  const devTools = await page.context().newCDPSession(page);
  const touch = (enabled: boolean) => devTools.send('Emulation.setTouchEmulationEnabled', { enabled });
  await touch(true);
  await page.setViewportSize(PHONE);
  await check();
  await touch(false);
  await page.setViewportSize(own);
  await devTools.detach();
}

/** Runs a check on the test's own screen and on a phone. For tests that run on one screen, but whose pages must fit both. */
export async function onEachScreen(page: Page, check: () => Promise<void>): Promise<void> {
  await check();
  await onPhone(page, check);
}

/** Expects the page to be accessible and to fit, on each screen. */
export const expectGoodOnEachScreen = (page: Page): Promise<void> =>
  onEachScreen(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

/** Expects the page to be accessible in both themes and to fit, on each screen. */
export const expectGoodInBothThemesOnEachScreen = (page: Page): Promise<void> =>
  onEachScreen(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });
