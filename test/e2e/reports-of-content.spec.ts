import { reviewedBusiness } from './support/businesses.js';
import { expect, open, test } from './support/strict-test.js';
import { signIn } from './support/member.js';
import { expectGoodOnEachScreen, onPhone } from './support/screens.js';

/** The smallest touch target on a phone. */
const TARGET_PX = 44;

test('a visitor reports a review and a photo with the keyboard, and focus returns to the button', async ({
  page,
  request,
}) => {
  const { id, name } = await reviewedBusiness(request);
  await open(page, `/business/${id}`);
  // The newest review may belong to another test, which deletes it.
  const button = page.getByRole('button', { name: /^Report review by / }).last();
  await onPhone(page, async () => {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(TARGET_PX);
  });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report', exact: true });
  await expect(dialog).toBeVisible();
  await expectGoodOnEachScreen(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.press('Enter');
  await dialog.getByRole('button', { name: 'Send Report' }).press('Enter');
  await expect(dialog.getByText('Please choose a reason')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: /^Reason/ })).toBeFocused();
  await page.keyboard.press('S');
  await dialog.getByRole('textbox', { name: 'What’s wrong?' }).fill('It only names a shop.');
  await dialog.getByRole('textbox', { name: 'Email' }).press('Enter');
  await expect(page.getByText('Report Submitted').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.getByRole('button', { name: /^Open photo 2 of / }).press('Enter');
  const gallery = page.getByRole('dialog', { name });
  const flag = gallery.getByRole('button', { name: `Report photo 2 of ${name}` });
  await flag.press('Enter');
  // The dialog is visible before it has the focus; until then, Escape would close the gallery behind it.
  await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(flag).toBeFocused();
});

test(
  "a member can report another member's pet, but not their own",
  { tag: '@any-screen' },
  async ({ page, request }) => {
    const pets = (await (await request.get('/api/pet-profiles/public')).json()) as { id: number; userId: string }[];
    await signIn(page, 'cleo', '/pet-profiles');
    const { id: viewer } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
    // The newest pet may belong to another test, which deletes it.
    const pet = pets.findLast(({ userId }) => userId !== viewer);
    await open(page, `/pet-profiles/${String(pet?.id)}`);
    await page.getByRole('button', { name: /^Report .+’s pet profile$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Report', exact: true });
    await dialog.getByRole('combobox', { name: /^Reason/ }).selectOption('Something else');
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    await expect(dialog.getByText('Please explain what is wrong in at least 10 characters')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'What’s wrong?' }).fill('This is the photo of my own dog.');
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    await expect(page.getByText('Report Submitted').first()).toBeVisible();

    const own = (await (await page.request.get('/api/pet-profiles/user')).json()) as { id: number }[];
    await open(page, `/pet-profiles/${String(own.at(-1)?.id)}`);
    await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Report/ })).toHaveCount(0);
  },
);
