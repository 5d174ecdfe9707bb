import { expect, expectAccessible, expectNoSidewaysScroll, open, test, untilRunning } from './support/faultless.js';
import { signIn } from './support/member.js';

const cards = 'section[aria-labelledby="results"] article';

test('a heart saves a place, which is then among the saved ones, until it is taken off', async ({ page, isMobile }) => {
  // Each screen has a list of its own, so that one does not press the other's hearts.
  const list = isMobile ? '/browse?category=services' : '/browse?category=events';
  await signIn(page, 'dora', list);
  await untilRunning(page);
  const heart = page
    .locator(cards)
    .nth(3)
    .getByRole('button', { name: /^Save / });
  const name = (await page.locator(cards).nth(3).getByRole('heading').textContent())!;
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () =>
      ((await (await page.request.get('/api/user/favorites?limit=100')).json()) as { name: string }[]).map(
        (place) => place.name,
      ),
    )
    .toContain(name);
  await open(page, '/saved');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved places' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name, exact: true }).click();
  const save = page.getByRole('button', { name: 'Saved', exact: true });
  await save.click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-pressed', 'false');
});

test('visitors are led to sign in, and back', async ({ page }) => {
  await open(page, '/browse?category=hotels');
  await page
    .locator(cards)
    .first()
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fbrowse%3Fcategory%3Dhotels$/);
  await page.goto('/saved');
  await expect(page.locator('input[name="email"]')).toBeVisible();
});
