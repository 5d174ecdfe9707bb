import type { AdminClaim } from '../../interfaces/contract/claim/claim.js';
import { Administrator } from './support/administrator.js';
import { unclaimedBusiness } from './support/businesses.js';
import { expect, open, test, untilHydrated } from './support/strict-test.js';
import { signIn } from './support/member.js';
import { openMessage } from './support/outbox.js';
import { expectGoodOnEachScreen } from './support/screens.js';

// The status of the wrong code.
test.use({ expectedErrors: /the server responded with a status of 400/ });

test('a member claims an unowned business with an emailed code and owns it after approval', async ({
  page,
  request,
}) => {
  test.slow();
  const business = await unclaimedBusiness(request, 0);
  await signIn(page, 'cleo', `/business/${business.id}`);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Claim This Listing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Claim ${business.name}` })).toBeVisible();
  await page.getByRole('radio', { name: 'Manager' }).check();
  await page.getByLabel('Ownership proof').fill('I run the place and hold its business license.');
  await expect(page.getByRole('radio', { name: /^Email/ })).toBeChecked();
  await expectGoodOnEachScreen(page);
  await page.getByRole('button', { name: 'Submit Claim' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectGoodOnEachScreen(page);

  const mail = await openMessage(page, `Your code for ${business.name}`);
  const code = /\b\d{6}\b/.exec(await mail.innerText())?.[0] ?? '';
  await open(page, `/claim-business/${business.id}`);
  await page.getByLabel('Verification code').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByText('Verification Failed').first()).toBeVisible();
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Claim Submitted Successfully' })).toBeVisible();

  const administrator = await Administrator.signIn(request);
  const claims = await administrator.list<AdminClaim>('/api/admin/business-claims?status=under_review');
  const claim = claims.find(({ businessId }) => businessId === business.id);
  expect(claim).toMatchObject({ codeVerified: true, businessRole: 'manager' });
  await administrator.post(`/api/admin/business-claims/${claim?.id}/approve`);

  await open(page, '/my-businesses');
  const own = page.getByRole('article').filter({ hasText: business.name });
  await expect(own.getByText('Approved').first()).toBeVisible();
  await open(page, `/claim-business/${business.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Already Claimed' })).toBeVisible();
  await openMessage(page, `${business.name} is yours`);
  await open(page, `/business/${business.id}`);
  await expect(page.getByRole('link', { name: 'Claim This Listing' })).toHaveCount(0);
});
