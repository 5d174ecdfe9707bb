import { expect, expectAccessible, open, test } from './support/faultless.js';
import { aBusyBusiness } from './support/businesses.js';

test('a business shows what the specification lists', async ({ page, request, isMobile }) => {
  const place = await aBusyBusiness(request);
  await open(page, `/business/${place.id}`);
  await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
  for (const name of ['About', 'Contact Information', 'Quick Stats', 'Photos']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: `Reviews (${place.reviewCount})` })).toBeVisible();
  await expect(page.getByText('Sign In to Share Your Experience')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In to Review' })).toHaveAttribute('href', '/sign-in');
  const title = await page.title();
  expect(title.slice(0, place.name.length)).toBe(place.name);
  expect(title.slice(place.name.length)).toMatch(/^ - Pet-Friendly .+ in .+, [A-Z]{2}$/);
  const actions = page.getByRole('navigation', { name: 'Quick actions' });
  await expect(actions).toBeVisible({ visible: isMobile });
});

test('the gallery goes through all photos, by button and by key', async ({ page, request }) => {
  const { id, images } = await aBusyBusiness(request);
  const total = images.length;
  await open(page, `/business/${id}`);
  await page.getByRole('button', { name: `Open photo 1 of ${total}` }).click();
  const gallery = page.getByRole('dialog');
  await expect(gallery.getByText(`1 of ${total}`)).toBeVisible();
  await expect(gallery.getByText('Swipe left or right to navigate')).toBeVisible();
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

test('the way back leads to the list one came from, and never off the site', async ({ page, request }) => {
  const { id } = await aBusyBusiness(request);
  const back = page.getByRole('link', { name: 'Back to search results' });
  await open(page, `/business/${id}?from=${encodeURIComponent('/browse?category=events')}`);
  await expect(back).toHaveAttribute('href', '/browse?category=events');
  await open(page, `/business/${id}?from=${encodeURIComponent('//elsewhere.example/')}`);
  await expect(back).toHaveAttribute('href', '/browse');
  await open(page, '/browse?category=services');
  await open(page, `/business/${id}`);
  await expect(back).toHaveAttribute('href', '/browse?category=services');
});

test('an unknown business says so', async ({ page }) => {
  await open(page, '/business/2147483647');
  await expect(page.getByRole('heading', { name: 'Business not found' })).toBeVisible();
  await expect(page.getByText("The business you're looking for doesn't exist or has been removed.")).toBeVisible();
});

test('search engines and social networks learn of the business', async ({ page, request, baseURL }) => {
  const { id, name } = await aBusyBusiness(request);
  await open(page, `/business/${id}?from=%2Fbrowse`);
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);
  expect(facts).toMatchObject({ '@type': 'LocalBusiness', name, address: { addressCountry: 'US' } });
  expect(facts.aggregateRating.reviewCount).toBeGreaterThan(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL!}/business/${id}`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/);
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  expect(description!.length).toBeLessThanOrEqual(120);
});

test('the link of a business can be copied', async ({ page, context, request, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await aBusyBusiness(request);
  await open(page, `/business/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Copy Link' }).click();
  await expect(page.getByText('Copied to clipboard!').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL!}/business/${id}`);
});
