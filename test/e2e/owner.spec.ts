import type { AdminBusiness } from '../../interfaces/contract/business/business-form.js';
import { Administrator } from './support/administrator.js';
import { expect, open, test, untilHydrated } from './support/strict-test.js';
import { join } from './support/session.js';
import { expectGoodOnEachScreen } from './support/screens.js';

/** Analytics ignores bots, and the test browser's user agent says it is one. */
const PERSON_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

test('a new owner lists a business, upgrades it to Premium after approval, and sees a visit in analytics', async ({
  page,
  request,
  browser,
}, testInfo) => {
  test.slow();
  const [name, zip] = ['Hotel of the Tall Badger', '05401'];
  const newcomer = { email: `owner-${testInfo.project.name}@example.com`, password: 'nine quiet badgers' };
  await join(page, newcomer);
  await open(page, '/create-business');
  await page.getByRole('textbox', { name: /^Business name/ }).fill(name);
  await page.getByRole('combobox', { name: /^Category/ }).selectOption('Restaurants');
  await page.getByRole('textbox', { name: /^ZIP code/ }).fill(zip);
  await page.getByRole('button', { name: 'Create Business Listing' }).click();
  await expect(page.getByText('Business created successfully!').first()).toBeVisible();

  const administrator = await Administrator.signIn(request);
  const pending = await administrator.list<AdminBusiness>('/api/admin/pending-businesses');
  const id = pending.find((business) => business.name === name)?.id;
  await administrator.post(`/api/admin/businesses/${String(id)}/approve`);

  await open(page, '/my-businesses');
  const own = page.getByRole('article').filter({ hasText: name });
  await expect(own.getByText('Approved')).toBeVisible();
  await own.getByRole('link', { name: 'Plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Plan for ${name}` })).toBeVisible();
  await expect(page.getByText('Demo billing: no card is charged')).toBeVisible();
  await expectGoodOnEachScreen(page);
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(page.getByText('This listing is Premium.', { exact: true })).toBeVisible();

  const visitor = await browser.newContext({ userAgent: PERSON_USER_AGENT });
  const visit = await visitor.newPage();
  await visit.goto(`${new URL(page.url()).origin}/business/${String(id)}`);
  await untilHydrated(visit);
  await expect(visit.getByText('Premium', { exact: true }).first()).toBeVisible();
  const views = page.getByRole('definition').first();
  await expect(async () => {
    await page.goto(`/my-businesses/${String(id)}/analytics?days=365`);
    await expect(page.getByRole('heading', { level: 1, name: `Analytics for ${name}` })).toBeVisible();
    await expect(views).toHaveText('1', { timeout: 500 });
  }).toPass();
  await visitor.close();
  await expect(page.getByRole('link', { name: 'Download CSV' })).toBeVisible();
});
