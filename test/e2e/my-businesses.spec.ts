import { expect, open, test } from './support/strict-test.js';
import { signIn } from './support/member.js';
import { expectGoodInBothThemesOnEachScreen } from './support/screens.js';

test('My Businesses sends a visitor to sign in and then back', { tag: '@any-screen' }, async ({ request }) => {
  const response = await request.get('/my-businesses', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers()['location']).toBe('/api/login?returnTo=%2Fmy-businesses');
});

for (const [member, description] of [
  ['olive', 'an owner'],
  ['newbie', 'a member without a business'],
] as const) {
  test(`My Businesses of ${description} is accessible and fits the screen in both themes`, async ({ page }) => {
    await signIn(page, member);
    await open(page, '/my-businesses');
    await expect(page.getByRole('heading', { level: 1, name: 'My Businesses' })).toBeVisible();
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
    await expectGoodInBothThemesOnEachScreen(page);
  });
}
