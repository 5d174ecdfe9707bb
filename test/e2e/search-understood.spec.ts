import { searchForm } from './support/search-form.js';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, open, test } from './support/strict-test.js';

/** No listing has this word, so a search with it is relaxed. */
const NO_WORD = 'zyxw';

test('a search that finds nothing is relaxed and says so, and can be repeated for exactly its words', async ({
  page,
}) => {
  await open(page, '/browse?location=Austin%2C+TX');
  const form = await searchForm(page);
  const field = form.getByLabel('Search', { exact: true });
  await field.fill(`dog friendly patio ${NO_WORD}`);
  await field.press('Enter');
  const notice = page.getByText(/^No exact match for/);
  await expect(notice).toHaveText(
    new RegExp(
      `^No exact match for “dog friendly patio ${NO_WORD}” near Austin, TX\\. Showing \\d+ places? with outdoor seating within \\d+ miles of Austin, TX\\.$`,
    ),
  );
  await expect(page.getByRole('heading', { level: 1, name: /^Results for/ })).toBeFocused();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
  const top = (await page.getByRole('article').first().boundingBox())!.y;
  const bottom = await notice.evaluate((each) => each.parentElement!.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(bottom);

  await page.getByRole('link', { name: 'Search for exactly these words' }).click();
  await expect(page).toHaveURL(/exact=true/);
  await expect(page.getByRole('heading', { name: 'No businesses found' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Include similar words' }).click();
  await expect(notice).toBeVisible();
});

test('a location and a pet in the text become filters that can be removed', async ({ page }) => {
  await open(page, '/browse?query=hotel+for+large+dogs+in+denver');
  const understood = page.getByRole('list', { name: 'Understood from your words' });
  await expect(understood.getByRole('link')).toHaveText(['Remove Near Denver', 'Remove Large dog']);
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
  await understood.getByRole('link', { name: 'Remove Large dog' }).click();
  await expect(page).toHaveURL('/browse?query=hotel&location=Denver');
  await expect(page.getByText(/businesses found near Denver/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the steps of a relaxed search and corrected typos are on the page',
    { tag: '@any-screen' },
    async ({ page }) => {
      await page.goto(`/browse?query=patio+${NO_WORD}`);
      await expect(page.getByText(/^No exact match for .* Showing \d+ places? with outdoor seating\.$/)).toBeVisible();
      await page.goto('/browse?query=brewrey');
      await expect(page.getByText('Showing results for “brewery”.')).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );
});

test.describe('if the code of the notice fails to load', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

  test('what the server rendered of it stays', { tag: '@any-screen' }, async ({ page }) => {
    await page.route('**/assets/understood-notice-*.js', (route) => route.abort());
    await open(page, `/browse?query=patio+${NO_WORD}`);
    await expect(page.getByText(/^No exact match for/)).toBeVisible();
    await expect(page.getByText(/^We couldn’t load/)).toHaveCount(0);
  });
});
