import type { Page } from '@playwright/test';
import type { AdminBusiness } from '../../interfaces/contract/business/business-form.js';
import { Administrator } from './support/administrator.js';
import { onPhone } from './support/screens.js';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, open, test } from './support/strict-test.js';

/** Returns a listing with an owner. */
async function owned(page: Page): Promise<AdminBusiness> {
  const administrator = await Administrator.signIn(page.request);
  const listings = await administrator.list<AdminBusiness>('/api/admin/businesses?status=approved&owned=true');
  const one = listings.find(({ ownerName }) => ownerName !== null);
  if (one === undefined) throw new Error('No listing has an owner with a name.');
  return one;
}

const field = (page: Page) => page.getByRole('combobox', { name: /^Find places/ });
const status = (page: Page) => page.getByRole('dialog', { name: 'Find' }).getByRole('status');

test('an administrator finds a page, a place, and its owner by keyboard', async ({ page }) => {
  const { name, ownerId, ownerName } = await owned(page);
  await open(page, '/admin');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('keyb');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Keyboard shortcuts/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/shortcuts$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  await expect(page.getByRole('group', { name: 'Places' }).getByRole('option').first()).toContainText(name);
  await expect(status(page)).toHaveText(/results?$/);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type(ownerName ?? '');
  const member = page.getByRole('group', { name: 'Members' }).getByRole('option').first();
  await expect(member).toContainText(ownerName ?? '');
  while ((await member.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/members\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: ownerName ?? '' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await open(page, `/admin/members/${String(ownerId)}`);
  // The name of a place has a card for those who come by keyboard.
  const place = page.getByRole('region', { name: 'Listings' }).getByRole('link').first();
  await place.focus();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText(`Owner: ${ownerName ?? ''}`);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test('an administrator finds a member by touch on a phone', async ({ page }) => {
  const { ownerName } = await owned(page);
  await open(page, '/admin/claims');
  await onPhone(page, async () => {
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await field(page).fill(ownerName ?? '');
    const member = page.getByRole('group', { name: 'Members' }).getByRole('option').first();
    await expect(member).toContainText(ownerName ?? '');
    await expectNoSidewaysScroll(page);
    expect((await member.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await member.click();
    await expect(page.getByRole('heading', { level: 1, name: ownerName ?? '' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });
});

test('the audit log is a table with names, and fits a phone', async ({ page }) => {
  const { id, name, version } = await owned(page);
  const administrator = await Administrator.signIn(page.request);
  await administrator.post(`/api/admin/businesses/${String(id)}/verify`, { verificationSource: 'Phone call', version });
  await open(page, `/admin/audit-log?targetType=business&targetId=${String(id)}`);
  const row = page.getByRole('row', { name: /Business: verify/ }).first();
  await expect(row.getByRole('link', { name })).toBeVisible();
  const toggle = row.getByRole('button', { name: 'Business: verify' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const changes = page.getByRole('table', { name: 'Before and after' });
  await expect(changes.getByRole('row', { name: /^Verification source/ })).toContainText('Phone call');
  await expectAccessibleInBothThemes(page);
  await onPhone(page, async () => {
    await expectNoSidewaysScroll(page);
    expect((await toggle.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessibleInBothThemes(page);
  });
});
