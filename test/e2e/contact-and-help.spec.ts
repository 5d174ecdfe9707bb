import { expect, open, test, untilHydrated } from './support/strict-test.js';
import { signIn } from './support/member.js';
import { expectGoodOnEachScreen } from './support/screens.js';

test('a member sends a message and sees it with its status below the form', async ({ page }) => {
  const subject = 'May llamas ride along on a desk?';
  await signIn(page, 'ben', '/contact');
  await untilHydrated(page);
  const form = page.getByRole('form', { name: 'Contact us' });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('textbox', { name: /^Subject/ })).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('textbox', { name: /^Subject/ }).fill(subject);
  await form.getByRole('combobox', { name: /^Category/ }).selectOption({ index: 1 });
  await form.getByRole('textbox', { name: /^Message/ }).fill('We travel with two llamas and would like to know.');
  await form.getByRole('button', { name: 'Send Message' }).click();
  const own = page.getByRole('region', { name: 'Your messages' });
  const message = own.getByRole('listitem').filter({ has: page.getByRole('heading', { name: subject }) });
  await expect(message.getByText('Received')).toBeVisible();
  await expect(form.getByRole('textbox', { name: /^Subject/ })).toHaveValue('');
  // The toast is animated; the accessibility check below must not run during it.
  await expect(page.getByText('Message Sent').first()).toBeVisible();
  await expectGoodOnEachScreen(page);
});

test(
  'the help center finds answers by keyword and opens the one in the address',
  { tag: '@any-screen' },
  async ({ page }) => {
    await open(page, '/help-center');
    const search = page.getByRole('searchbox', { name: 'Search the answers' });
    const found = page.getByRole('search').getByRole('status');
    await search.fill('premium');
    await expect(found).toHaveText(/^\d+ answers? found$/);
    await search.fill('qqzzxxyyvv');
    await expect(found).toHaveText('No answers found');
    await search.fill('');
    const question = page.locator('details').filter({ hasText: 'What is a Guide Dog?' });
    const answer = question.locator('div[id]');
    await expect(answer).toBeHidden();
    const id = String(await answer.getAttribute('id'));
    await open(page, `/contact`);
    await open(page, `/help-center#${id}`);
    await expect(answer).toBeVisible();
  },
);
