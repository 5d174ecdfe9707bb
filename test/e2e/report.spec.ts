import { expect, open, test } from './support/strict-test.js';
import { businessPath } from './support/businesses.js';
import { expectGoodOnEachScreen } from './support/screens.js';

test('a visitor reports an issue with a business', async ({ page, request }) => {
  await open(page, await businessPath(request));
  await page.getByRole('button', { name: 'Report an Issue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report an issue' });
  await expect(dialog.getByRole('textbox', { name: /^Business name/ })).not.toHaveValue('');
  await expectGoodOnEachScreen(page);
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(dialog.getByText('Please provide at least 10 characters describing the issue')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('The phone number no longer works.');
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByText('Report Submitted').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
