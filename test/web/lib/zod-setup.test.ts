import { expect, it } from '@jest/globals';

it('zod compiles no schema with `new Function` in the browser, which the content security policy refuses', async () => {
  await import('../../../web/lib/zod-setup.js');
  // It comes later, with the first form.
  const { config } = await import('zod/v4/core');
  expect(config().jitless).toBe(true);
});
