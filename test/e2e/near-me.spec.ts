import { expect, open, test, untilHydrated } from './support/strict-test.js';
import { searchForm } from './support/search-form.js';
import { expectGoodInBothThemesOnEachScreen } from './support/screens.js';

const AUSTIN = { latitude: 30.2672, longitude: -97.7431 };
const cards = 'section[aria-labelledby="results"] article';

test('Near me lists the nearest places first, within the chosen radius', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(AUSTIN);
  await open(page, '/browse?category=restaurants');
  await (await searchForm(page)).getByRole('button', { name: 'Near me' }).click();
  await expect(page).toHaveURL(/category=restaurants&latitude=30\.267&longitude=-97\.743&sort=distance/);
  await expect(page.getByText(/businesses found in Restaurants near you/)).toBeVisible();
  await expect(page.getByLabel('Sort by')).toHaveValue('distance');
  await expect(page.getByLabel('Within')).toHaveValue('10');
  const miles = (await page.locator(cards).allTextContents()).map((text) =>
    Number(/([\d.]+) miles away/.exec(text)![1]),
  );
  expect(miles.length).toBeGreaterThan(1);
  expect(miles).toEqual([...miles].sort((a, b) => a - b));

  await page.getByLabel('Within').selectOption('5');
  await expect(page).toHaveURL(/radius=5/);
  await expect(page.locator(cards).first()).toContainText('miles away');
  await page.goBack();
  await expect(page.getByLabel('Within')).toHaveValue('10');
});

test(
  'the home page shows places near the shared location, uncached, until the location is forgotten',
  { tag: '@any-screen' },
  async ({ page, context, request }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(AUSTIN);
    await open(page, '/');
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(page).toHaveURL(/latitude=30\.267/);
    const response = (await page.goto('/'))!;
    expect([response.headers()['cache-control'], (await response.text()).includes('>Near you<')]).toEqual([
      'private, no-store',
      true,
    ]);
    await untilHydrated(page);
    const near = page.getByRole('region', { name: 'Near you' });
    await expect(near.getByRole('article')).toHaveCount(3);
    await expect(near.getByRole('link', { name: /^Austin, TX \d+ places, 0\.\d miles$/ })).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(page);
    expect(await (await request.get('/')).text()).not.toContain('>Near you<');
    await near.getByRole('button', { name: 'Forget My Location' }).click();
    await expect(page.getByText(/^We’ve forgotten your location\./)).toBeFocused();
    await expect(near).toHaveCount(0);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('place');
  },
);

test(
  'without permission for the location, Near me explains it and a typed place still works',
  { tag: '@any-screen' },
  async ({ page, context }) => {
    await context.clearPermissions();
    await open(page, '/browse');
    const form = await searchForm(page);
    await form.getByRole('button', { name: 'Near me' }).click();
    await expect(page.getByText(/You can enter a city or ZIP code instead\./)).toBeVisible();
    await form.getByRole('combobox', { name: 'Location' }).fill('Austin, TX');
    await form.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText(/businesses found near Austin, TX/)).toBeVisible();
  },
);
