import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test, untilHydrated } from './support/strict-test.js';
import { signIn } from './support/member.js';

const CLEO = '00000000-0000-4000-8000-000000000003';
const HOUR_MS = 3_600_000;

/** Returns a business that only this test and screen review, and that Cleo has not reviewed in the demo data. */
async function unusedBusiness(request: APIRequestContext, isMobile: boolean, number: number): Promise<number> {
  const response = await request.get('/api/businesses?category=homes&sort=name&limit=100');
  const places = (await response.json()) as { id: number; ownerId: string | null; reviewCount: number }[];
  const written = await request.get(`/api/users/${CLEO}/reviews?limit=100`);
  const reviews = (await written.json()) as { createdAt: string; business: { id: number } }[];
  // Reviews that other tests write at the same time must not change the choice.
  const old = reviews.filter(({ createdAt }) => Date.parse(createdAt) < Date.now() - HOUR_MS);
  const reviewed = new Set(old.map(({ business }) => business.id));
  const free = places.filter(
    ({ id, ownerId, reviewCount }) => ownerId === null && reviewCount > 0 && !reviewed.has(id),
  );
  return free[number * 2 + (isMobile ? 1 : 0)]!.id;
}

async function fillReview(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Write a Review' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await dialog.getByRole('radio', { name: '4 stars' }).check();
  await dialog.getByRole('textbox', { name: /^Title/ }).fill(title);
  await dialog.getByRole('textbox', { name: /^Review/ }).fill('We came with three dogs <b>and</b> stayed.');
}

test('a member writes, edits, and deletes a review, and the review count follows', async ({
  page,
  request,
  isMobile,
}) => {
  test.slow();
  const id = await unusedBusiness(request, isMobile, 0);
  await signIn(page, 'cleo', `/business/${id}`);
  await untilHydrated(page);
  const heading = page.getByRole('heading', { name: /^Reviews \(\d+\)$/ });
  const count = Number(/\d+/.exec((await heading.textContent())!)![0]);
  await fillReview(page, 'Lovely <script>patio</script>');
  await page
    .getByLabel('Add photo')
    .setInputFiles('infrastructure/demo-data/pictures/files/hotels-1-at-60-70-800.webp');
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review submitted!').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: `Reviews (${count + 1})` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lovely <script>patio</script>' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo 1 of the review' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write a Review' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Your review' }).click();
  await page.getByRole('menuitem', { name: 'Edit Review' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Title/ })
    .fill('Lovely meadow');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { name: 'Lovely meadow' })).toBeVisible();

  await page.getByRole('button', { name: 'Your review' }).click();
  await page.getByRole('menuitem', { name: 'Delete Review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Review' }).click();
  await expect(page.getByRole('heading', { name: `Reviews (${count})` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lovely meadow' })).toHaveCount(0);
});

test(
  'the review form shows an error at each field and keeps its text after a reload',
  { tag: '@any-screen' },
  async ({ page, request, isMobile }) => {
    const id = await unusedBusiness(request, isMobile, 1);
    await signIn(page, 'cleo', `/business/${id}`);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Write a Review' }).click();
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await expect(page.getByText('Title is required')).toBeVisible();
    await expect(page.getByText('Review must be at least 10 characters')).toBeVisible();
    await page.getByRole('textbox', { name: /^Title/ }).fill('x'.repeat(101));
    await expect(page.getByText('101/100 characters')).toBeVisible();
    await expect(page.getByText('Limit exceeded')).toBeVisible();
    await page.reload();
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Write a Review' }).click();
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('x'.repeat(101));
  },
);

test('a helpful vote counts once and can be removed', { tag: '@any-screen' }, async ({ page, request, isMobile }) => {
  const id = await unusedBusiness(request, isMobile, 2);
  await signIn(page, 'newbie', `/business/${id}`);
  await untilHydrated(page);
  // Found by its title, because other tests may add reviews at the same time.
  const reviews = page.getByRole('list', { name: 'Newest reviews' }).getByRole('listitem');
  const title = (await reviews.first().getByRole('heading').textContent())!;
  const button = reviews
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .first()
    .getByRole('button', { name: /^Helpful/ });
  const before = (await button.textContent())!;
  // The button shows the vote before the server has stored it, and a reload would cancel the request.
  const stored = page.waitForResponse((response) => response.url().endsWith('/helpful'));
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).not.toHaveText(before);
  expect((await stored).status()).toBeLessThan(300);
  await page.reload();
  await untilHydrated(page);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(button).toHaveText(before);
});

test(
  'writing a review or voting leads visitors to sign in',
  { tag: '@any-screen' },
  async ({ page, request, isMobile }) => {
    const id = await unusedBusiness(request, isMobile, 3);
    await open(page, `/business/${id}`);
    await expect(page.getByRole('link', { name: 'Sign In to Review' })).toHaveAttribute(
      'href',
      new RegExp(String.raw`^/sign-in\?returnTo=%2Fbusiness%2F${id}%23`),
    );
    await page
      .getByRole('button', { name: /^Helpful/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Sign in to mark a review/ })).toBeVisible();
  },
);
