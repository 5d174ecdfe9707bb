import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test,
  untilHydrated,
} from './support/strict-test.js';
import { DEMO_PASSWORD, signIn } from './support/member.js';
import { signInForm } from './support/newcomer.js';
import { expectGoodInBothThemesOnEachScreen } from './support/screens.js';

const PUBLIC_PAGES = [
  { path: '/sign-in', heading: 'Sign In', isIndexed: true },
  { path: '/business-sign-in', heading: 'List Your Business', isIndexed: true },
  { path: '/auth-success', heading: 'Your email was verified', isIndexed: false },
  { path: '/auth-help', heading: 'Sign-in help', isIndexed: false },
  { path: '/confirm-email', heading: 'Confirm your email address', isIndexed: false },
  { path: '/account-closed?on=2026-05-15', heading: 'Your account is closed', isIndexed: false },
  { path: '/account-erased', heading: 'Your account has been erased', isIndexed: false },
];

for (const { path, heading, isIndexed } of PUBLIC_PAGES) {
  test(`${path} is accessible and fits the screen in both themes`, { tag: '@any-screen' }, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(isIndexed ? 0 : 1);
    await expectGoodInBothThemesOnEachScreen(page);
  });
}

test(
  'sign-in links return to the page the visitor came from, but never to another site',
  { tag: '@any-screen' },
  async ({ request }) => {
    const html = async (path: string) => (await request.get(path)).text();
    expect(await html('/sign-in')).toContain('href="/api/login?returnTo=%2F"');
    expect(await html('/sign-in?returnTo=/browse%3Fcategory=events')).toContain(
      'href="/api/login?returnTo=%2Fbrowse%3Fcategory%3Devents"',
    );
    expect(await html('/sign-in?returnTo=//elsewhere.example')).toContain('href="/api/login?returnTo=%2F"');
    expect(await html('/business-sign-in')).toContain('href="/api/login?returnTo=%2Fcreate-business"');
  },
);

test(
  'the sign-in help page links to sign-in, the home page, the help center, and our email address',
  { tag: '@any-screen' },
  async ({ page, baseURL }) => {
    await open(page, '/auth-help');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Alternate sign-in' })).toHaveAttribute(
      'href',
      `${baseURL!}/api/login`,
    );
    await expect(main.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'help center' })).toHaveAttribute('href', '/help-center');
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  },
);

test(
  'the closed-account page shows the erasure date from its address and ignores any other text there',
  { tag: '@any-screen' },
  async ({ request }) => {
    expect(await (await request.get('/account-closed?on=2026-05-15')).text()).toContain('May 15, 2026');
    expect(await (await request.get('/account-closed?on=%3Cb%3Esoon')).text()).toContain('14 days after you closed it');
  },
);

test('the account page sends a visitor to sign in and then back', { tag: '@any-screen' }, async ({ request }) => {
  const response = await request.get('/user-profile?welcome=true', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers()['location']).toBe('/api/login?returnTo=%2Fuser-profile%3Fwelcome%3Dtrue');
});

test.describe('Account of a signed-in member', () => {
  test(
    'account tabs are accessible, fit the screen in both themes, and show focus only for the keyboard',
    { tag: '@any-screen' },
    async ({ page }) => {
      await signIn(page, 'ada', '/user-profile');
      await untilHydrated(page);
      for (const name of ['Profile', 'Preferences', 'Notifications']) {
        await page.getByRole('tab', { name }).click();
        await expect(page.getByRole('tabpanel', { name })).toBeVisible();
        await expect(page.getByRole('tab', { name })).toHaveCSS('outline-style', 'none');
        await expectGoodInBothThemesOnEachScreen(page);
      }
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('tab', { name: 'Preferences' })).toHaveCSS('outline-style', 'solid');
    },
  );

  test('the sections of the account are accessible and fit the screen, and the keyboard leads from one to the next', async ({
    page,
  }) => {
    await signIn(page, 'ada', '/user-profile');
    await untilHydrated(page);
    const nav = page.getByRole('navigation', { name: 'Account' });
    for (const name of ['Notices', 'Privacy', 'Account & security']) {
      await nav.getByRole('link', { name }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(new RegExp(`^${name}`));
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
      const address = page.url();
      await page.reload();
      expect(page.url()).toBe(address);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await untilHydrated(page);
    }
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  });

  test(
    'a phone number that is typed but not saved is still there after a visit to another section',
    { tag: '@any-screen' },
    async ({ page }) => {
      await signIn(page, 'ben', '/user-profile');
      await untilHydrated(page);
      const phone = page.getByRole('textbox', { name: 'Phone number' });
      await phone.fill('512-555-0199');
      const nav = page.getByRole('navigation', { name: 'Account' });
      await nav.getByRole('link', { name: 'Privacy' }).click();
      await expect(page.getByRole('switch', { name: /^Pause my profile/ })).toBeVisible();
      await nav.getByRole('link', { name: 'Profile & preferences' }).click();
      await expect(phone).toHaveValue('512-555-0199');
    },
  );

  test('the sign-in success page forwards a member to the home page', { tag: '@any-screen' }, async ({ page }) => {
    await signIn(page, 'ben', '/auth-success');
    await expect(page).toHaveURL('/');
  });

  test('the sign-in pages redirect a member who is signed in', { tag: '@any-screen' }, async ({ page, request }) => {
    await signIn(page, 'ben');
    const cookies = await page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const locationOf = async (path: string) => {
      const response = await request.get(path, { maxRedirects: 0, headers: { cookie } });
      return [response.status(), response.headers()['location'], response.headers()['cache-control']];
    };
    expect(await locationOf('/sign-in')).toEqual([302, '/', 'private, no-store']);
    expect(await locationOf('/business-sign-in')).toEqual([302, '/create-business', 'private, no-store']);
  });

  test(
    'a member changes their name and pet name, and the page shows the new ones',
    { tag: '@any-screen' },
    async ({ page }) => {
      await signIn(page, 'carl', '/user-profile?welcome=true');
      await untilHydrated(page);
      await expect(page).toHaveURL('/user-profile');
      await expect(page.getByRole('region', { name: 'Welcome' })).toBeVisible();
      await page.getByLabel(/^First name/).fill('Nell');
      await page.getByLabel(/^Last name/).fill('Newcomer');
      await page.getByLabel('Pet name').fill('Waffles');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Your profile has been successfully updated.').first()).toBeVisible();
      await expect(page.getByText("Waffles's Human")).toBeVisible();
      await page.reload();
      await expect(page.getByLabel(/^First name/)).toHaveValue('Nell');
    },
  );

  test('a profile photo is resized to 400 pixels, stored, and shown', { tag: '@any-screen' }, async ({ page }) => {
    await signIn(page, 'olive', '/user-profile');
    await untilHydrated(page);
    const photo = sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#d98a3d' } }).png();
    const file = { name: 'olive.png', mimeType: 'image/png', buffer: await photo.toBuffer() };
    await page.getByLabel('Change profile photo').setInputFiles(file);
    await expect(page.getByText('Your profile photo has been optimized for web viewing.').first()).toBeVisible();
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await page.reload();
    await expect(picture).toHaveAttribute('src', /^\/uploads\//);
    const stored = await page.request.get((await picture.getAttribute('src')) ?? '');
    expect((await sharp(await stored.body()).metadata()).width).toBe(400);
  });

  test('a member signs out from the menu, which ends the session', async ({ page }) => {
    await signIn(page, 'dora', '/auth-help');
    await untilHydrated(page);
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    await page.getByRole('button', { name: isPhone ? 'Open menu' : 'Account menu' }).click();
    await page.getByRole(isPhone ? 'link' : 'menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.pathname !== '/auth-help');
    await page.goto('/');
    await expect(page.getByRole('main')).toBeVisible();
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  });
});

test.describe('Changing sensitive data long after sign-in', () => {
  test.use({ expectedErrors: /the server responded with a status of 403/ });

  /** Gives the server's response ten minutes after sign-in, once. */
  const wantSignIn = (page: Page, path: string) =>
    page.route(
      `**${path}`,
      (route) =>
        route.fulfill({
          status: 403,
          json: { status: 403, code: 'REAUTHENTICATION_REQUIRED', message: 'Please sign in again to continue.' },
        }),
      { times: 1 },
    );

  async function signInAgain(page: Page, email: string) {
    await signInForm(page).getByLabel('Email address').fill(email);
    await signInForm(page).getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await signInForm(page).getByLabel('Password', { exact: true }).press('Enter');
  }

  test(
    'the member signs in again, and the confirmation link is sent to the address they typed before',
    { tag: '@any-screen' },
    async ({ page }) => {
      await signIn(page, 'dora', '/user-profile/security');
      await untilHydrated(page);
      await wantSignIn(page, '/api/user/email');
      await page.getByLabel('New email address').fill('dora.new@example.com');
      await page.getByRole('button', { name: 'Change email address' }).click();
      await page.getByRole('link', { name: 'Sign in and send link' }).click();
      await signInAgain(page, 'dora@example.com');
      await expect(page.getByText('We sent a link to dora.new@example.com.')).toBeVisible();
      await expect(page).toHaveURL('/user-profile/security#email');
    },
  );

  test(
    'the member signs in again, and the profile they typed before is saved',
    { tag: '@any-screen' },
    async ({ page }) => {
      await signIn(page, 'ben', '/user-profile');
      await untilHydrated(page);
      await wantSignIn(page, '/api/user/profile');
      await page.getByLabel('Pet name').fill('Pickles');
      await page.getByRole('textbox', { name: 'Phone number' }).fill('512-555-0142');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('dialog')).toContainText('save everything you entered');
      await expectGoodInBothThemesOnEachScreen(page);
      await page.getByRole('link', { name: 'Sign in and save' }).click();
      await signInAgain(page, 'ben@example.com');
      await expect(page.getByText('Your profile has been successfully updated.').first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue('512-555-0142');
      await expect(page.getByLabel('Pet name')).toHaveValue('Pickles');
    },
  );

  test(
    'the member who goes back from the sign-in page finds the profile form filled in',
    { tag: '@any-screen' },
    async ({ page }) => {
      await signIn(page, 'cleo', '/user-profile');
      await untilHydrated(page);
      await wantSignIn(page, '/api/user/profile');
      await page.getByRole('textbox', { name: 'Phone number' }).fill('512-555-0143');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByRole('link', { name: 'Sign in and save' }).click();
      await expect(signInForm(page)).toBeVisible();
      await page.goto('/user-profile');
      await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue('512-555-0143');
      await expect(page.getByText('It isn’t saved yet.')).toBeVisible();
    },
  );
});

test.describe('Saving after the session ended elsewhere', () => {
  test.use({ expectedErrors: /the server responded with a status of 401/ });

  test(
    'saving the profile without a session leads to the sign-in page',
    { tag: '@any-screen' },
    async ({ page, context }) => {
      await signIn(page, 'cleo', '/user-profile');
      await untilHydrated(page);
      await context.clearCookies();
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(signInForm(page)).toBeVisible();
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a member can read the whole account page, which says that saving needs JavaScript',
    { tag: '@any-screen' },
    async ({ page }) => {
      await signIn(page, 'ada', '/user-profile');
      for (const heading of ['Personal Information', 'Location & Search Preferences', 'Notification Settings']) {
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      }
      await expect(page.getByText('Saving changes needs JavaScript.').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
      for (const name of ['Notices', 'Privacy', 'Account & security']) {
        await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name }).click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      }
    },
  );
});
