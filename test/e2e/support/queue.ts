import { expect, type Page } from '@playwright/test';

/** Selects an item of a queue by pressing j and k. Other tests may add and remove items at the same time. */
export async function goTo(page: Page, name: string): Promise<void> {
  await expect(async () => {
    const key = await page.evaluate((wanted) => {
      const entries = [...document.querySelectorAll('article')];
      const named = entries.findIndex((each) => each.querySelector('h2')?.textContent === wanted);
      const at = entries.findIndex((each) => each === document.activeElement);
      return at === named ? null : named !== -1 && named < at ? 'k' : 'j';
    }, name);
    if (key !== null) await page.keyboard.press(key);
    expect(key).toBeNull();
  }).toPass({ intervals: [50] });
  await expect(page.getByRole('article', { name })).toHaveAttribute('aria-current', 'true');
}
