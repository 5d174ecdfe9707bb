import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { Administrator } from './administrator.js';
import { reviewedBusiness, unclaimedBusiness } from './businesses.js';
import { expect } from './strict-test.js';
import { join } from './session.js';

/** An item that waits for an administrator: its id, and its name or the beginning of it. */
export interface WaitingItem {
  readonly id: number;
  readonly name: string;
}

/** Submits a listing as the signed-in member. */
export async function waitingListing(page: Page, name: string): Promise<WaitingItem> {
  const sent = await page.request.post('/api/businesses', { data: { name, category: 'services' } });
  return { id: await idOf(sent), name };
}

/** Sends a message as a visitor. */
export async function waitingMessage(request: APIRequestContext, subject: string): Promise<WaitingItem> {
  const data = { feedbackType: 'bug_report', title: subject, description: `${subject} does not open.` };
  const id = await idOf(await request.post('/api/user-feedback', { data }));
  const administrator = await Administrator.signIn(request);
  const found = await administrator.list<{ id: number; title: string }>(`/api/admin/user-feedback?id=${String(id)}`);
  return { id, name: found[0]?.title ?? '' };
}

/** Claims a business as the signed-in member, without proof. */
export async function waitingClaim(page: Page, nth: number): Promise<WaitingItem> {
  const { id: businessId, name } = await unclaimedBusiness(page.request, nth);
  const data = {
    ...{ claimantName: 'Nora Newcomer', claimantEmail: 'nora@example.com', businessRole: 'owner' },
    ...{ ownershipProof: 'My name is on the lease.', verificationMethod: 'email_verification' },
  };
  const sent = await page.request.post(`/api/businesses/${String(businessId)}/claim`, { data });
  return { id: await idOf(sent), name };
}

/** Returns the review of a place that no other test hides. */
async function anyReview(request: APIRequestContext): Promise<{ businessId: number; id: number }> {
  const { id: businessId } = await reviewedBusiness(request);
  const answer = await request.get(`/api/businesses/${String(businessId)}/reviews`);
  const reviews = (await answer.json()) as { id: number }[];
  // The newest review may belong to another test, which hides it.
  return { businessId, id: reviews.at(-1)?.id ?? 0 };
}

/** Reports a new review of the signed-in member, as a visitor. */
export async function waitingReport(page: Page, request: APIRequestContext, words: string): Promise<WaitingItem> {
  const business = await unclaimedBusiness(request, 30);
  const data = { rating: 4, title: 'A review', content: `${words} A place with shade, water, and patient people.` };
  const review = await idOf(await page.request.post(`/api/businesses/${String(business.id)}/reviews`, { data }));
  const report = { targetType: 'review', targetId: review, reason: 'spam' };
  const sent = await request.post('/api/reports', { data: report });
  expect(sent.status()).toBe(201);
  const administrator = await Administrator.signIn(request);
  const reports = await administrator.list<{ id: number; targetId: number | string }>('/api/admin/reports');
  const found = reports.find(({ targetId }) => String(targetId) === String(review));
  return { id: found?.id ?? 0, name: `Review ${String(review)}` };
}

/** Files a copyright notice about a review. */
export async function waitingNotice(request: APIRequestContext, filer: string): Promise<WaitingItem> {
  const review = await anyReview(request);
  const sent = await request.post('/api/copyright-notices', {
    data: {
      ...{ name: filer, email: 'quinn@example.org', postalAddress: '7 Example Lane, Portland, OR 97201' },
      ...{ work: 'My words about a patio.', goodFaith: true, accuracy: true, signature: filer },
      addresses: [`/business/${String(review.businessId)}#review-${String(review.id)}`],
    },
  });
  const id = await idOf(sent);
  return { id, name: `Notice ${String(id)} by ${filer}` };
}

/** Warns a new member as another administrator than the built-in one, who may then decide the member's appeal. */
export async function waitingAppeal(page: Page, request: APIRequestContext, word: string): Promise<WaitingItem> {
  await join(page, { email: `appeals-${word}@example.com`, password: 'nine quiet badgers' });
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  const administrator = await Administrator.signIn(page.request);
  await signInAsAnother(administrator, request, `Warns ${word}`);
  const warning = { action: 'warn', reasonCode: 'spam', note: 'Please do not advertise.' };
  const warned = await request.post(`/api/admin/members/${id}/sanctions`, { data: warning });
  const { noticeId } = (await warned.json()) as { noticeId: number };
  const data = { text: 'I wrote no advertisement.' };
  expect((await page.request.post(`/api/user/notices/${String(noticeId)}/appeal`, { data })).ok()).toBe(true);
  const appeals = await administrator.list<{ id: number; member: { id: string } }>('/api/admin/appeals');
  const appeal = appeals.find(({ member }) => member.id === id);
  return { id: appeal?.id ?? 0, name: `Appeal ${String(appeal?.id)}` };
}

/** Adds an administrator with this name and signs them in. */
export async function signInAsAnother(first: Administrator, request: APIRequestContext, name: string): Promise<void> {
  const data = { name, password: 'eleven calm otters' };
  await first.post('/api/admin/administrators', data);
  expect((await request.post('/api/admin/login', { data })).ok()).toBe(true);
}

async function idOf(response: APIResponse): Promise<number> {
  if (response.status() !== 201) throw new Error(`${response.url()}: ${await response.text()}`);
  return ((await response.json()) as { id: number }).id;
}
