import { endpointServer } from '../support/webhook/endpoint-server.js';
import { expect, open, test } from './support/strict-test.js';
import { Administrator } from './support/administrator.js';
import { businessPath } from './support/businesses.js';
import { signIn } from './support/member.js';
import { expectGoodInBothThemesOnEachScreen } from './support/screens.js';

const PAGES = [
  { name: 'the home page', path: '/' },
  { name: 'Browse', path: '/browse' },
  { name: 'Browse without results', path: '/browse?query=qqzzxxyyvv' },
  { name: 'Browse for recently viewed places', path: '/browse?filter=recently-viewed' },
  { name: 'the page about listings', path: '/public-business-listing' },
  { name: 'the form for recommending a business', path: '/recommend-business' },
  { name: 'the community’s pets', path: '/pet-profiles' },
  { name: 'the Guide Dogs page', path: '/guide-dogs' },
  { name: 'the Guide Dogs leaderboard', path: '/guide-dogs?tab=leaderboard' },
  { name: 'the Guide Dog profile tab for a visitor', path: '/guide-dogs?tab=profile' },
  { name: 'the page of all reviews', path: '/reviews' },
  { name: 'the page of reviews without a member', path: '/user-reviews' },
  { name: 'the resources for owners', path: '/business-resources' },
  { name: 'the listing form', path: '/create-business' },
  { name: 'the contact page', path: '/contact' },
  { name: 'the help center', path: '/help-center' },
  { name: 'the terms', path: '/terms-of-service' },
  { name: 'the privacy policy', path: '/privacy-policy' },
  { name: 'the community guidelines', path: '/community-guidelines' },
  { name: 'the copyright page', path: '/copyright' },
  { name: 'the page for partners', path: '/partners' },
  { name: 'the offline page', path: '/offline' },
  { name: 'an unknown page', path: '/no-such-page' },
  { name: 'an unknown business', path: '/business/2147483647' },
  { name: 'an unknown invitation', path: '/invitations/a-guess' },
  { name: 'an unknown offer of a business', path: '/business-transfer/a-guess' },
];

const ADMIN_PAGES = [
  { name: 'the administrators’ dashboard', path: '/admin' },
  { name: 'the feedback queue', path: '/admin/feedback' },
  { name: 'the approval queue', path: '/admin/business-approval' },
  { name: 'the reports queue', path: '/admin/reports' },
  { name: 'the appeals queue', path: '/admin/appeals' },
  { name: 'the duplicates queue', path: '/admin/duplicates' },
  { name: 'the copyright notices', path: '/admin/copyright' },
  { name: 'the account erasures', path: '/admin/erasures' },
  { name: 'the list of all listings', path: '/admin/businesses' },
  { name: 'the verification queue', path: '/admin/business-verification' },
  { name: 'the unsent messages page', path: '/admin/outgoing' },
  { name: 'the audit log', path: '/admin/audit-log' },
  { name: 'the import page', path: '/admin/import' },
  { name: 'the administrators page', path: '/admin/administrators' },
  { name: 'the claims queue', path: '/admin/claims?status=all' },
  { name: 'the ownership queue', path: '/admin/ownership' },
  { name: 'the postcards page', path: '/admin/postcards' },
  { name: 'the pet policies queue', path: '/admin/policies' },
  { name: 'the health page', path: '/admin/health' },
  { name: 'the administrators’ webhooks', path: '/admin/webhooks' },
];

/** Pages that a test opens in one browser, which then has their common code. A whole list would take too long. */
const PAGES_PER_TEST = 5;

const groupsOf = <T>(pages: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(pages.length / PAGES_PER_TEST) }, (_, n) =>
    pages.slice(n * PAGES_PER_TEST, (n + 1) * PAGES_PER_TEST),
  );

const namesOf = (pages: readonly { readonly name: string }[]): string => pages.map(({ name }) => name).join(', ');

for (const pages of groupsOf(ADMIN_PAGES)) {
  test(
    `accessible and fitting each screen, in both themes: ${namesOf(pages)}`,
    { tag: '@any-screen' },
    async ({ page }) => {
      await Administrator.signIn(page.request);
      for (const { name, path } of pages) {
        await test.step(name, async () => {
          await open(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
          await expectGoodInBothThemesOnEachScreen(page);
        });
      }
    },
  );
}

test(
  'the administrators’ pages redirect everyone else to the administrator sign-in',
  { tag: '@any-screen' },
  async ({ request }) => {
    for (const { path } of ADMIN_PAGES) {
      const response = await request.get(`${path.split('?', 1)[0]}?x=1`, { maxRedirects: 0 });
      expect([response.status(), response.headers()['location'], response.headers()['cache-control']]).toEqual([
        302,
        `/admin-login?next=${encodeURIComponent(`${path.split('?', 1)[0]}?x=1`)}`,
        'private, no-store',
      ]);
    }
  },
);

for (const pages of groupsOf(PAGES)) {
  test(
    `accessible and fitting each screen, in both themes: ${namesOf(pages)}`,
    { tag: '@any-screen' },
    async ({ page }) => {
      for (const { name, path } of pages) {
        await test.step(name, async () => {
          await open(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectGoodInBothThemesOnEachScreen(page);
        });
      }
    },
  );
}

test(
  'a business page is accessible and fits each screen in both themes',
  { tag: '@any-screen' },
  async ({ page, request }) => {
    await open(page, await businessPath(request));
    await expectGoodInBothThemesOnEachScreen(page);
  },
);

test(
  "the edit form of an owner's business is accessible and fits each screen in both themes",
  { tag: '@any-screen' },
  async ({ page }) => {
    await signIn(page, 'olive', '/my-businesses');
    await open(page, String(await page.getByRole('link', { name: /^Edit/ }).first().getAttribute('href')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(page);
  },
);

test(
  'the alerts of a member are accessible and fit each screen in both themes, also with the form of a new one',
  { tag: '@any-screen' },
  async ({ page }) => {
    await signIn(page, 'carl', '/user-profile/alerts?place=1&name=A+place');
    await expect(page.getByRole('form', { name: 'New alert' })).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(page);
  },
);

test(
  'the webhooks of a member are accessible and fit each screen in both themes, with a failed delivery and a disabled one',
  { tag: '@any-screen' },
  async ({ page }) => {
    const endpoint = await endpointServer();
    endpoint.answer = (response) => response.writeHead(503, { 'retry-after': '120' }).end('Down for maintenance');
    await signIn(page, 'ben');
    const form = { url: endpoint.url, description: 'Our customer database', eventTypes: ['review.published'] };
    const ids = [];
    for (let count = 0; count < 2; count += 1) {
      const added = await page.request.post('/api/user/webhooks', { data: form });
      ids.push(((await added.json()) as { id: string }).id);
    }
    const [shown, disabled] = ids.map((id) => `/api/user/webhooks/${id}`);
    await page.request.put(disabled!, { data: { ...form, isEnabled: false } });
    const tested = await page.request.post(`${shown}/test`);
    const { deliveryId } = (await tested.json()) as { deliveryId: string };
    await expect.poll(() => endpoint.received.length).toBe(1);
    await open(page, `/webhooks?webhook=${String(ids[0])}&delivery=${deliveryId}`);
    await expect(page.getByText('The endpoint answered with status 503.').first()).toBeVisible();
    await expect(page.getByText('Disabled', { exact: true })).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(page);
    for (const path of [shown, disabled]) await page.request.delete(path!);
    await endpoint.close();
  },
);

test(
  "the people of an owner's business are accessible and fit each screen in both themes",
  { tag: '@any-screen' },
  async ({ page }) => {
    await signIn(page, 'olive', '/my-businesses');
    await open(page, String(await page.getByRole('link', { name: 'People' }).first().getAttribute('href')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(page);
  },
);

test(
  'the ownership page of a business is accessible and fits each screen in both themes',
  { tag: '@any-screen' },
  async ({ page }) => {
    await signIn(page, 'olive', '/my-businesses');
    await open(page, String(await page.getByRole('link', { name: 'Ownership' }).first().getAttribute('href')));
    await expect(page.getByRole('heading', { name: 'Hand over this business' })).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(page);
  },
);

test(
  'unknown pages, businesses, and API calls return 404, and existing pages 200',
  { tag: '@any-screen' },
  async ({ request }) => {
    const statusOf = async (path: string) => (await request.get(path)).status();
    expect(await statusOf('/')).toBe(200);
    expect(await statusOf('/browse?category=events&no-such-parameter=1')).toBe(200);
    expect(await statusOf('/no-such-page')).toBe(404);
    expect(await statusOf('/business/2147483647')).toBe(404);
    expect(await statusOf('/business/1e3')).toBe(404);
    expect(await statusOf('/api/no-such-call')).toBe(404);
  },
);

test('an unknown page shows a 404 heading and the search', { tag: '@any-screen' }, async ({ page }) => {
  await open(page, '/no-such-page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByRole('search', { name: 'Places' })).toBeVisible();
});

test(
  'the theme of the cookie is in the HTML that the server sends',
  { tag: '@any-screen' },
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL! }]);
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

test('the footer has all specified links and texts', { tag: '@any-screen' }, async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const links = {
    Restaurants: '/browse?category=restaurants',
    Hotels: '/browse?category=hotels',
    Events: '/browse?category=events',
    Services: '/browse?category=services',
    'Guide dogs': '/guide-dogs',
    'List Your Business': '/business-sign-in',
    'Premium Features': '/public-business-listing',
    'Business resources': '/business-resources',
    'For partners': '/partners',
    'Help center': '/help-center',
    Contact: '/contact',
    'Terms of service': '/terms-of-service',
    'Privacy policy': '/privacy-policy',
    'Community guidelines': '/community-guidelines',
  };
  for (const [name, href] of Object.entries(links)) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  for (const network of ['Facebook', 'Instagram', 'LinkedIn', 'TikTok']) {
    await expect(footer.getByRole('link', { name: network })).toHaveAttribute('rel', /noopener/);
  }
  await expect(footer.getByText('Where Your Pet is Always Welcome')).toBeVisible();
  await expect(footer.getByText('© 2024')).toBeVisible();
  await expect(footer.getByText('Available on')).toBeVisible();
});

test('the header links to Browse, Reviews, the listing form, and sign-in', async ({ page, isMobile }) => {
  await open(page, '/');
  if (isMobile) await page.getByRole('banner').getByRole('button').click();
  const place = isMobile ? page.getByRole('dialog') : page.getByRole('banner');
  const links = {
    Browse: '/browse',
    Reviews: '/reviews',
    'List Your Business': '/business-sign-in',
    'Sign In': '/sign-in',
  };
  for (const [name, href] of Object.entries(links)) {
    await expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});
