import type { Page } from '@playwright/test';
import { Administrator } from './support/administrator.js';
import { expect, test } from './support/strict-test.js';
import { goTo, openQueue, rowOf, rowsOf } from './support/queue.js';
import { waitingAppeal, waitingNotice } from './support/waiting-items.js';

const announcement = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('an administrator verifies one listing and refuses another with the keyboard only', async ({ page }) => {
  await Administrator.signIn(page.request);
  await openQueue(page, '/admin/business-verification');
  const [first, second] = await rowsOf(page).locator('span > span:first-child').allTextContents();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const key of ['a Verify', 'r Can’t Verify'])
    await expect(keys.getByRole('row', { name: key, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await goTo(page, String(first));
  const firstPath = await page.getByRole('link', { name: 'Open page' }).getAttribute('href');
  await page.keyboard.press('a');
  await expect(page.getByRole('combobox', { name: /^Source/ })).toBeFocused();
  await page.keyboard.type('A visit');
  await page.keyboard.press('Enter');
  await expect(announcement(page, `Business verified: ${String(first)}.`)).toHaveCount(1);

  await goTo(page, String(second));
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: /^Notes/ })).toBeFocused();
  await page.keyboard.type('Nobody answers.');
  await page.keyboard.press('Control+Enter');
  await expect(announcement(page, `Left unverified: ${String(second)}.`)).toHaveCount(1);
  await expect(rowOf(page, String(second))).toHaveCount(0);

  const response = await page.request.get(`/api${String(firstPath).replace('business', 'businesses')}`);
  expect(await response.json()).toMatchObject({ isVerified: true, lastVerifiedAt: expect.any(String) });
});

test('an administrator rejects a copyright notice with the keyboard only', async ({ page }) => {
  const { name } = await waitingNotice(page.request, 'Quinn Quill');
  await Administrator.signIn(page.request);
  await openQueue(page, '/admin/copyright');
  await goTo(page, name);
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: /^Reason/ })).toBeFocused();
  await page.keyboard.type('The notice does not identify a work.');
  await page.keyboard.press('Control+Enter');
  await expect(announcement(page, `Notice rejected: ${name}.`)).toHaveCount(1);
  await expect(page.getByRole('article', { name })).toHaveCount(0);
});

test('an administrator rejects an appeal with the keyboard only', async ({ page, request }) => {
  const appeal = await waitingAppeal(page, request, 'keyboard');
  await openQueue(page, '/admin/appeals');
  const name = new RegExp(`^${appeal.name}( |$)`);
  await goTo(page, name);
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: /^Reason/ })).toBeFocused();
  await page.keyboard.type('The link was there.');
  await page.keyboard.press('Control+Enter');
  await expect(announcement(page, `Appeal rejected: ${appeal.name}`)).toHaveCount(1);
  await expect(page.getByRole('article', { name })).toHaveCount(0);
});
