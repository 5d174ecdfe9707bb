import { z } from 'zod';

const ReplicaHealth = z
  .object({
    number: z.int().min(1).describe('Its place in `DATABASE_READ_URLS`.'),
    inUse: z.boolean().describe('Whether reads go to it now.'),
    lagSeconds: z.number().nullable().describe('How old its data is at most; null if it did not answer.'),
  })
  .meta({ id: 'ReplicaHealth', description: 'A standby of the database that answers reads, as this process sees it.' });

export const Health = z
  .object({
    status: z.literal('ok').describe('Always `ok`; otherwise the probe fails.'),
    replicas: z.array(ReplicaHealth).optional().describe('Only from `/healthz`, and only with `DATABASE_READ_URLS`.'),
  })
  .meta({ id: 'Health', description: 'The response of a health probe.' });

export type ReplicaHealth = z.infer<typeof ReplicaHealth>;

export type Health = z.infer<typeof Health>;
