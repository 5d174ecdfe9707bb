import { Administrator } from './support/administrator.js';
import { unclaimedBusiness } from './support/businesses.js';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, open, test } from './support/strict-test.js';

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
  const panel = page.getByRole('region', { name: 'Can Your Pet Come?' });
  await panel.getByRole('button', { name: 'Add a Pet' }).click();
  await panel.getByRole('textbox', { name: 'Weight in pounds' }).fill('70');
  await expect(panel.getByRole('status')).toContainText('No');
  await expect(panel.getByText('Dogs up to 50 lb. Yours weighs 70 lb.')).toBeVisible();
  await expect(panel.getByText(/^Confirmed \w{3} \d+, \d{4}$/).first()).toBeVisible();
  const policy = page.getByRole('region', { name: 'Pet Policy' });
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
  await filters.getByRole('button', { name: 'Show Places' }).click();
  await expect(page).toHaveURL(/pets=dog%3A70&fits=yes/);
  const card = page.getByRole('article').filter({ hasText: large!.name });
  await expect(card.getByText(/^✓\s*Fits$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Can Your Pet Come?' }).getByRole('status')).toContainText('Yes');
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Fits my pets');
  await page.getByRole('link', { name: 'Remove Fits my pets' }).click();
  await expect(page).not.toHaveURL(/pets=/);
});
