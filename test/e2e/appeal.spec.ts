import type { APIRequestContext, Page } from '@playwright/test';
import { Administrator } from './support/administrator.js';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test, untilRunning } from './support/faultless.js';
import { completeSignIn, signUp } from './support/newcomer.js';
import { messageWith } from './support/outbox.js';

// What the refused write answers.
test.use({ expected: /the server responded with a status of 403/ });

const WORDS = 'The terrace has three water bowls.';
const banner = (page: Page) => page.getByRole('region', { name: 'Your account' });

/** Two places that no other test writes about. */
async function places(request: APIRequestContext): Promise<readonly [number, number]> {
  const answer = await request.get('/api/businesses?category=services&sort=name&limit=100');
  const found = (await answer.json()) as { id: number; ownerId: string | null }[];
  const [first, second] = found.filter(({ ownerId }) => ownerId === null).toReversed();
  if (first === undefined || second === undefined) throw new Error('The demo data hold too few services.');
  return [first.id, second.id];
}

/** The member's review is reported, and the first administrator restricts them for it. Answers that administrator. */
async function restricted(page: Page, request: APIRequestContext, place: number): Promise<Administrator> {
  const review = { rating: 4, title: 'Rules of the house', content: 'Read all of them at rules.example.com.' };
  const written = await page.request.post(`/api/businesses/${String(place)}/reviews`, { data: review });
  const { id } = (await written.json()) as { id: number };
  const report = { targetType: 'review', targetId: id, reason: 'spam' };
  expect((await request.post('/api/reports', { data: report })).status()).toBe(201);
  const administrator = await Administrator.signIn(request);
  const waiting = await administrator.waiting<{ id: number; targetType: string; targetId: unknown }>(
    '/api/admin/reports',
  );
  const about = waiting.find(({ targetType, targetId }) => targetType === 'review' && targetId === id);
  const decision = { action: 'restrict', days: 7, reasonCode: 'spam', note: 'Please do not advertise.' };
  await administrator.decide(`/api/admin/reports/${String(about?.id)}/resolve`, decision);
  return administrator;
}

/** The appeal is decided on by another administrator than the first, who is not the only one. */
async function upheld(first: Administrator, request: APIRequestContext, email: string, project: string): Promise<void> {
  const another = { name: `Appeals ${project}`, password: 'eleven calm otters' };
  await first.decide('/api/admin/administrators', another);
  expect((await request.post('/api/admin/login', { data: another })).ok()).toBe(true);
  const appeals = await first.waiting<{ id: number; member: { email: string } }>('/api/admin/appeals');
  const appeal = appeals.find(({ member }) => member.email === email);
  await first.decide(`/api/admin/appeals/${String(appeal?.id)}/decide`, { uphold: true, note: 'You are right.' });
}

const text = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: /^Review/ });

test('a restricted member is told, loses nothing, appeals by the mail without signing in, and writes again', async ({
  page,
  request,
  browser,
}, { project }) => {
  test.slow();
  const newcomer = { email: `appeals-${project.name}@example.com`, password: 'seven patient herons' };
  await signUp(page, newcomer);
  await completeSignIn(page, newcomer);
  const [reviewed, other] = await places(request);
  const administrator = await restricted(page, request, reviewed);

  await open(page, `/business/${other}`);
  await expect(banner(page)).toContainText('You can read, but not write until');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Write a Review' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Title/ })
    .fill('Dogs drink here');
  await text(page).fill(WORDS);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText(/^Your account is restricted: until/).first()).toBeVisible();
  await expect(text(page)).toHaveValue(WORDS);

  await open(page, '/user-profile#notices');
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
  await expect(notice).toContainText('“Rules of the house: Read all of them at rules.example.com.”');
  await expect(notice.getByRole('link', { name: 'See the page' })).toHaveAttribute('href', `/business/${reviewed}`);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const visitor = await (await browser.newContext()).newPage();
  const mail = await messageWith(visitor, newcomer.email, 'Your account is restricted');
  await expect(mail).toContainText('“Rules of the house: Read all of them at rules.example.com.”');
  await mail.getByRole('link', { name: 'Appeal' }).click();
  await untilRunning(visitor);
  await expect(banner(visitor)).toHaveCount(0);
  await expectNoSidewaysScroll(visitor);
  await expectAccessible(visitor);
  await visitor
    .getByRole('textbox', { name: /^What is wrong with this decision/ })
    .fill('These rules are the place’s own.');
  await visitor.getByRole('button', { name: 'Send Appeal' }).click();
  await expect(visitor.getByText('Your appeal has been sent. You get the answer by mail.')).toBeVisible();
  await visitor.context().close();

  await upheld(administrator, request, newcomer.email, project.name);
  await open(page, `/business/${other}`);
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Write a Review' }).click();
  await expect(text(page)).toHaveValue(WORDS);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review submitted!').first()).toBeVisible();
  const reviews = await request.get(`/api/businesses/${reviewed}/reviews?limit=100`);
  expect(await reviews.text()).toContain('Rules of the house');
});
