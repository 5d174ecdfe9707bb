import type { Page } from '@playwright/test';
import { Administrator } from './support/administrator.js';
import { unclaimedBusiness } from './support/businesses.js';
import { join } from './support/session.js';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './support/strict-test.js';

/** Claims a place by postcard as a new member. Returns the name on the card. */
async function waitingPostcard(page: Page, nth: number): Promise<string> {
  await join(page, { email: `postcards-${String(nth)}@example.com`, password: 'nine quiet badgers' });
  const { id, name } = await unclaimedBusiness(page.request, nth);
  const data = {
    ...{ claimantName: 'Nora Newcomer', claimantEmail: 'nora@example.com', businessRole: 'owner' },
    ...{ ownershipProof: 'My name is on the lease.', verificationMethod: 'postcard_verification' },
  };
  expect((await page.request.post(`/api/businesses/${String(id)}/claim`, { data })).status()).toBe(201);
  return name;
}

test('an administrator prints a postcard and marks it as sent, by keyboard or touch', async ({ page, isMobile }) => {
  const name = await waitingPostcard(page, isMobile ? 33 : 34);
  await Administrator.signIn(page.request);
  await page.addInitScript(() => {
    window.print = () => void (document.title = 'Printed');
  });
  await open(page, '/admin/postcards');
  const card = page.getByRole('figure', { name: `Postcard to ${name}` });
  await expect(card.getByText(/^\d{6}$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  if (isMobile) await page.getByText(/^Two cards per page/).tap();
  else await page.getByRole('radio', { name: /^One card/ }).press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Two cards/ })).toBeChecked();
  const print = page.getByRole('button', { name: /^Print / });
  await (isMobile ? print.tap() : print.press('Enter'));
  await expect(page).toHaveTitle('Printed');
  await page.emulateMedia({ media: 'print' });
  await expect(card).toBeVisible();
  await expect(print).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const mark = page.getByRole('button', { name: `Mark as sent: ${name}` });
  const send = () => (isMobile ? mark.tap() : mark.press('Enter'));
  await send();
  await expect(card).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  if (isMobile) await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  else await page.keyboard.press('z');
  await expect(card).toBeVisible();
  // On a phone, the message may cover the button of the last card.
  if (isMobile) await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).tap();
  await send();
  await expect(card).toHaveCount(0);
});
