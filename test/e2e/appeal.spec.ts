import type { APIRequestContext, Page } from '@playwright/test';
import { Administrator } from './support/administrator.js';
import { expect, open, test, untilHydrated } from './support/strict-test.js';
import { join } from './support/session.js';
import { openMessage } from './support/outbox.js';
import { expectGoodOnEachScreen } from './support/screens.js';

const WORDS = 'The terrace has three water bowls.';
const banner = (page: Page) => page.getByRole('region', { name: 'Your account' });

/** Returns the ids of two places that no other test writes about. */
async function twoUnusedPlaces(request: APIRequestContext): Promise<readonly [number, number]> {
  const response = await request.get('/api/businesses?category=services&sort=name&limit=100');
  const found = (await response.json()) as { id: number; ownerId: string | null }[];
  const [first, second] = found.filter(({ ownerId }) => ownerId === null).toReversed();
  if (first === undefined || second === undefined) throw new Error('The demo data has too few services.');
  return [first.id, second.id];
}

/** Lets the member write a review that is reported, and restricts them for it. Returns the administrator who did. */
async function restrictMember(page: Page, request: APIRequestContext, place: number): Promise<Administrator> {
  const review = { rating: 4, title: 'Rules of the house', content: 'Read all of them at rules.example.com.' };
  const written = await page.request.post(`/api/businesses/${String(place)}/reviews`, { data: review });
  const { id } = (await written.json()) as { id: number };
  const report = { targetType: 'review', targetId: id, reason: 'spam' };
  expect((await request.post('/api/reports', { data: report })).status()).toBe(201);
  const administrator = await Administrator.signIn(request);
  const reports = await administrator.list<{ id: number; targetType: string; targetId: unknown }>('/api/admin/reports');
  const ofReview = reports.find(({ targetType, targetId }) => targetType === 'review' && targetId === id);
  const decision = { action: 'restrict', days: 7, reasonCode: 'spam', note: 'Please do not advertise.' };
  await administrator.post(`/api/admin/reports/${String(ofReview?.id)}/resolve`, decision);
  return administrator;
}

/** Upholds the appeal as a second administrator: the one who restricted the member may not decide it. */
async function upholdAppeal(
  first: Administrator,
  request: APIRequestContext,
  memberId: string,
  project: string,
): Promise<void> {
  const another = { name: `Appeals ${project}`, password: 'eleven calm otters' };
  await first.post('/api/admin/administrators', another);
  expect((await request.post('/api/admin/login', { data: another })).ok()).toBe(true);
  const appeals = await first.list<{ id: number; member: { id: string } }>('/api/admin/appeals');
  const appeal = appeals.find(({ member }) => member.id === memberId);
  await first.post(`/api/admin/appeals/${String(appeal?.id)}/decide`, { uphold: true, note: 'You are right.' });
}

const reviewField = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: /^Review/ });

test('a restricted member keeps their draft, appeals from the email without signing in, and can write again', async ({
  page,
  request,
  browser,
}, { project }) => {
  test.slow();
  const newcomer = { email: `appeals-${project.name}@example.com`, password: 'seven patient herons' };
  await join(page, newcomer);
  const [reviewed, other] = await twoUnusedPlaces(request);

  await open(page, `/business/${other}`);
  await page.getByRole('button', { name: 'Write a Review' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Title/ })
    .fill('Dogs drink here');
  await reviewField(page).fill(WORDS);
  const administrator = await restrictMember(page, request, reviewed);

  await open(page, `/business/${other}`);
  await expect(banner(page)).toContainText('You can read but not post until');
  await expectGoodOnEachScreen(page);
  await page.getByRole('button', { name: 'Write a Review' }).click();
  await expect(page.getByRole('dialog')).toContainText('so you can’t write or edit reviews until');
  await expect(reviewField(page)).toHaveCount(0);
  await page.getByRole('dialog').getByRole('link', { name: 'See why, or appeal' }).click();

  await open(page, '/user-profile#notices');
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
  await expect(notice).toContainText('“Rules of the house: Read all of them at rules.example.com.”');
  await expect(notice.getByRole('link', { name: 'View the page' })).toHaveAttribute('href', `/business/${reviewed}`);
  await expectGoodOnEachScreen(page);

  const visitor = await (await browser.newContext()).newPage();
  const mail = await openMessage(visitor, newcomer.email, 'Your account is restricted');
  await expect(mail).toContainText('“Rules of the house: Read all of them at rules.example.com.”');
  await mail.getByRole('link', { name: 'Appeal' }).click();
  await untilHydrated(visitor);
  await expect(banner(visitor)).toHaveCount(0);
  await expectGoodOnEachScreen(visitor);
  await visitor
    .getByRole('textbox', { name: /^Why is this decision wrong/ })
    .fill('Those are the rules of the place itself.');
  await visitor.getByRole('button', { name: 'Send Appeal' }).click();
  await expect(visitor.getByText('Your appeal has been sent. We’ll email you the answer.')).toBeVisible();
  await visitor.context().close();

  const { id: memberId } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  await upholdAppeal(administrator, request, memberId, project.name);
  await open(page, `/business/${other}`);
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Write a Review' }).click();
  await expect(reviewField(page)).toHaveValue(WORDS);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review submitted!').first()).toBeVisible();
  const reviews = await request.get(`/api/businesses/${reviewed}/reviews?limit=100`);
  expect(await reviews.text()).toContain('Rules of the house');
});
