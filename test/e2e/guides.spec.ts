import { expect, test } from './support/strict-test.js';
import { expectGoodOnEachScreen } from './support/screens.js';

for (const name of ['quick-start-guide', 'best-practices', 'marketing-toolkit']) {
  test(`the guide ${name} is accessible, fits the screen, and may load only its own styles`, async ({ page }) => {
    const response = await page.goto(`/downloads/${name}.html`);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expectGoodOnEachScreen(page);
  });
}
