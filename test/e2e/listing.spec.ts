import { expect, open, test, untilHydrated } from './support/strict-test.js';
import { signIn } from './support/member.js';
import { expectGoodOnEachScreen } from './support/screens.js';

test('a member lists a business with a photo and sees it as pending on the dashboard', async ({ page }) => {
  test.slow();
  const name = 'The Desk Paw';
  await signIn(page, 'dora', '/create-business');
  await untilHydrated(page);
  await page.getByRole('textbox', { name: /^Business name/ }).fill(name);
  await page.getByRole('combobox', { name: /^Category/ }).selectOption('Services');
  await page.getByRole('textbox', { name: /^ZIP code/ }).fill('78704');
  await page.getByRole('button', { name: 'Water bowls' }).click();
  await page.getByRole('textbox', { name: 'Add your own perk' }).fill('A very soft sofa');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove A very soft sofa' })).toBeVisible();
  await page
    .getByLabel('Add photos')
    .setInputFiles('infrastructure/demo-data/pictures/files/events-1-at-50-70-1200.webp');
  await page.getByRole('textbox', { name: 'Caption' }).fill('The yard in the evening');
  const photos = page.getByRole('group', { name: 'Business photos' });
  await expect(photos.getByRole('img', { name: 'The yard in the evening' })).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('article')).toContainText(name);
  await expect(preview.getByRole('img', { name: 'The yard in the evening' })).toBeVisible();
  await expectGoodOnEachScreen(page);

  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole('textbox', { name: /^Business name/ })).toHaveValue(name);
  await page.getByRole('button', { name: 'Create Business Listing' }).click();
  await expect(page.getByText('Business created successfully!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/?view=dashboard');
  const card = page.getByRole('region', { name: 'Your Businesses' }).getByRole('article').filter({ hasText: name });
  await expect(card.getByText('Pending approval')).toBeVisible();

  await page.goto('/create-business');
  await untilHydrated(page);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${name}` })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Caption' })).toHaveValue('The yard in the evening');
});

test('a visitor who submits the listing form is asked to sign in', async ({ page }) => {
  await open(page, '/create-business');
  await page.getByRole('button', { name: 'Create Business Listing' }).click();
  await expect(page.getByText('Sign In Required').first()).toBeVisible();
  await expectGoodOnEachScreen(page);
});

test(
  "the edit page of another member's business shows Business Not Found",
  { tag: '@any-screen' },
  async ({ page }) => {
    await signIn(page, 'dora', '/my-businesses/1/edit');
    await expect(page.getByRole('heading', { level: 1, name: 'Business Not Found' })).toBeVisible();
  },
);
