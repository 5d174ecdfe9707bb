import { expect, expectNoSidewaysScroll, open, test, untilHydrated } from './support/strict-test.js';
import { join } from './support/session.js';
import { expectGoodOnEachScreen, onEachScreen } from './support/screens.js';

test('the Guide Dogs page has three tabs, each with its own address', { tag: '@any-screen' }, async ({ page }) => {
  await open(page, '/guide-dogs');
  const tabs = page.getByRole('navigation', { name: 'Guide Dogs' });
  await expect(page.getByRole('region', { name: 'Top Guide Dogs' }).getByRole('listitem')).toHaveCount(6);
  await tabs.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page).toHaveURL(/\?tab=leaderboard$/);
  const board = page.getByRole('list', { name: 'Leaderboard' });
  await expect(board.getByRole('listitem').first()).toContainText('Place 1');
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(board.getByRole('listitem')).toHaveCount(40);
  await expect(board.getByRole('listitem').nth(39)).toContainText('Place 40');
  await tabs.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByRole('link', { name: 'Sign In', exact: true }).last()).toBeVisible();
  await page.goBack();
  await expect(tabs.getByRole('link', { name: 'Leaderboard' })).toHaveAttribute('aria-current', 'page');
});

test('a new member becomes a Guide Dog with the keyboard only, sees the next level, and edits the profile', async ({
  page,
}) => {
  test.slow();
  const newcomer = { email: 'guide-dog@example.org', password: 'a lantern for the long walk' };
  await join(page, newcomer);
  await open(page, '/guide-dogs?tab=profile');
  await page.getByRole('button', { name: 'Create Profile' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Become a Guide Dog' });
  await expect(dialog).toBeVisible();
  await expectGoodOnEachScreen(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Create Profile' }).press('Enter');
  await dialog.getByRole('textbox', { name: /^Pet’s name/ }).fill('Lantern of the Desk');
  await dialog.getByRole('textbox', { name: /^Location/ }).fill('Marfa, TX');
  await dialog.getByRole('textbox', { name: /^Location/ }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Lantern of the Desk/ })).toBeVisible();
  await expect(page.getByText('20 reviews until Silver').first()).toBeVisible();
  await onEachScreen(page, () => expectNoSidewaysScroll(page));
  await page.getByRole('button', { name: 'Edit Profile' }).press('Enter');
  const edit = page.getByRole('dialog', { name: 'Edit Guide Dog profile' });
  await edit.getByRole('textbox', { name: /^Bio/ }).fill('Lights the way.');
  await edit.getByRole('button', { name: 'Save Changes' }).press('Enter');
  await expect(page.getByText('Lights the way.')).toBeVisible();
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByText('Lights the way.')).toBeVisible();
});

test.describe('Leaderboard without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'without JavaScript, the second page of the leaderboard starts at place 21',
    { tag: '@any-screen' },
    async ({ page }) => {
      await page.goto('/guide-dogs?tab=leaderboard');
      await page.getByRole('link', { name: 'Load More' }).click();
      await expect(page.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem').first()).toContainText(
        'Place 21',
      );
    },
  );
});
