import type { AdminBusiness } from '../../interfaces/contract/business/business-form.js';
import { Administrator } from './support/administrator.js';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test, untilRunning } from './support/faultless.js';
import { completeSignIn, signUp } from './support/newcomer.js';

/** Visits of programs are not counted, and the browser of the tests calls itself one. */
const A_PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

test('a newcomer lists a business that is approved, becomes Premium, and reads who came', async ({
  page,
  request,
  browser,
  isMobile,
}, testInfo) => {
  test.slow();
  // Names and towns that are not alike: what is listed already would be pointed out.
  const [name, zip] = isMobile ? ['Quiet Otter Bakery', '59718'] : ['Hotel of the Tall Badger', '05401'];
  const newcomer = { email: `owner-${testInfo.project.name}@example.com`, password: 'nine quiet badgers' };
  await signUp(page, newcomer);
  await completeSignIn(page, newcomer);
  await open(page, '/create-business');
  await page.getByRole('textbox', { name: /^Business name/ }).fill(name);
  await page.getByRole('combobox', { name: /^Category/ }).selectOption('Restaurants');
  await page.getByRole('textbox', { name: /^ZIP code/ }).fill(zip);
  await page.getByRole('button', { name: 'Create Business Listing' }).click();
  await expect(page.getByText('Business created successfully!').first()).toBeVisible();

  const administrator = await Administrator.signIn(request);
  const pending = await administrator.waiting<AdminBusiness>('/api/admin/pending-businesses');
  const id = pending.find((business) => business.name === name)?.id;
  await administrator.decide(`/api/admin/businesses/${String(id)}/approve`);

  await open(page, '/my-businesses');
  const own = page.getByRole('article').filter({ hasText: name });
  await expect(own.getByText('Approved')).toBeVisible();
  await own.getByRole('link', { name: 'Plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Plan of ${name}` })).toBeVisible();
  await expect(page.getByText('Demo billing: no card is charged')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(page.getByText('This listing is Premium.', { exact: true })).toBeVisible();

  const visitor = await browser.newContext({ userAgent: A_PERSON });
  const visit = await visitor.newPage();
  await visit.goto(`${new URL(page.url()).origin}/business/${String(id)}`);
  await untilRunning(visit);
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
