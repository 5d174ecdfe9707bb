import type { Locator, Page } from '@playwright/test';

/** Returns the search form of Browse. On a phone, opens it with the button that shows the current search. */
export async function searchForm(page: Page): Promise<Locator> {
  const pill = page.getByRole('button', { name: /^Search: / });
  if (await pill.isVisible()) await pill.click();
  return page.getByRole('search', { name: 'Places' });
}
