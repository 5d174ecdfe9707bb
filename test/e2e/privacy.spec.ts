import type { APIRequestContext, Page } from '@playwright/test';
import { aBusyBusiness } from './support/businesses.js';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test, untilRunning } from './support/faultless.js';
import { signIn } from './support/member.js';

const choice = (page: Page, name: string) => page.getByRole('switch', { name: new RegExp(`^${name}`) });

/** Presses a switch and waits until it is saved. */
async function press(page: Page, name: string): Promise<void> {
  await choice(page, name).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

/** On one screen, as both would be the same member at one moment. */
async function pausesAndReturns(page: Page, request: APIRequestContext): Promise<void> {
  await signIn(page, 'carl', '/user-profile');
  await untilRunning(page);
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  await press(page, 'Pause my profile');
  await expect(page.getByRole('region', { name: 'Your profile is paused' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect((await request.get(`/user-reviews/${id}`)).status()).toBe(404);
  await open(page, `/user-reviews/${id}`);
  await page.getByRole('link', { name: 'End the pause' }).click();
  await expect(choice(page, 'Pause my profile')).toBeInViewport();
  await press(page, 'Pause my profile');
  await expect(page.getByRole('region', { name: 'Your profile is paused' })).toBeHidden();
  expect((await request.get(`/api/users/${id}`)).status()).toBe(200);
}

async function wantsNothingPersonal(page: Page, request: APIRequestContext): Promise<void> {
  const { id, name } = await aBusyBusiness(request);
  const visit = async () => {
    await open(page, `/business/${String(id)}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  const remembered = () => page.evaluate(() => localStorage.getItem('recently-viewed') ?? '');
  await signIn(page, 'ben', '/auth-help');
  await visit();
  await expect.poll(remembered).toContain(name);
  await open(page, '/user-profile');
  await press(page, 'Personal suggestions');
  await expect.poll(remembered).not.toContain(name);
  await visit();
  await open(page, '/?view=dashboard');
  const recent = page.getByRole('region', { name: 'Recently Viewed' });
  await expect(recent.getByText(/You switched personalisation off/)).toBeVisible();
  expect(await remembered()).not.toContain(name);
  await expectAccessible(page);
  await recent.getByRole('link', { name: 'Change it' }).click();
  await press(page, 'Personal suggestions');
  await visit();
  await expect.poll(remembered).toContain(name);
}

test('a member hides the profile and shows it again, or wants nothing personal and is believed', async ({
  page,
  request,
  isMobile,
}) => {
  test.slow();
  await (isMobile ? pausesAndReturns(page, request) : wantsNothingPersonal(page, request));
});
