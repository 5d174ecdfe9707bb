import type { Page } from '@playwright/test';
import { Administrator } from './support/administrator.js';
import { reviewedBusiness } from './support/businesses.js';
import { expect, test, untilHydrated } from './support/strict-test.js';
import { join } from './support/session.js';
import { goTo } from './support/queue.js';

/** Opens a queue. The administrator must be signed in. */
async function openQueue(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('article').first()).toBeVisible();
  await untilHydrated(page);
}

const announcement = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('an administrator verifies one listing and refuses another with the keyboard only', async ({ page }) => {
  await Administrator.signIn(page.request);
  await openQueue(page, '/admin/business-verification');
  const names = page.getByRole('article').getByRole('heading', { level: 2 });
  const [first, second] = await names.allTextContents();
  const firstPath = await page.getByRole('link', { name: 'Open page' }).first().getAttribute('href');

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const key of ['a Verify', 'r Can’t Verify'])
    await expect(keys.getByRole('row', { name: key, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await goTo(page, String(first));
  await page.keyboard.press('a');
  await expect(page.getByRole('combobox', { name: /^Source/ })).toBeFocused();
  await page.keyboard.type('A visit');
  await page.keyboard.press('Enter');
  await expect(announcement(page, `Business verified: ${String(first)}.`)).toHaveCount(1);

  await goTo(page, String(second));
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: /^Notes/ })).toBeFocused();
  await page.keyboard.type('Nobody answers.');
  await page.keyboard.press('Control+Enter');
  await expect(announcement(page, `Left unverified: ${String(second)}.`)).toHaveCount(1);
  await expect(names.filter({ hasText: String(second) })).toHaveCount(0);

  const response = await page.request.get(`/api${String(firstPath).replace('business', 'businesses')}`);
  expect(await response.json()).toMatchObject({ isVerified: true, lastVerifiedAt: expect.any(String) });
});

test('an administrator rejects a copyright notice with the keyboard only', async ({ page }) => {
  const { id } = await reviewedBusiness(page.request);
  // The newest review may belong to another test, which hides it.
  const reviews = (await (await page.request.get(`/api/businesses/${id}/reviews`)).json()) as { id: number }[];
  const review = reviews.at(-1);
  const sent = await page.request.post('/api/copyright-notices', {
    data: {
      ...{ name: 'Quinn Quill', email: 'quinn@example.org', postalAddress: '7 Example Lane, Portland, OR 97201' },
      ...{ work: 'My words about a patio.', addresses: [`/business/${id}#review-${String(review?.id)}`] },
      ...{ goodFaith: true, accuracy: true, signature: 'Quinn Quill' },
    },
  });
  expect(sent.status()).toBe(201);
  const name = `Notice ${String(((await sent.json()) as { id: number }).id)} by Quinn Quill`;
  await Administrator.signIn(page.request);
  await openQueue(page, '/admin/copyright');
  await goTo(page, name);
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: /^Reason/ })).toBeFocused();
  await page.keyboard.type('The notice does not identify a work.');
  await page.keyboard.press('Control+Enter');
  await expect(announcement(page, `Notice rejected: ${name}.`)).toHaveCount(1);
  await expect(page.getByRole('article', { name })).toHaveCount(0);
});

test('an administrator rejects an appeal with the keyboard only', async ({ page, request }) => {
  const newcomer = { email: 'appeals-by-keyboard@example.com', password: 'nine quiet badgers' };
  await join(page, newcomer);
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  // The administrator who gave the warning must not decide its appeal.
  const another = { name: 'Warns by Keyboard', password: 'eleven calm otters' };
  await (await Administrator.signIn(page.request)).post('/api/admin/administrators', another);
  expect((await request.post('/api/admin/login', { data: another })).ok()).toBe(true);
  const warning = { action: 'warn', reasonCode: 'spam', note: 'Please do not advertise.' };
  const warned = await request.post(`/api/admin/members/${id}/sanctions`, { data: warning });
  const { noticeId } = (await warned.json()) as { noticeId: number };
  const data = { text: 'I wrote no advertisement.' };
  expect((await page.request.post(`/api/user/notices/${String(noticeId)}/appeal`, { data })).ok()).toBe(true);

  await openQueue(page, '/admin/appeals');
  const name = await page
    .getByRole('article')
    .filter({ has: page.locator(`a[href="/user-reviews/${id}"]`) })
    .getByRole('heading')
    .first()
    .innerText();
  await goTo(page, name);
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: /^Reason/ })).toBeFocused();
  await page.keyboard.type('The link was there.');
  await page.keyboard.press('Control+Enter');
  await expect(announcement(page, `Appeal rejected: ${name}.`)).toHaveCount(1);
  await expect(page.getByRole('article', { name })).toHaveCount(0);
});
