import type { Locator, Page } from '@playwright/test';
import { schemaTypeOf } from '../../interfaces/contract/shared/words.js';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test,
} from './support/strict-test.js';
import { reviewedBusiness, businessWithContacts } from './support/businesses.js';

test('a business page shows all specified parts, with name, rating, and actions visible without scrolling', async ({
  page,
  request,
  isMobile,
}) => {
  const place = await businessWithContacts(request);
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1280, height: 800 });
  await open(page, `/business/${place.id}`);
  for (const seen of [
    page.getByRole('button', { name: /^Open photo 1 of/ }),
    page.getByRole('heading', { level: 1, name: place.name }),
    page.getByRole('link', { name: `(${String(place.reviewCount)} reviews)` }),
    page.getByText(`${place.address}, ${place.city!}, ${place.state!}`),
    ...['Call', 'Directions', 'Website'].map((name) =>
      page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name }),
    ),
    ...['Save', 'Share'].map((name) => page.getByRole('button', { name, exact: true }).first()),
  ]) {
    await expect(seen).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
  for (const name of ['About', 'Contact Information', 'Quick Stats', 'Photos']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: `Reviews (${place.reviewCount})` })).toBeVisible();
  await expect(page.getByText('Sign In to Share Your Experience')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In to Review' })).toHaveAttribute(
    'href',
    `/sign-in?returnTo=%2Fbusiness%2F${place.id}%23intent-review-${place.id}`,
  );
  const title = await page.title();
  expect(title.slice(0, place.name.length)).toBe(place.name);
  expect(title.slice(place.name.length)).toMatch(/^ - Pet-Friendly .+ in .+, [A-Z]{2}$/);
  if (!isMobile) return;
  // On a phone, the bar is in reach all the way. The footer slides over it, and ends above it.
  const bar = page.getByRole('navigation', { name: 'Quick actions' });
  await page.getByRole('heading', { name: 'Nearby and similar' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await isOnTop(bar)).toBe(true);
  await page.getByRole('contentinfo').evaluate((footer) => {
    const { top, height } = footer.getBoundingClientRect();
    window.scrollBy({ top: top + height / 2 - window.innerHeight, behavior: 'instant' });
  });
  expect(await isOnTop(bar)).toBe(false);
  const call = bar.getByRole('link', { name: 'Call' });
  await call.focus();
  await page.keyboard.press('Shift');
  expect(await isOnTop(bar)).toBe(true);
  await call.blur();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await isOnTop(bar)).toBe(true);
  const rights = page.getByRole('contentinfo').getByText('All rights reserved.');
  await expect(rights).toBeInViewport({ ratio: 1 });
  expect(await isOnTop(rights)).toBe(true);
});

/** Whether a pointer at the middle of the element would reach it. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('pet rules and hours are next to the actions, and the map is drawn on the way to it', async ({
  page,
  request,
  isMobile,
}) => {
  const place = await businessWithContacts(request);
  await open(page, `/business/${place.id}`);
  const top = async (name: string | RegExp) => (await page.getByRole('region', { name }).boundingBox())!.y;
  const [fit, policy, hours, contact] = [
    await top('Can your pet come?'),
    await top('Pet policy'),
    await top('Hours'),
    await top('Contact Information'),
  ];
  expect(fit).toBeLessThan(policy);
  expect(isMobile ? policy < hours : policy === hours).toBe(true);
  expect(hours).toBeLessThan(contact);
  const map = page.getByRole('region', { name: /^Map of the location of / });
  await expect(map.locator('canvas')).toHaveCount(0);
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('canvas')).toBeVisible();
  // It takes no focus from the reader.
  await expect(map.locator('canvas')).not.toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
  if (isMobile) return;
  await page.getByRole('heading', { name: /^Reviews/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Contact Information' })).toBeInViewport({ ratio: 1 });
});

test(
  'a place on paper is black on white, without what only a screen can do',
  { tag: '@any-screen' },
  async ({ page, request }) => {
    const place = await businessWithContacts(request);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await open(page, `/business/${place.id}`);
    for (const seen of [
      page.getByRole('heading', { level: 1, name: place.name }),
      page.getByRole('heading', { name: 'Pet policy' }),
      page.getByRole('heading', { name: 'Hours' }),
      page.getByRole('link', { name: place.phone! }),
      page.getByText(new RegExp(`/business/${place.id}$`)),
    ]) {
      await expect(seen).toBeVisible();
    }
    for (const hidden of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('navigation'),
      page.getByText('Skip to main content'),
      page.getByText('Sign In to Share Your Experience'),
      page.getByText('Browse all places'),
      page.getByRole('heading', { name: 'Nearby and similar' }),
    ]) {
      await expect(hidden.filter({ visible: true })).toHaveCount(0);
    }
    await expect(page.locator('main').getByRole('button', { name: /^(?!Open photo)/ })).toHaveCount(0);
    const photo = await page.getByRole('button', { name: /^Open photo 1 of/ }).boundingBox();
    expect(photo!.width).toBeLessThan(200);
    const colors = await page.locator('body').evaluate((body) => {
      const { color } = getComputedStyle(body);
      return [color, getComputedStyle(document.documentElement).backgroundColor];
    });
    expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  },
);

test('the gallery shows all photos by button and by arrow key', async ({ page, request, isMobile }) => {
  const { id, images } = await reviewedBusiness(request);
  const total = images.length;
  await open(page, `/business/${id}`);
  await page.getByRole('button', { name: `Open photo 1 of ${total}` }).click();
  const gallery = page.getByRole('dialog');
  await expect(gallery.getByText(`1 of ${total}`)).toBeVisible();
  await expect(gallery.getByText('Swipe left or right to navigate', { exact: true })).toBeVisible();
  await expect(gallery.getByText(', or use the arrow keys')).toBeVisible({ visible: !isMobile });
  await expect(gallery.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expectAccessible(page);
  await gallery.getByRole('button', { name: 'Next' }).click();
  await expect(gallery.getByText(`2 of ${total}`)).toBeVisible();
  for (let photo = 2; photo < total; photo++) await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText(`${total} of ${total}`)).toBeVisible();
  await expect(gallery.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(gallery).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Open photo 1 of ${total}` })).toBeFocused();
});

test(
  'the back link returns to the previous list and never leaves the site',
  { tag: '@any-screen' },
  async ({ page, request }) => {
    const { id } = await reviewedBusiness(request);
    const back = page.getByRole('link', { name: 'Back to search results' });
    await open(page, `/business/${id}?from=${encodeURIComponent('/browse?category=events')}`);
    await expect(back).toHaveAttribute('href', '/browse?category=events');
    await open(page, `/business/${id}?from=%2Fsaved`);
    await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/saved');
    await open(page, `/business/${id}?from=${encodeURIComponent('//elsewhere.example/')}`);
    await expect(page.getByRole('link', { name: 'Browse all places' })).toHaveAttribute('href', '/browse');
    await expect(back).toHaveCount(0);
    await open(page, '/browse?category=services');
    await open(page, `/business/${id}`);
    await expect(back).toHaveAttribute('href', '/browse?category=services');
  },
);

test('the page of an unknown business says that it was not found', { tag: '@any-screen' }, async ({ page }) => {
  await open(page, '/business/2147483647');
  await expect(page.getByRole('heading', { name: 'Business not found' })).toBeVisible();
  await expect(page.getByText("The business you're looking for doesn't exist or has been removed.")).toBeVisible();
});

test(
  'a business page has structured data and social media tags',
  { tag: '@any-screen' },
  async ({ page, request, baseURL }) => {
    const { id, name, kind, category } = await reviewedBusiness(request);
    await open(page, `/business/${id}?from=%2Fbrowse`);
    const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);
    const { types } = schemaTypeOf(kind, category);
    expect([facts['@type']].flat()).toEqual(types);
    expect(facts).toMatchObject({ name, address: { addressCountry: 'US' } });
    expect(facts.aggregateRating.reviewCount).toBeGreaterThan(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL!}/business/${id}`);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description!.length).toBeLessThanOrEqual(120);
  },
);

test('sharing a business copies or shares its link and shows the outcome', async ({
  page,
  context,
  request,
  baseURL,
  isMobile,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Keeps the test from opening another site or app.
  await page.addInitScript(() => {
    window.open = () => ({}) as Window;
    Object.assign(navigator, { share: () => Promise.resolve() });
  });
  const { id } = await reviewedBusiness(request);
  await open(page, `/business/${id}`);
  const contact = page.getByRole('region', { name: 'Contact Information' });
  const share = async (where: string, said: string, around: Page | Locator = page) => {
    await around.getByRole('button', { name: 'Share' }).first().click();
    await page.getByRole('menuitem', { name: where }).click();
    await expect(page.getByText(said).first()).toBeVisible();
  };
  await page.getByRole('button', { name: 'Share' }).first().click();
  for (const [name, start] of [
    ['Messages', 'sms:'],
    ['WhatsApp', 'https://wa.me/'],
    ['Email', 'mailto:'],
  ] as const) {
    await expect(page.getByRole('menuitem', { name })).toHaveAttribute('href', new RegExp(`^${start}`));
  }
  await page.keyboard.press('Escape');
  await share('Copy Link', 'Copied to clipboard!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL!}/business/${id}`);
  await share('Instagram', 'Ready for Instagram!', contact);
  await share('Facebook', isMobile ? 'Shared to Facebook' : 'Facebook share opened');
  await page.evaluate(() => {
    window.open = () => null;
    Object.assign(navigator, { share: () => Promise.reject(new Error('Not here')) });
  });
  await share('Facebook', 'Facebook sharing not available');
});
