import { expect, open, test, untilHydrated } from './support/strict-test.js';
import { signIn } from './support/member.js';
import { confirmEmail, signInForm, submitSignUp } from './support/newcomer.js';
import { expectGoodInBothThemesOnEachScreen } from './support/screens.js';

const cards = 'section[aria-labelledby="results"] article';

test('the heart button saves a place to Saved places, and removes it again', async ({ page }) => {
  await signIn(page, 'dora', '/browse?category=events');
  await untilHydrated(page);
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
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  await expectGoodInBothThemesOnEachScreen(page);

  await page.getByRole('link', { name, exact: true }).click();
  const save = page.getByRole('button', { name: 'Saved', exact: true });
  await save.click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-pressed', 'false');
});

test(
  'a place that a visitor saves is saved after sign-up, and a review draft survives the end of the session',
  { tag: '@any-screen' },
  async ({ page, context }, testInfo) => {
    const email = `presser-${testInfo.project.name}-${String(testInfo.repeatEachIndex)}@example.com`;
    const newcomer = { email, password: 'seven purple otters' };
    await open(page, '/browse?category=hotels');
    await untilHydrated(page);
    const card = page.locator(cards).nth(1);
    const heart = card.getByRole('button', { name: /^Save / });
    const name = (await card.getByRole('heading').textContent())!;
    await heart.click();
    await expect(page.getByRole('heading', { level: 1, name: `Sign in to save ${name}` })).toBeVisible();
    await submitSignUp(page, newcomer);
    // The link in the email opens a new tab, which has no state of the first one.
    const tab = await context.newPage();
    await confirmEmail(tab, newcomer);
    await expect(tab).toHaveURL(/\/browse\?category=hotels$/);
    await expect(tab.getByRole('button', { name: `Save ${name}` }).first()).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await tab.request.get('/api/user/favorites')).json()).toMatchObject([{ name }]);

    await tab.getByRole('link', { name, exact: true }).first().click();
    await tab.getByRole('button', { name: 'Write a Review' }).click();
    await tab.getByLabel('Title').fill('Three beds, one dog');
    await tab.getByRole('textbox', { name: /^Review/ }).fill('We were welcome, all four of us.');
    await context.clearCookies();
    await tab.getByRole('button', { name: 'Submit Review' }).click();
    const form = signInForm(tab);
    const password = form.getByLabel('Password', { exact: true });
    await form.getByLabel('Email address').fill(email);
    await password.fill('seven purple otter');
    await form.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(password).toHaveAccessibleDescription(/is incorrect/);
    await expect(password).toBeFocused();
    // Going back to the form shows its error again.
    await tab.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(tab.getByRole('button', { name: 'Send link' })).toBeVisible();
    await tab.goBack();
    await expect(password).toHaveAccessibleDescription(/is incorrect/);
    await password.fill(newcomer.password);
    await password.press('Enter');
    const dialog = tab.getByRole('dialog', { name: `Write a Review for ${name}` });
    await expect(dialog.getByLabel('Title')).toHaveValue('Three beds, one dog');
  },
);
