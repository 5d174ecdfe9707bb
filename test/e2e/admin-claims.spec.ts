import { adminPassword } from './support/administrator.js';
import { leastReviewedBusiness } from './support/businesses.js';
import { expect, test, untilHydrated } from './support/strict-test.js';
import { join } from './support/session.js';
import { goTo } from './support/queue.js';

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n';

test('an administrator reads the document of a claim and approves it with the keyboard only', async ({
  page,
}, testInfo) => {
  test.slow();
  const newcomer = { email: `claims-${testInfo.project.name}@example.com`, password: 'nine quiet badgers' };
  await join(page, newcomer);
  const business = await leastReviewedBusiness(page.request);
  const file = { name: 'lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
  const uploaded = await page.request.post('/api/uploads', { multipart: { kind: 'claim_document', file } });
  expect(uploaded.status()).toBe(201);
  const { url } = (await uploaded.json()) as { url: string };
  const claimed = await page.request.post(`/api/businesses/${business.id}/claim`, {
    data: {
      ...{ claimantName: 'Nora Newcomer', claimantEmail: newcomer.email, businessRole: 'owner' },
      ...{ ownershipProof: 'My name is on the lease.', verificationMethod: 'document_upload' },
      verificationDocuments: [url],
    },
  });
  expect(claimed.status()).toBe(201);

  await page.goto('/admin/claims');
  await untilHydrated(page);
  await page.getByLabel('Password').focus();
  await page.keyboard.type(adminPassword());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible();
  await untilHydrated(page);
  const claim = page.getByRole('article').filter({ hasText: newcomer.email });
  await goTo(page, business.name);
  const link = claim.getByRole('link', { name: 'Open document 1' });
  const document = await page.request.get((await link.getAttribute('href')) ?? '');
  expect([document.headers()['content-type'], await document.text()]).toEqual(['application/pdf', PDF]);
  await page.keyboard.press('a');
  await expect(page.getByRole('textbox', { name: 'Notes' })).toBeFocused();
  await page.keyboard.type('The lease names the claimant.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: `Claim Approved: ${business.name}.` })).toHaveCount(1);
  await expect(claim).toHaveCount(0);

  await page.goto('/my-businesses');
  const own = page.getByRole('region', { name: 'My Businesses' });
  await expect(own.getByRole('article', { name: business.name })).toBeVisible();
});
