import { expect, type Locator, type Page } from '@playwright/test';

/** Opens what the product has sent, and waits for the newest message that holds all of this. */
export async function messageWith(page: Page, ...texts: readonly string[]): Promise<Locator> {
  let message = page.getByRole('article');
  for (const hasText of texts) message = message.filter({ hasText });
  const newest = message.first();
  await expect(async () => {
    await page.goto('/dev/outbox');
    await expect(newest).toBeVisible({ timeout: 500 });
  }).toPass();
  return newest;
}
