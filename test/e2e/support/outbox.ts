import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the outbox and waits for the newest message that contains all of these texts. */
export async function openMessage(page: Page, ...texts: readonly string[]): Promise<Locator> {
  let message = page.getByRole('article');
  for (const hasText of texts) message = message.filter({ hasText });
  const newest = message.first();
  await expect(async () => {
    await page.goto('/dev/outbox');
    await expect(newest).toBeVisible({ timeout: 500 });
  }).toPass();
  return newest;
}
