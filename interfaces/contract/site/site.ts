import { z } from 'zod';

export const Health = z
  .object({ status: z.literal('ok').describe('Always `ok`; otherwise the probe fails.') })
  .meta({ id: 'Health', description: 'The response of a health probe.' });

export type Health = z.infer<typeof Health>;
