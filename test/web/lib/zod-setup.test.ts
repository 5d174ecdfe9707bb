import { expect, it } from '@jest/globals';

it('zod compiles no schema with `new Function`, which the content security policy blocks in the browser', async () => {
  await import('../../../web/lib/form/zod-setup.js');
  // On the site, zod loads later, with the first form.
  const { config } = await import('zod/v4/core');
  expect(config().jitless).toBe(true);
});

it('forms in the browser show plain messages instead of those of zod', async () => {
  await import('../../../web/ui/form/field.js');
  const { z } = await import('zod');
  expect(z.string().max(2).safeParse('dog').error?.issues[0]?.message).toBe('Must be at most 2 characters');
});
