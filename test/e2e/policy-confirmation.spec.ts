import type { APIRequestContext, Page } from '@playwright/test';
import type { AdminBusiness } from '../../interfaces/contract/business/business-form.js';
import { Administrator } from './support/administrator.js';
import { unclaimedBusiness } from './support/businesses.js';
import { signInForm } from './support/newcomer.js';
import { openMessage } from './support/outbox.js';
import { rowsOf } from './support/queue.js';
import { expectGoodInBothThemesOnEachScreen, expectGoodOnEachScreen } from './support/screens.js';
import { join } from './support/session.js';
import { expect, open, test } from './support/strict-test.js';

const POLICY = { pets: { dog: 'yes', cat: 'no' }, maxWeightLb: 50, leash: 'required', areas: { patio: 'yes' } };

/** A used or unknown link. */
test.use({ expectedErrors: /the server responded with a status of 410/ });

/** Lists a café with a pet policy as a new member, and approves it. */
async function ownCafe(page: Page, administrator: Administrator, name: string, zipCode: string) {
  const newcomer = { email: `${name.toLowerCase().replaceAll(' ', '-')}@example.com`, password: 'nine quiet badgers' };
  await join(page, newcomer);
  const data = { name, category: 'restaurants', zipCode, policy: POLICY, openingHours: 'Mo-Su 08:00-22:00' };
  expect((await page.request.post('/api/businesses', { data })).status()).toBe(201);
  const pending = await administrator.list<AdminBusiness>('/api/admin/pending-businesses');
  const id = pending.find((business) => business.name === name)?.id ?? 0;
  await administrator.post(`/api/admin/businesses/${String(id)}/approve`);
  return { id, newcomer };
}

/** Asks the owner to confirm, and returns the address of the link in their email. */
async function askedFor(page: Page, request: APIRequestContext, administrator: Administrator, id: number) {
  await administrator.post(`/api/admin/policies/${String(id)}/ask`);
  const { name } = (await (await request.get(`/api/businesses/${String(id)}`)).json()) as { name: string };
  const email = await openMessage(page, `Is the pet policy of ${name} still right?`);
  const link = await email.getByRole('link', { name: /policy-confirmation/ }).getAttribute('href');
  return link ?? '';
}

test(
  'an owner confirms a pet policy by the link in the email, once and without signing in, and then in My Businesses',
  { tag: '@any-screen' },
  async ({ page, request, browser }) => {
    test.slow();
    const administrator = await Administrator.signIn(request);
    const name = 'The Late Heron';
    const { id } = await ownCafe(page, administrator, name, '59601');
    const link = await askedFor(page, request, administrator, id);

    const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
    const reader = await elsewhere.newPage();
    await reader.goto(link);
    await expect(reader.getByRole('heading', { level: 1, name: 'Is everything still right?' })).toBeVisible();
    await expect(reader.getByText('Dogs up to 50 lb.')).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(reader);
    await reader.getByRole('button', { name: 'Yes, everything is still right' }).press('Enter');
    await expect(reader.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await reader.goto(link);
    await expect(reader.getByText('There is nothing else to do.')).toBeVisible();
    await elsewhere.close();

    await open(page, '/my-businesses');
    const policy = page.getByRole('region', { name: `Pet policy of ${name}` });
    await expect(policy.getByText('Pet policy last confirmed today.')).toBeVisible();
    await policy.getByRole('button', { name: 'Is Everything Still Right?' }).click();
    await policy.getByRole('button', { name: 'Still Right: Weight limit' }).click();
    await expect(page.getByText('Visitors see it on your listing.').first()).toBeVisible();
    await expectGoodOnEachScreen(page);
  },
);

test(
  'without JavaScript, an owner confirms by the link, or signs in to change something',
  { tag: '@any-screen' },
  async ({ page, request, browser }) => {
    test.slow();
    const administrator = await Administrator.signIn(request);
    const { id, newcomer } = await ownCafe(page, administrator, 'The Silent Heron', '57501');
    const link = await askedFor(page, request, administrator, id);
    const elsewhere = await browser.newContext({ javaScriptEnabled: false });
    const reader = await elsewhere.newPage();
    await reader.goto(link);
    await reader.getByRole('link', { name: 'Something changed' }).click();
    await signInForm(reader).getByLabel('Email address').fill(newcomer.email);
    await signInForm(reader).getByLabel('Password', { exact: true }).fill(newcomer.password);
    await signInForm(reader).getByLabel('Password', { exact: true }).press('Enter');
    await expect(reader).toHaveURL(new RegExp(`/my-businesses/${String(id)}/edit$`));
    await reader.goto(link);
    await reader.getByRole('button', { name: 'Yes, everything is still right' }).click();
    await expect(reader.getByText('The Silent Heron now shows that you confirmed its pet policy today.')).toBeVisible();
    await elsewhere.close();
  },
);

test(
  'an administrator filters pet policies and confirms one after a call',
  { tag: '@any-screen' },
  async ({ page }) => {
    test.slow();
    const administrator = await Administrator.signIn(page.request);
    const { id } = await unclaimedBusiness(page.request, 41);
    const edit = { policy: POLICY, reason: 'Its website says so.' };
    await administrator.patch(`/api/admin/businesses/${String(id)}`, edit);
    await open(page, '/admin/policies');
    await expect(rowsOf(page).first()).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(page);
    await page.getByRole('link', { name: 'No owner' }).click();
    await expect(page).toHaveURL(/\/admin\/policies\?show=unowned$/);
    await expect(page.getByRole('link', { name: 'No owner' })).toHaveAttribute('aria-current', 'page');
    await rowsOf(page).first().click();
    const place = page.getByRole('article');
    await place.getByRole('button', { name: 'Confirmed by Phone' }).click();
    await place.getByRole('textbox', { name: /^Reason/ }).fill('Called, and Rosa answered.');
    await place.getByRole('button', { name: 'Confirm Checked Facts' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Policy confirmed: ' })).toHaveCount(1);
  },
);
