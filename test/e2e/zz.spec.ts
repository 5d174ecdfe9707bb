import { expect, test } from '@playwright/test';
test('opens', async ({ page, baseURL }) => {
  expect(baseURL).toMatch(/localhost/);
  await page.goto('/');
  expect(await page.textContent('body')).toContain('hi');
});
