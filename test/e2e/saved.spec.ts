import { expect, expectAccessible, expectNoSidewaysScroll, open, test, untilRunning } from './support/faultless.js';
import { signIn } from './support/member.js';
import { askForAccount, confirmByMail } from './support/newcomer.js';

const cards = 'section[aria-labelledby="results"] article';

test('a heart saves a place, which is then among the saved ones, until it is taken off', async ({ page, isMobile }) => {
  // Each screen has a list of its own, so that one does not press the other's hearts.
  const list = isMobile ? '/browse?category=services' : '/browse?category=events';
  await signIn(page, 'dora', list);
  await untilRunning(page);
  const heart = page
    .locator(cards)
    .nth(3)
    .getByRole('button', { name: /^Save / });
  const name = (await page.locator(cards).nth(3).getByRole('heading').textContent())!;
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () =>
      ((await (await page.request.get('/api/user/favorites?limit=100')).json()) as { name: string }[]).map(
        (place) => place.name,
      ),
    )
    .toContain(name);
  await open(page, '/saved');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved places' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name, exact: true }).click();
  const save = page.getByRole('button', { name: 'Saved', exact: true });
  await save.click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-pressed', 'false');
});

test('what a visitor pressed is done once they have an account, and a draft outlives the session', async ({
  page,
  context,
}, testInfo) => {
  const email = `presser-${testInfo.project.name}-${String(testInfo.repeatEachIndex)}@example.com`;
  const newcomer = { email, password: 'seven purple otters' };
  await open(page, '/browse?category=hotels');
  await untilRunning(page);
  const card = page.locator(cards).nth(1);
  const heart = card.getByRole('button', { name: /^Save / });
  const name = (await card.getByRole('heading').textContent())!;
  await heart.click();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fbrowse%3Fcategory%3Dhotels%23/);
  await askForAccount(page, newcomer);
  // A mail opens a tab of its own, which knows nothing of the first.
  const tab = await context.newPage();
  await confirmByMail(tab, newcomer);
  await tab.getByRole('link', { name: 'Complete Sign In' }).click();
  await expect(tab).toHaveURL(/\/browse\?category=hotels$/);
  await expect(tab.getByRole('button', { name: `Save ${name}` }).first()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await tab.request.get('/api/user/favorites')).json()).toMatchObject([{ name }]);

  await tab.getByRole('link', { name, exact: true }).first().click();
  await tab.getByRole('button', { name: 'Write a Review' }).click();
  await tab.getByLabel('Title').fill('Three beds, one dog');
  await tab.getByRole('textbox', { name: /^Review/ }).fill('We were welcome, all four of us.');
  await context.clearCookies();
  await tab.getByRole('button', { name: 'Submit Review' }).click();
  const password = tab.locator('input[name="password"]');
  await tab.locator('input[name="email"]').fill(email);
  await password.fill('seven purple otter');
  await tab.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await expect(tab.getByRole('alert')).toContainText('do not match');
  // What the form was answered with stands there again on the way back.
  await tab.getByRole('link', { name: 'Create an account' }).click();
  await tab.goBack();
  await expect(tab.getByRole('alert')).toContainText('do not match');
  await password.fill(newcomer.password);
  await password.press('Enter');
  const dialog = tab.getByRole('dialog', { name: `Write a Review for ${name}` });
  await expect(dialog.getByLabel('Title')).toHaveValue('Three beds, one dog');
});
