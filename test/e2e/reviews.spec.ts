import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test, untilRunning } from './support/faultless.js';
import { signIn } from './support/member.js';

const CLEO = '00000000-0000-4000-8000-000000000003';
const HOUR_MS = 3_600_000;

/** A business that no other test writes about, nor Cleo in the demo data: by the screen and the number of the test. */
async function aBusinessFor(request: APIRequestContext, isMobile: boolean, number: number): Promise<number> {
  const answer = await request.get('/api/businesses?category=homes&sort=name&limit=100');
  const places = (await answer.json()) as { id: number; ownerId: string | null; reviewCount: number }[];
  const written = await request.get(`/api/users/${CLEO}/reviews?limit=100`);
  const reviews = (await written.json()) as { createdAt: string; business: { id: number } }[];
  // What other tests write at this moment must not change the choice.
  const old = reviews.filter(({ createdAt }) => Date.parse(createdAt) < Date.now() - HOUR_MS);
  const reviewed = new Set(old.map(({ business }) => business.id));
  const free = places.filter(
    ({ id, ownerId, reviewCount }) => ownerId === null && reviewCount > 0 && !reviewed.has(id),
  );
  return free[number * 2 + (isMobile ? 1 : 0)]!.id;
}

async function write(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Write a Review' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await dialog.getByRole('radio', { name: '4 stars' }).check();
  await dialog.getByRole('textbox', { name: /^Title/ }).fill(title);
  await dialog.getByRole('textbox', { name: /^Review/ }).fill('We came with three dogs <b>and</b> stayed.');
}

test('a member writes, changes and deletes a review, and the figures follow', async ({ page, request, isMobile }) => {
  test.slow();
  const id = await aBusinessFor(request, isMobile, 0);
  await signIn(page, 'cleo', `/business/${id}`);
  await untilRunning(page);
  const heading = page.getByRole('heading', { name: /^Reviews \(\d+\)$/ });
  const count = Number(/\d+/.exec((await heading.textContent())!)![0]);
  await write(page, 'Lovely <script>patio</script>');
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

test('a review says beside each field what is wrong, and loses nothing on a reload', async ({
  page,
  request,
  isMobile,
}) => {
  const id = await aBusinessFor(request, isMobile, 1);
  await signIn(page, 'cleo', `/business/${id}`);
  await untilRunning(page);
  await page.getByRole('button', { name: 'Write a Review' }).click();
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expect(page.getByText('Review must be at least 10 characters')).toBeVisible();
  await page.getByRole('textbox', { name: /^Title/ }).fill('x'.repeat(101));
  await expect(page.getByText('101/100 characters')).toBeVisible();
  await expect(page.getByText('Limit exceeded')).toBeVisible();
  await page.reload();
  await untilRunning(page);
  await page.getByRole('button', { name: 'Write a Review' }).click();
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('x'.repeat(101));
});

test('a helpful vote is counted once and can be taken back', async ({ page, request, isMobile }) => {
  const id = await aBusinessFor(request, isMobile, 2);
  await signIn(page, 'newbie', `/business/${id}`);
  await untilRunning(page);
  // By its words, as others may write meanwhile.
  const reviews = page.getByRole('list', { name: 'Newest reviews' }).getByRole('listitem');
  const words = (await reviews.first().getByRole('heading').textContent())!;
  const button = reviews
    .filter({ has: page.getByRole('heading', { name: words, exact: true }) })
    .first()
    .getByRole('button', { name: /^Helpful/ });
  const before = (await button.textContent())!;
  // The button shows the vote before it is kept, and a page that is left takes along what it has not sent.
  const kept = page.waitForResponse((response) => response.url().endsWith('/helpful'));
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).not.toHaveText(before);
  expect((await kept).status()).toBeLessThan(300);
  await page.reload();
  await untilRunning(page);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(button).toHaveText(before);
});

test('visitors are led to sign in before they write or vote', async ({ page, request, isMobile }) => {
  const id = await aBusinessFor(request, isMobile, 3);
  await open(page, `/business/${id}`);
  await expect(page.getByRole('link', { name: 'Sign In to Review' })).toHaveAttribute(
    'href',
    new RegExp(String.raw`^/sign-in\?returnTo=%2Fbusiness%2F${id}%23`),
  );
  await page
    .getByRole('button', { name: /^Helpful/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
});
