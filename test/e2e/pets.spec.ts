import { expect, open, test, untilHydrated } from './support/strict-test.js';
import { signIn } from './support/member.js';
import { expectGoodOnEachScreen } from './support/screens.js';

test('a member creates a pet profile in four steps that survive a reload, then edits and deletes it', async ({
  page,
}) => {
  test.slow();
  const name = 'Desk Mochi';
  const next = () => page.getByRole('button', { name: 'Next' }).click();
  await signIn(page, 'dora', '/pet-profiles/create');
  await untilHydrated(page);
  await page.getByRole('textbox', { name: /^Pet name/ }).fill(name);
  await page.getByRole('combobox', { name: /^Pet type/ }).selectOption('Rabbit');
  await page.getByRole('textbox', { name: /^Pet name/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Appearance' })).toBeFocused();
  await page
    .getByLabel('Add photo')
    .setInputFiles('infrastructure/demo-data/pictures/files/events-1-at-50-70-1200.webp');
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await expectGoodOnEachScreen(page);
  await next();
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await page.getByRole('textbox', { name: 'Favorite toys' }).fill('Tunnel');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Allergies' }).fill('Parsley');

  await page.reload();
  await untilHydrated(page);
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Tunnel' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Allergies' })).toHaveValue('Parsley');
  await expectGoodOnEachScreen(page);
  await next();
  await expectGoodOnEachScreen(page);
  await page.goBack();
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await next();
  await page.getByRole('button', { name: 'Create Profile' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'My Pet Profiles' })).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Parsley')).toBeVisible();
  await expect(page.getByRole('img', { name })).toBeVisible();
  await expectGoodOnEachScreen(page);

  await page.getByRole('link', { name: 'Edit' }).click();
  await untilHydrated(page);
  await page.getByRole('checkbox', { name: /^Public profile/ }).uncheck();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated!').first()).toBeVisible();
  await page.getByRole('link', { name: 'Pet Profile', exact: true }).click();
  await expect(page.getByText('Only you', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  await expectGoodOnEachScreen(page);
  await page.getByRole('button', { name: 'Delete Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Pet Profiles' })).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('the pet form tells a visitor to sign in and leads there', { tag: '@any-screen' }, async ({ page }) => {
  // A 204 cancels the navigation, so the message stays visible.
  await page.route('**/api/login?*', (route) => route.fulfill({ status: 204 }));
  const leaving = page.waitForRequest('**/api/login?returnTo=%2Fpet-profiles%2Fcreate');
  await page.goto('/pet-profiles/create');
  await leaving;
  await expect(page.getByText('Unauthorized').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' }).last()).toBeVisible();
});

test('a visitor browses the community’s pets, loads more, and opens one', async ({ page }) => {
  await open(page, '/pet-profiles');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(12);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(cards).toHaveCount(24);
  // The newest pet may belong to another test, which deletes it.
  await cards.last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Personality' })).toBeVisible();
  await expectGoodOnEachScreen(page);
  expect((await page.goto('/pet-profiles/2147483647'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Pet profile not found' })).toBeVisible();
});

test.describe('Community pets without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'without JavaScript, a link opens the next page of the community’s pets',
    { tag: '@any-screen' },
    async ({ page }) => {
      await page.goto('/pet-profiles');
      const names = page.getByRole('article').getByRole('heading');
      await expect(names).toHaveCount(12);
      const first = await names.allTextContents();
      await page.getByRole('link', { name: 'Load More' }).click();
      await expect(page).toHaveURL(/\?cursor=/);
      await expect(names).toHaveCount(12);
      expect(await names.allTextContents()).not.toEqual(first);
    },
  );
});
