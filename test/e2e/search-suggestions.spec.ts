import type { Locator, Page } from '@playwright/test';
import { searchForm } from './support/search-form.js';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, open, test } from './support/strict-test.js';

const fieldIn = (form: Locator): Locator => form.getByLabel('Search', { exact: true });
const listIn = (form: Locator): Locator => form.getByRole('listbox', { name: 'Suggestions' });

/** Presses the down arrow until the option is the active one. */
async function moveTo(field: Locator, option: Locator): Promise<void> {
  await expect(option).toBeVisible();
  const place = await option.evaluate((each) =>
    [...each.closest('[role="listbox"]')!.querySelectorAll('[role="option"]')].indexOf(each),
  );
  for (let press = 0; press <= place; press += 1) await field.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  const id = await option.getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', id!);
}

/** The best place of the directory. */
async function bestPlace(page: Page): Promise<{ readonly id: number; readonly name: string }> {
  const [best] = (await (await page.request.get('/api/businesses?limit=1')).json()) as [{ id: number; name: string }];
  return best;
}

test('the search field of the home page suggests places that the keyboard opens', async ({ page }) => {
  const { id, name } = await bestPlace(page);
  await open(page, '/');
  const form = page.getByRole('search', { name: 'Places' });
  const field = fieldIn(form);
  const before = await form.boundingBox();
  const whole = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('q') === name);
  await field.pressSequentially(name);
  await expect(field).toHaveRole('combobox');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const group = listIn(form).getByRole('group', { name: 'Places' });
  await whole;
  await expect(form.getByText(/^\d suggestions?$/)).toBeAttached();
  expect(await form.boundingBox()).toEqual(before);
  await expectNoSidewaysScroll(page);
  await moveTo(field, group.getByRole('option', { name }).first());
  await expectAccessibleInBothThemes(page);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/business/${String(id)}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the search field of Browse searches for a chosen kind, and suggests recent searches', async ({
  page,
  isMobile,
}) => {
  await open(page, '/browse');
  const form = await searchForm(page);
  const field = fieldIn(form);
  const whole = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('q') === 'groo');
  await field.pressSequentially('groo');
  await whole;
  await moveTo(field, listIn(form).getByRole('option', { name: 'Groomer', exact: true }));
  await expectAccessibleInBothThemes(page);
  // Closes the list only, not the sheet around it.
  await field.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('groo');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await field.pressSequentially('groo');
  await moveTo(field, listIn(form).getByRole('option', { name: 'Groomer', exact: true }));
  await field.press('Enter');
  await expect(page).toHaveURL(/\/browse\?query=Groomer$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Results for "Groomer"/ })).toBeFocused();

  await open(page, '/browse?location=Austin%2C+TX');
  const again = await searchForm(page);
  await fieldIn(again).click();
  if (isMobile) await fieldIn(again).press('ArrowDown');
  const recent = listIn(again).getByRole('group', { name: 'Recent searches' });
  await expect(recent.getByRole('option', { name: 'Groomer' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await recent.getByRole('option', { name: 'Clear recent searches' }).click();
  await expect(listIn(again)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
});

test.describe('without suggestions', () => {
  test.use({ expectedErrors: /Failed to load resource|the server responded with a status of 503/ });

  for (const missing of ['**/assets/query-suggestions-*.js', '**/api/suggestions?*']) {
    test(`the search field works if ${missing} fails to load`, { tag: '@any-screen' }, async ({ page }) => {
      await page.route(missing, (route) =>
        missing.includes('assets') ? route.abort() : route.fulfill({ status: 503, body: 'down' }),
      );
      await open(page, '/');
      const field = fieldIn(page.getByRole('search', { name: 'Places' }));
      await field.pressSequentially('park');
      await expect(page.getByRole('alert').filter({ hasText: /load/ })).toHaveCount(0);
      await field.press('Enter');
      await expect(page).toHaveURL(/\/browse\?query=park$/);
      await expect(page.getByRole('heading', { level: 1, name: /^Results for "park"/ })).toBeVisible();
    });
  }
});
