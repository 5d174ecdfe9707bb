import { Administrator } from './support/administrator.js';
import { reviewedBusiness } from './support/businesses.js';
import { expect, open, test, untilHydrated } from './support/strict-test.js';
import { join } from './support/session.js';
import { expectGoodOnEachScreen } from './support/screens.js';

const SENDER = {
  name: 'Pat Painter',
  email: 'pat.painter@example.org',
  postalAddress: '7 Example Lane, Portland, OR 97201',
  phone: '',
  work: 'My photograph of dogs at dawn.',
  goodFaith: true,
  accuracy: true,
  signature: 'Pat Painter',
};

test('a visitor sends a copyright notice after correcting the first missing field', async ({ page, request }) => {
  const { id } = await reviewedBusiness(request);
  // The newest review may belong to another test, which hides it.
  const reviews = (await (await request.get(`/api/businesses/${id}/reviews`)).json()) as { id: number }[];
  const review = reviews.at(-1);
  await open(page, '/copyright');
  await untilHydrated(page);
  const form = page.getByRole('form', { name: 'Copyright notice' });
  await form.getByRole('button', { name: 'Send Notice' }).click();
  await expect(form.getByLabel(/^Full name/)).toBeFocused();
  await expectGoodOnEachScreen(page);
  await form.getByLabel(/^Full name/).fill(SENDER.name);
  await form.getByLabel(/^Email/).fill(SENDER.email);
  await form.getByLabel(/^Postal address/).fill(SENDER.postalAddress);
  await form.getByLabel(/^Your work/).fill(SENDER.work);
  await form.getByLabel(/^Addresses on this site/).fill(`/business/${id}#review-${String(review?.id)}`);
  for (const statement of await form.getByRole('checkbox').all()) await statement.check();
  await form.getByLabel(/^Signature/).fill(SENDER.signature);
  await form.getByRole('button', { name: 'Send Notice' }).click();
  await expect(page.getByText(/^We received your notice \(no\. \d+\)\./)).toBeVisible();
});

test('a member whose pet profile was taken down sends a counter-notice', async ({ page, request }) => {
  const newcomer = {
    email: 'copied@example.org',
    password: 'a tabby of my own drawing',
  };
  await join(page, newcomer);
  const pet = { petName: 'Copycat', petType: 'cat', isPublic: true };
  const { id } = (await (await page.request.post('/api/pet-profiles', { data: pet })).json()) as { id: number };
  const addresses = [`/pet-profiles/${String(id)}`];
  const sent = await request.post('/api/copyright-notices', { data: { ...SENDER, addresses } });
  const notice = (await sent.json()) as { id: number };
  const administrator = await Administrator.signIn(request);
  await administrator.post(`/api/admin/copyright-notices/${String(notice.id)}/decide`, { decision: 'accept' });
  expect((await request.get(`/api/pet-profiles/${String(id)}`)).status()).toBe(404);

  await open(page, `/copyright/${String(notice.id)}/counter`);
  await untilHydrated(page);
  const form = page.getByRole('form', { name: 'Counter-notice' });
  await form.getByLabel(/^Full name/).fill('Nora Newcomer');
  await form.getByLabel(/^Phone/).fill('+1 503 555 0142');
  await form.getByLabel(/^Postal address/).fill('9 Example Lane, Portland, OR 97201');
  await form.getByLabel(/^Your explanation/).fill('I drew this cat myself.');
  for (const statement of await form.getByRole('checkbox').all()) await statement.check();
  await form.getByLabel(/^Signature/).fill('Nora Newcomer');
  await form.getByRole('button', { name: 'Send Counter-Notice' }).click();
  await expect(page.getByText('Counter-notice sent').first()).toBeVisible();
  await expect(form).toHaveCount(0);
  await expectGoodOnEachScreen(page);
});
