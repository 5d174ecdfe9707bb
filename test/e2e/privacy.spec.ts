import type { APIRequestContext, Page } from '@playwright/test';
import { reviewedBusiness } from './support/businesses.js';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test, untilHydrated } from './support/strict-test.js';
import { signIn } from './support/member.js';

const privacySwitch = (page: Page, name: string) => page.getByRole('switch', { name: new RegExp(`^${name}`) });

/** Presses a switch and waits until the change is saved. */
async function toggle(page: Page, name: string): Promise<void> {
  await privacySwitch(page, name).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

async function pauseAndResumeProfile(page: Page, request: APIRequestContext): Promise<void> {
  await signIn(page, 'carl', '/user-profile/privacy');
  await untilHydrated(page);
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  await toggle(page, 'Pause my profile');
  await expect(page.getByRole('region', { name: 'Your profile is paused' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect((await request.get(`/user-reviews/${id}`)).status()).toBe(404);
  await open(page, `/user-reviews/${id}`);
  await page.getByRole('link', { name: 'Resume my profile' }).click();
  await expect(privacySwitch(page, 'Pause my profile')).toBeInViewport();
  await toggle(page, 'Pause my profile');
  await expect(page.getByRole('region', { name: 'Your profile is paused' })).toBeHidden();
  expect((await request.get(`/api/users/${id}`)).status()).toBe(200);
}

async function turnPersonalizationOffAndOn(page: Page, request: APIRequestContext): Promise<void> {
  const { id, name } = await reviewedBusiness(request);
  const visit = async () => {
    await open(page, `/business/${String(id)}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  const remembered = () => page.evaluate(() => localStorage.getItem('recently-viewed') ?? '');
  await signIn(page, 'ben');
  await visit();
  await expect.poll(remembered).toContain(name);
  await open(page, '/user-profile/privacy');
  await toggle(page, 'Personal suggestions');
  await expect.poll(remembered).not.toContain(name);
  await visit();
  await open(page, '/?view=dashboard');
  const recent = page.getByRole('region', { name: 'Recently Viewed' });
  await expect(recent.getByText(/Personalization is off/)).toBeVisible();
  expect(await remembered()).not.toContain(name);
  await expectAccessible(page);
  await recent.getByRole('link', { name: 'Change this setting' }).click();
  await toggle(page, 'Personal suggestions');
  await visit();
  await expect.poll(remembered).toContain(name);
}

test('a member pauses their profile (phone) and turns personalization off (desktop), and each choice holds', async ({
  page,
  request,
  isMobile,
}) => {
  test.slow();
  // One part per screen: both screens run at once, and each part changes a demo member.
  await (isMobile ? pauseAndResumeProfile(page, request) : turnPersonalizationOffAndOn(page, request));
});
