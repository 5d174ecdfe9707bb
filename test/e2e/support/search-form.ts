import type { Locator, Page } from '@playwright/test';

/** The search of Browse: a row on a wide screen, else behind what was looked for. */
export async function searchForm(page: Page): Promise<Locator> {
  const pill = page.getByRole('button', { name: /^Search: / });
  if (await pill.isVisible()) await pill.click();
  return page.getByRole('search', { name: 'Places' });
}
