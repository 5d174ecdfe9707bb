import { Administrator } from './support/administrator.js';
import { unclaimedBusiness } from './support/businesses.js';
import { join } from './support/session.js';
import { expectGoodInBothThemesOnEachScreen } from './support/screens.js';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test,
  untilPartHydrated,
} from './support/strict-test.js';

const POLICY = {
  ...{ pets: { dog: 'yes', cat: 'no' }, maxPets: 2, maxWeightLb: 50, leash: 'required' },
  ...{ areas: { indoors: 'no', patio: 'yes' }, fee: { amount: 25, per: 'night' }, note: 'Water bowls at the door.' },
};

test('a visitor types a dog of 70 lb, learns why it can’t come, and finds places that fit', async ({
  page,
  request,
  isMobile,
}) => {
  const administrator = await Administrator.signIn(request);
  // Each screen has its own places, because both run at once.
  const [small, large] = await Promise.all([20, 22].map((nth) => unclaimedBusiness(request, isMobile ? nth : nth + 1)));
  const edit = (id: number, policy: object) =>
    administrator.patch(`/api/admin/businesses/${id}`, { policy, openingHours: 'Mo-Su 08:00-22:00', reason: 'Asked.' });
  await edit(small!.id, POLICY);
  await edit(large!.id, { pets: { dog: 'yes' }, maxWeightLb: 'none' });

  await open(page, `/business/${small!.id}`);
  const panel = page.getByRole('region', { name: 'Can your pet come?' });
  const add = panel.getByRole('button', { name: 'Add a Pet' });
  await untilPartHydrated(add);
  await add.click();
  await panel.getByRole('textbox', { name: 'Weight in pounds' }).fill('70');
  await expect(panel.getByRole('status')).toContainText('No');
  await expect(panel.getByText('Dogs up to 50 lb. Yours weighs 70 lb.')).toBeVisible();
  await expect(panel.getByText(/^Confirmed \w{3} \d+, \d{4}$/).first()).toBeVisible();
  const policy = page.getByRole('region', { name: 'Pet policy' });
  await policy.getByRole('button', { name: 'Why does it say this? Dogs up to 50 lb.' }).click();
  await expect(page.getByRole('dialog').getByText('Our team said: Dogs up to 50 lb.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(policy.getByRole('button', { name: 'Why does it say this? Dogs up to 50 lb.' })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);

  await open(page, `/browse?query=${encodeURIComponent(large!.name)}`);
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Fits my pets/ }).check();
  await expect(filters.getByRole('textbox', { name: 'Weight in pounds' })).toHaveValue('70');
  await expectAccessibleInBothThemes(page);
  await filters.getByRole('button', { name: /^Show \d+ places?$/ }).click();
  await expect(page).toHaveURL(/pets=dog%3A70&fits=yes/);
  const card = page.getByRole('article').filter({ hasText: large!.name });
  await expect(card.getByText(/^✓\s*Fits$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Can your pet come?' }).getByRole('status')).toContainText('Yes');
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Fits my pets');
  await page.getByRole('link', { name: 'Remove Fits my pets' }).click();
  await expect(page).not.toHaveURL(/pets=/);
});

test(
  'a member with two pets leaves one at home, and finds and shares places that fit the other',
  { tag: '@any-screen' },
  async ({ page, request, browser }) => {
    test.slow();
    const administrator = await Administrator.signIn(request);
    const place = await unclaimedBusiness(request, 25);
    await administrator.patch(`/api/admin/businesses/${place.id}`, {
      ...{ policy: POLICY, openingHours: 'Mo-Su 08:00-22:00', reason: 'Asked.' },
    });
    const member = {
      email: 'two-pets@example.org',
      password: 'two pets are better than one',
    };
    await join(page, member);
    for (const pet of [
      { petName: 'Rex', petType: 'dog', weight: 20 },
      { petName: 'Tom', petType: 'cat', weight: 9 },
    ]) {
      expect((await page.request.post('/api/pet-profiles', { data: pet })).ok()).toBe(true);
    }

    await open(page, `/business/${place.id}`);
    const panel = page.getByRole('region', { name: 'Can your pet come?' });
    await expect(panel.getByRole('checkbox', { name: /^Rex/ })).toBeChecked();
    await expect(panel.getByRole('status')).toContainText('No. Your pets can’t come');
    await expect(panel.getByText('Cats aren’t allowed.')).toBeVisible();
    await panel.getByRole('checkbox', { name: /^Tom/ }).press('Space');
    await panel.getByLabel('When').fill('2026-11-27T19:00');
    await expect(panel.getByRole('status')).toContainText('Yes. By all that we know, your pet can come at that time.');
    await expectGoodInBothThemesOnEachScreen(page);
    await panel.getByLabel('When').fill('2026-11-27T03:00');
    await expect(panel.getByText('Fri, Nov 27, 3 AM: Closed. Opens at 8 AM.')).toBeVisible();

    await open(page, `/browse?query=${encodeURIComponent(place.name)}`);
    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    // Nothing fits both, so the filter can't be chosen until one of them stays at home.
    await expect(filters.getByRole('checkbox', { name: /^Fits my pets/ })).toBeDisabled();
    await filters.getByRole('checkbox', { name: /^Tom/ }).uncheck();
    await expect(filters.getByRole('checkbox', { name: /^Fits my pets/ })).toBeChecked();
    await filters.getByRole('button', { name: /^Show \d+ places?$/ }).click();
    await expect(page).toHaveURL(/pets=dog%3A20%3Amedium&fits=yes/);
    await expect(
      page
        .getByRole('article')
        .filter({ hasText: place.name })
        .getByText(/^✓\s*Fits$/),
    ).toBeVisible();

    // The link works for someone else, and finds nothing for a cat.
    const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
    await other.goto(page.url());
    await expect(
      other
        .getByRole('article')
        .filter({ hasText: place.name })
        .getByText(/^✓\s*Fits$/),
    ).toBeVisible();
    await other.goto(`${page.url().replace('dog%3A20%3Amedium', 'cat')}&exact=true`);
    await expect(other.getByText(/^No place here is sure to take your pet\./)).toBeVisible();
    await other.close();
  },
);

test(
  'a card says whether its place is open by the reader’s clock, also while the page stays open',
  {
    tag: '@any-screen',
  },
  async ({ page, request }) => {
    const administrator = await Administrator.signIn(request);
    const place = await unclaimedBusiness(request, 26);
    const change = { openingHours: 'Mo-Su 08:00-22:00', reason: 'Asked.' };
    await administrator.patch(`/api/admin/businesses/${place.id}`, change);
    // Night, and later day, in all time zones of the United States.
    await page.clock.setFixedTime('2026-11-27T09:00:00Z');
    await open(page, `/browse?query=${encodeURIComponent(place.name)}`);
    const card = page.getByRole('article').filter({ hasText: place.name });
    await expect(card.getByText('Closed · Opens at 8 AM')).toBeVisible();
    await page.clock.setFixedTime('2026-11-27T19:00:00Z');
    await expect(card.getByText('Open now · Closes at 10 PM')).toBeVisible({ timeout: 20_000 });
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  },
);
