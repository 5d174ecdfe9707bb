import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/faultless.js';

for (const name of ['quick-start-guide', 'best-practices', 'marketing-toolkit']) {
  test(`the guide ${name} is accessible, fits the screen, and brings its own style alone`, async ({ page }) => {
    const answer = await page.goto(`/downloads/${name}.html`);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(answer?.headers()['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
