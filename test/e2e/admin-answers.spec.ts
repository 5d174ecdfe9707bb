import type { Page } from '@playwright/test';
import { Administrator } from './support/administrator.js';
import { goTo } from './support/queue.js';
import { join } from './support/session.js';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, open, test } from './support/strict-test.js';

// The frame of an email runs no scripts, not even those that Playwright starts in every frame.
test.use({ expectedErrors: /Blocked script execution in 'about:srcdoc'/ });

const reason = (page: Page) => page.getByRole('textbox', { name: /^Rejection reason/ });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).press('Enter');

/** Expects that the page fits the screen and is accessible, with the dialog that is open. */
async function expectGood(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
}

/** Opens the approval queue at a new listing, and its rejection form, with the keyboard. Returns the listing's name. */
async function openRejection(page: Page, project: string): Promise<string> {
  const name = `Answered Otter Grooming ${project}`;
  await join(page, { email: `answered-${project}@example.com`, password: 'nine quiet badgers' });
  const response = await page.request.post('/api/businesses', { data: { name, category: 'services' } });
  expect(response.status()).toBe(201);
  await Administrator.signIn(page.request);
  await open(page, '/admin/business-approval');
  await goTo(page, name);
  await page.keyboard.press('r');
  await expect(reason(page)).toBeFocused();
  return name;
}

test('an administrator inserts a saved reply, previews the email, and edits replies with the keyboard', async ({
  page,
}, testInfo) => {
  const name = await openRejection(page, testInfo.project.name);
  const inserted = `We couldn’t find ${name} at this address. Please check the street, the number, and the ZIP code, and submit it again.`;
  await page.keyboard.type('First.');

  await press(page, 'Saved Replies');
  const replies = page.getByRole('dialog', { name: 'Saved replies' });
  await expect(replies.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('address');
  await expect(replies.getByRole('listitem')).toHaveCount(1);
  await expectGood(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(replies).toBeHidden();
  await expect(reason(page)).toBeFocused();
  await expect(reason(page)).toHaveValue(`First.\n\n${inserted}`);
  await page.keyboard.press('Control+z');
  await expect(reason(page)).toHaveValue('First.');
  await page.keyboard.press('Control+Shift+z');
  await expect(reason(page)).toHaveValue(`First.\n\n${inserted}`);

  await press(page, 'Preview Email');
  const preview = page.getByRole('dialog', { name: 'Email preview' });
  await expect(preview.getByText(`${name} was not approved`, { exact: true })).toBeVisible();
  const email = preview.frameLocator('iframe');
  await expect(email.getByRole('heading', { name: `${name} was not approved` })).toHaveCSS('font-weight', '700');
  await expect(email.getByText(inserted)).toBeVisible();
  await expect(email.getByRole('link')).toHaveCount(0);
  await expectGood(page);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  await press(page, 'Saved Replies');
  await press(page, 'Save Typed Text');
  await expect(page.getByLabel(/^Text/)).toHaveValue(`First.\n\n${inserted.replace(name, '{place}')}`);
  await page.getByLabel(/^Title/).fill('To discard');
  await expectGood(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Keep Editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Title/)).toHaveValue('To discard');
  const title = `Kept ${testInfo.project.name}`;
  await page.getByLabel(/^Title/).fill(title);
  await page.keyboard.press('Control+Enter');
  await press(page, `Edit “${title}”`);
  await press(page, 'Delete Reply');
  await expect(page.getByRole('button', { name: 'Keep Reply' })).toBeFocused();
  await press(page, 'Delete');
  await expect(replies.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('button', { name: `Edit “${title}”` })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await expect(reason(page)).toHaveValue(`First.\n\n${inserted}`);
  await reason(page).press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: `Business Rejected: ${name}.` })).toHaveCount(1);
});
