import { expect, type Page } from '@playwright/test';

/** Selects an item of a queue by pressing j and k. Other tests may add and remove items at the same time. */
export async function goTo(page: Page, name: string | RegExp): Promise<void> {
  await expect(async () => {
    const key = await page.evaluate((wanted) => {
      const entries = [...document.querySelectorAll('article')];
      const names = entries.map((each) => each.querySelector('h2')?.textContent ?? '');
      const named = names.findIndex((each) => (typeof wanted === 'string' ? each === wanted : wanted.test(each)));
      const at = entries.findIndex((each) => each === document.activeElement);
      // The list may still be loading. It also loads its next page on the way down.
      if (named === -1) return 'j';
      return at === named ? null : named < at ? 'k' : 'j';
    }, name);
    if (key !== null) await page.keyboard.press(key);
    expect(key).toBeNull();
  }).toPass({ intervals: [50] });
  await expect(page.getByRole('article', { name })).toHaveAttribute('aria-current', 'true');
}
