import type { Page, TestInfo } from '@playwright/test';
import { expect, open, test, untilHydrated } from './support/strict-test.js';
import { join } from './support/session.js';
import { expectGoodInBothThemesOnEachScreen } from './support/screens.js';

interface Listed {
  readonly id: number;
  readonly name: string;
}

const nameOf = ({ project, repeatEachIndex, retry }: TestInfo): string =>
  `${project.name}-${String(repeatEachIndex)}-${String(retry)}`;

/** Signs in as a new member, whose lists no other test changes, on the page of saved places. */
async function joinAs(page: Page, name: string): Promise<void> {
  await join(page, { email: `${name}@example.com`, password: 'nine velvet herons' });
  await open(page, '/saved');
}

/** Returns the cards of a search that have a street address. */
async function addressed(page: Page, query: string): Promise<Listed[]> {
  const answer = await page.request.get(`/api/businesses?limit=50&${query}`);
  const found = (await answer.json()) as (Listed & { readonly address: string | null })[];
  return found.filter(({ address }) => address !== null);
}

/** Makes a list of the signed-in member with these places, through the API. */
async function makeList(page: Page, name: string, places: readonly Listed[]): Promise<number> {
  const origin = new URL(page.url()).origin;
  const headers = { origin };
  const made = await page.request.post('/api/user/lists', { data: { name }, headers });
  const { id } = (await made.json()) as { id: number };
  for (const place of places) {
    await page.request.put(`/api/user/lists/${String(id)}/places/${String(place.id)}`, { data: {}, headers });
  }
  return id;
}

const stops = (page: Page) => page.locator('ol h2').allTextContents();

test('a saved place is put in another list from the toast, by keyboard', async ({ page }, testInfo) => {
  await joinAs(page, `keeper-${nameOf(testInfo)}`);
  await open(page, '/browse?category=hotels');
  await untilHydrated(page);
  const card = page.locator('section[aria-labelledby="results"] article').first();
  const name = (await card.getByRole('heading').textContent())!;
  const heart = card.getByRole('button', { name: `Save ${name}` });
  await heart.press('Enter');
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast.getByText('Saved to “Saved”', { exact: true })).toBeVisible();
  await page.keyboard.press('F8');
  await toast.getByRole('button', { name: 'Change' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose lists' });
  await expect(dialog.getByRole('checkbox', { name: 'Saved', exact: true })).toBeChecked();
  await expectGoodInBothThemesOnEachScreen(page);
  await dialog.getByRole('button', { name: 'New list' }).press('Enter');
  await dialog.getByLabel('Name of the new list').fill('Road trip');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('checkbox', { name: 'Road trip' })).toBeChecked();
  // The next page must not be read before the place is out of the list.
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await dialog.getByRole('checkbox', { name: 'Saved', exact: true }).press('Space');
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await removed;
  await expect(heart).toBeFocused();

  await open(page, '/saved');
  await expect(page.getByRole('listitem').filter({ hasText: 'Road trip' })).toContainText('1 place');
  await expect(page.getByRole('listitem').filter({ hasText: /^Saved/ })).toContainText('0 places');
  await untilHydrated(page);
  await page.getByRole('button', { name: `Save ${name}` }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Road trip' })).toContainText('0 places');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Road trip' })).toContainText('1 place');
});

test('a list has notes, a map, and an order, and can be renamed and deleted', async ({ page }, testInfo) => {
  await joinAs(page, `noter-${nameOf(testInfo)}`);
  const places = (await addressed(page, 'location=Austin')).slice(0, 3);
  const name = 'Picnics';
  const id = await makeList(page, name, places);
  await open(page, `/saved/lists/${String(id)}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await untilHydrated(page);
  const [first] = places as [Listed];
  await page.getByRole('button', { name: `Add note about ${first.name}` }).click();
  const noting = page.getByRole('dialog');
  await noting.getByLabel('Note').fill('Bring a blanket.');
  await noting.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Bring a blanket.')).toBeVisible();
  await page.getByLabel('Sort by').selectOption('name');
  await expect(page).toHaveURL(/\?sort=name$/);
  const sorted = places.map((place) => place.name).toSorted((one, other) => one.localeCompare(other, 'en-US'));
  await expect(page.locator('article').getByRole('heading')).toHaveText(sorted);
  await page.getByRole('button', { name: 'Show on a map' }).click();
  await expect(page.getByRole('region', { name: 'Map of the list' }).getByRole('button').first()).toBeVisible();
  await expectGoodInBothThemesOnEachScreen(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(`${name}!`);
  await page.getByRole('button', { name: 'Rename list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name}!` })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).click();
  await expect(page).toHaveURL(/\/saved$/);
  await expect(page.getByText(`${name}!`, { exact: true })).toHaveCount(0);
});

test('a trip is ordered by keyboard, opened in maps, shared, and printed by a visitor', async ({
  page,
  browser,
}, testInfo) => {
  await joinAs(page, `traveler-${nameOf(testInfo)}`);
  const places = (await addressed(page, 'location=Texas')).slice(0, 12);
  const name = 'Grand tour';
  const id = await makeList(page, name, places);
  const [first, second] = places.map((place) => place.name) as [string, string];
  await open(page, `/saved/lists/${String(id)}/trip`);
  await untilHydrated(page);
  await page.getByRole('button', { name: `Move ${second} up` }).press('Enter');
  await expect(page.getByRole('button', { name: `Move ${second} down` })).toBeFocused();
  expect((await stops(page)).slice(0, 2)).toEqual([second, first]);
  await expect(page.getByText('this trip has 2 parts')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open in Google Maps/ })).toHaveCount(2);
  await expectGoodInBothThemesOnEachScreen(page);
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/user/lists/${String(id)}/places?sort=trip&limit=2`);
      return ((await answer.json()) as Listed[]).map((place) => place.name);
    })
    .toEqual([second, first]);

  await open(page, `/saved/lists/${String(id)}`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await expectGoodInBothThemesOnEachScreen(page);

  const visitor = await (await browser.newContext()).newPage();
  await open(visitor, link);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectGoodInBothThemesOnEachScreen(visitor);
  const trip = visitor.getByRole('link', { name: 'Open as a trip' });
  await visitor.emulateMedia({ media: 'print' });
  await expect(trip).toBeHidden();
  await visitor.emulateMedia({ media: 'screen' });
  await trip.click();
  await expect(visitor.locator('ol h2')).toHaveCount(12);
  expect((await stops(visitor)).slice(0, 2)).toEqual([second, first]);
  await visitor.emulateMedia({ media: 'print' });
  await expect(visitor.getByRole('banner')).toBeHidden();
  await expect(visitor.getByRole('link', { name: /^Open in Google Maps/ }).first()).toBeHidden();
  await expect(visitor.getByText(/^Pets:/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('The link no longer works', { exact: true })).toBeVisible();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await visitor.context().close();
});
