import type { Page } from '@playwright/test';
import { signUpForm, submitSignUp, type Newcomer } from './support/newcomer.js';
import { openMessage } from './support/outbox.js';
import { expectGoodInBothThemesOnEachScreen } from './support/screens.js';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, open, test } from './support/strict-test.js';

/** The server answers a form with errors with 400. */
test.use({ expectedErrors: /the server responded with a status of 400/ });

const FIRST_CARD = 'section[aria-labelledby="results"] article';

const newcomer = (
  who: string,
  { project, repeatEachIndex }: { project: { name: string }; repeatEachIndex: number },
) => ({
  email: `${who}-${project.name}-${String(repeatEachIndex)}@example.com`,
  password: 'seven purple otters',
});

/** Presses the heart of the third place as a visitor. Returns the place's name. */
async function pressHeart(page: Page): Promise<string> {
  await open(page, '/browse?category=hotels');
  const card = page.locator(FIRST_CARD).nth(2);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: /^Save / }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Sign in to save ${name}` })).toBeVisible();
  return name;
}

/** Records the path of each page that the tab shows from now on. Redirects show nothing. */
function pagesShownIn(page: Page): string[] {
  const shown: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame() || response.status() >= 300) return;
    shown.push(new URL(response.url()).pathname.replace(/(?<=interaction\/).*/, '…'));
  });
  return shown;
}

async function expectGoodInBothThemes(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
}

const linkTo = async (page: Page, { email }: Newcomer): Promise<string> =>
  (await (await openMessage(page, email)).getByRole('link').first().getAttribute('href')) ?? '';

const savedNames = async (page: Page) =>
  ((await (await page.request.get('/api/user/favorites')).json()) as { name: string }[]).map(({ name }) => name);

/** The fields that a person can see and fill in. */
const fieldsOn = (page: Page) => page.locator('input:not([type="hidden"]):not([type="radio"]):visible');

test('a visitor saves a place with a new account on three pages, and types each field once', async ({
  page,
  context,
}, testInfo) => {
  const person = newcomer('three-pages', testInfo);
  await open(page, '/browse?category=hotels');
  const shown = pagesShownIn(page);
  const card = page.locator(FIRST_CARD).nth(2);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: /^Save / }).click();
  await submitSignUp(page, person);

  // The email is read elsewhere.
  const mailbox = await context.newPage();
  const link = await linkTo(mailbox, person);
  await mailbox.close();
  await page.goto(link);
  await expect(page.getByText(`Confirm it to create your account and save ${name}.`)).toBeVisible();
  await expect(fieldsOn(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(page).toHaveURL(/\/browse\?category=hotels$/);
  await expect(card.getByRole('button', { name: `Save ${name}` })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => savedNames(page)).toEqual([name]);
  expect(shown).toEqual([
    '/oidc/interaction/…',
    '/oidc/interaction/…',
    '/oidc/account/verify',
    // The list of places, where the visitor started.
    '/browse',
  ]);
});

test('the pages of joining are accessible in both themes and fit the screen, and show errors at their fields', async ({
  page,
  context,
}, testInfo) => {
  const person = newcomer('good-pages', testInfo);
  await pressHeart(page);
  await expectGoodInBothThemes(page);
  const form = await signUpForm(page);
  await expectGoodInBothThemes(page);
  await form.getByLabel('Email address').fill('no address');
  await form.getByRole('button', { name: 'Create account' }).click();
  const email = form.getByLabel('Email address');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(form.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Choose a password/);
  await expect(form.getByLabel('I am 13 or older')).toHaveAccessibleDescription(/Please confirm/);
  await expectGoodInBothThemes(page);
  await submitSignUp(page, person);
  await expectGoodInBothThemes(page);
  const mailbox = await context.newPage();
  const link = await linkTo(mailbox, person);
  await mailbox.close();
  await page.goto(link);
  await expectGoodInBothThemes(page);
});

test(
  'another browser asks for the password, and then saves the place',
  { tag: '@any-screen' },
  async ({ page, browser }, testInfo) => {
    const person = newcomer('other-browser', testInfo);
    const name = await pressHeart(page);
    await submitSignUp(page, person);
    const elsewhere = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await elsewhere.goto(await linkTo(elsewhere, person));
    const password = elsewhere.getByLabel('Password', { exact: true });
    await elsewhere.getByRole('button', { name: 'Confirm my email address' }).click();
    await expect(password).toHaveAccessibleDescription(/Enter your password/);
    await expect(password).toBeFocused();
    await expectGoodInBothThemesOnEachScreen(elsewhere);
    await password.fill(person.password);
    const shown = pagesShownIn(elsewhere);
    await password.press('Enter');
    await expect(elsewhere).toHaveURL(/\/browse\?category=hotels$/);
    await expect(elsewhere.getByRole('button', { name: `Save ${name}` }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(() => savedNames(elsewhere)).toEqual([name]);
    expect(shown).toEqual(['/browse']);
    await elsewhere.context().close();
  },
);

test(
  'a visitor who wants to write a review finds its dialog open after signing up',
  { tag: '@any-screen' },
  async ({ page, context }, testInfo) => {
    const person = newcomer('reviewer', testInfo);
    await open(page, '/browse?category=hotels');
    await page.locator(FIRST_CARD).nth(2).getByRole('link').first().click();
    await page.getByRole('link', { name: /Sign In to Review|Write the First Review/ }).click();
    const name = /^Sign in to review (.+)$/.exec(
      (await page.getByRole('heading', { level: 1, name: /^Sign in to review/ }).textContent()) ?? '',
    )?.[1];
    await page.getByRole('link', { name: 'Continue with Secure Sign In' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Sign in to review ${name ?? ''}` })).toBeVisible();
    await submitSignUp(page, person);
    const tab = await context.newPage();
    await tab.goto(await linkTo(tab, person));
    await tab.getByRole('button', { name: 'Confirm my email address' }).click();
    await expect(tab.getByRole('dialog', { name: `Write a Review for ${name ?? ''}` })).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor creates an account and confirms it', async ({ page, context }, testInfo) => {
    const person = newcomer('no-script', testInfo);
    await page.goto('/sign-in?returnTo=%2Fsaved');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to see your saved places' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue with Secure Sign In' }).click();
    await submitSignUp(page, person);
    const tab = await context.newPage();
    await tab.goto(await linkTo(tab, person));
    await tab.getByRole('button', { name: 'Confirm my email address' }).click();
    await expect(tab).toHaveURL(/\/saved$/);
    await expect(tab.getByRole('heading', { level: 1, name: 'Saved places' })).toBeVisible();
  });
});
