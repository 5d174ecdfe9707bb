import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './support/strict-test.js';

test('the API documentation works with the keyboard, in both themes, and on a narrow phone', async ({ page }) => {
  // Swagger UI parses a long document first, which is slow on a busy machine.
  test.slow();
  await page.goto('/api/docs');
  await expect(page).toHaveTitle('API documentation | Welcome Paws');
  await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Locations' }).press('Enter');
  const calls = page.getByRole('region', { name: 'Locations' });
  await calls.getByRole('button', { name: '/api/locations/suggestions' }).press('Enter');
  await calls.getByRole('tab', { name: 'Schema' }).first().press('Enter');
  await calls.getByRole('button', { name: 'Try it out' }).press('Enter');
  await calls.getByRole('textbox').first().fill('Aust');
  await calls.getByRole('combobox', { name: 'places' }).selectOption('true');
  await calls.getByRole('button', { name: 'Execute' }).press('Enter');
  await expect(calls.getByRole('heading', { name: 'Response body' })).toBeVisible();
  await expect(calls.getByText('"Austin, TX"').first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Authorize' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Authorization' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Welcome Paws' }).press('Enter');
  await expect(page).toHaveURL('/');
});
