import { signIn } from './support/member.js';
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilHydrated } from './support/strict-test.js';

test(
  'an owner states pets and hours by keyboard, and sees overlapping hours at their day',
  { tag: '@any-screen' },
  async ({ page }) => {
    await signIn(page, 'olive', '/create-business');
    await untilHydrated(page);
    await page.getByRole('textbox', { name: /^Business name/ }).fill('The Patient Hound');
    await page.getByRole('combobox', { name: /^Category/ }).selectOption('Restaurants');
    await page.getByRole('textbox', { name: /^ZIP code/ }).fill('59718');
    const section = page.getByRole('region', { name: 'Pets and hours' });

    const answer = (question: string, choice: string) =>
      section.getByRole('radiogroup', { name: question }).getByRole('radio', { name: choice, exact: true });
    await answer('Dogs', 'Not stated').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(answer('Dogs', 'Yes')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(answer('Cats', 'Not stated')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(answer('Cats', 'No')).toBeChecked();

    const hours = section.getByRole('group', { name: 'Opening hours', exact: true });
    const typeHours = async (opens: string, closes: string) => {
      await hours.getByRole('button', { name: 'Add hours on Monday' }).press('Enter');
      await page.keyboard.type(opens);
      await page.keyboard.press('Tab');
      // From the button that opens the clock.
      await page.keyboard.press('Tab');
      await page.keyboard.type(closes);
    };
    await typeHours('0900AM', '0100PM');
    await expect(hours.getByLabel('Monday: opens')).toHaveValue('09:00');
    await expect(hours.getByLabel('Monday: closes')).toHaveValue('13:00');
    await typeHours('1230PM', '0200AM');
    await hours.getByRole('button', { name: 'Copy to every day' }).press('Enter');
    await expect(hours.getByLabel('Sunday, line 2: closes')).toHaveValue('02:00');

    await page.getByRole('button', { name: 'Create Business Listing' }).press('Enter');
    const problem = hours.getByText('Monday: The hours overlap. Change or remove one of them.');
    await expect(hours).toBeFocused();
    await expect(problem).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await hours.getByLabel('Monday, line 2: opens').fill('17:00');
    await hours.getByRole('button', { name: 'Copy to every day' }).press('Enter');
    await expect(section.getByText('9 AM to 1 PM, 5 PM to 2 AM')).toBeVisible();
  },
);
