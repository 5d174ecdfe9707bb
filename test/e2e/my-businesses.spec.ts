import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, open, test } from './support/faultless.js';
import { signIn } from './support/member.js';

test('a visitor is sent from the own businesses to sign in and back to them', async ({ request }) => {
  const answer = await request.get('/my-businesses', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toBe('/api/login?returnTo=%2Fmy-businesses');
});

for (const [who, what] of [
  ['olive', 'with businesses'],
  ['newbie', 'without one'],
] as const) {
  test(`the own businesses of a member ${what} are accessible and fit the screen, in both themes`, async ({ page }) => {
    await signIn(page, who, '/auth-help');
    await open(page, '/my-businesses');
    await expect(page.getByRole('heading', { level: 1, name: 'My Businesses' })).toBeVisible();
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });
}
