import { z } from 'zod';
import { MAX_QUEUE_ROWS, QUEUES, type Queue } from '../../../domain/administration/queue.js';
import { QUEUE_MARKS } from '../../../domain/administration/queue-mark.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { pathPart } from '../shared/path-id.js';

const time = z.iso.datetime();

export const QueueName = pathPart(
  (text): Queue | undefined => QUEUES.find((queue) => queue === text),
  'NOT_FOUND',
  'There is no such queue',
  { title: 'QueueName', description: 'Name of the queue.', type: 'string', enum: [...QUEUES] },
);

export const QueueQuery = z.object({
  limit: z
    .string()
    .refine(
      (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_QUEUE_ROWS,
      `limit must be a whole number from 1 to ${MAX_QUEUE_ROWS}.`,
    )
    .transform(Number)
    .optional()
    .meta({
      type: 'integer',
      minimum: 1,
      maximum: MAX_QUEUE_ROWS,
      description: `Maximum number of rows, 1 to ${MAX_QUEUE_ROWS}. Defaults to ${MAX_QUEUE_ROWS}.`,
    }),
});

export type QueueQuery = z.infer<typeof QueueQuery>;

export const QueueMark = z
  .enum(QUEUE_MARKS)
  .meta({ id: 'QueueMark', description: 'Something about a waiting item that administrators should look at first.' });

export const QueueRow = z
  .object({
    id: z.int().min(1).describe('ID of the item in its own calls.'),
    name: z.string().describe('Name of the business, or a few words about the item.'),
    town: z.string().nullable().describe('Town and state, such as `Austin, TX`.'),
    kind: z.string().nullable().describe('Kind of the item in words, such as `Café` or `Bug report`.'),
    since: time.describe('Time since which the item has been waiting.'),
    proof: z
      .string()
      .nullable()
      .describe('For claims and reports: what supports the item, such as `Code by email` or `2 reports`.'),
    marks: z
      .array(
        z.object({
          mark: QueueMark,
          why: z.string().describe('Why the item has this mark, as a sentence.'),
        }),
      )
      .describe('Marks of the item, the most important first.'),
    version: z
      .int()
      .min(1)
      .optional()
      .describe('For businesses: the version to send with a decision, so that it applies to the state that you saw.'),
  })
  .meta({ id: 'QueueRow', description: 'An item that waits for an administrator, in one row.' });

export type QueueRow = z.infer<typeof QueueRow>;

export const QueueRows = z
  .object({
    rows: z.array(QueueRow).describe('The waiting items in the order of their queue.'),
    total: z.int().min(0).describe(`Number of waiting items, counted up to ${MAX_QUEUE_ROWS}.`),
    capped: z.boolean().describe('True if more items wait than `total` says.'),
  })
  .meta({ id: 'QueueRows', description: 'A queue of items that wait for an administrator.' });

export type QueueRows = z.infer<typeof QueueRows>;

const ITEM_MESSAGE = 'item must be the ID of an item, or null.';

export const PresenceForm = z
  .strictObject({
    queue: z.enum(QUEUES, 'There is no such queue.').describe('The queue that you look at.'),
    item: z
      .int(ITEM_MESSAGE)
      .min(1, ITEM_MESSAGE)
      .max(MAX_ID, ITEM_MESSAGE)
      .nullable()
      .describe('ID of the item that is open; null if none is.'),
  })
  .meta({ id: 'PresenceForm', description: 'The item that an administrator looks at right now.' });

export type PresenceForm = z.infer<typeof PresenceForm>;

export const Presence = z
  .object({
    others: z
      .array(
        z.object({
          administrator: z.string().describe('Name of the other administrator.'),
          item: z.int().min(1).describe('ID of the item that they look at.'),
        }),
      )
      .describe('Other administrators who look at an item of this queue right now.'),
    decided: z
      .array(
        z.object({
          item: z.int().min(1).describe('ID of the item.'),
          administrator: z.string().describe('Name of the administrator who decided.'),
          action: z.string().describe('The decision as in the audit log, such as `business.approve`.'),
          at: time.describe('When they decided.'),
        }),
      )
      .describe('Decisions of other administrators in this queue in the last 2 minutes, newest first.'),
  })
  .meta({ id: 'Presence', description: 'The work of other administrators in a queue right now.' });

export type Presence = z.infer<typeof Presence>;

/** Example responses for the documentation; all invented. */
export const QUEUE_ROWS: QueueRows = {
  rows: [
    {
      ...{ id: 512, name: 'Barkside Café', town: 'Austin, TX', kind: 'Café' },
      ...{ since: '2026-05-01T07:12:00.000Z', proof: null, version: 3 },
      marks: [{ mark: 'first_listing', why: 'This is the first listing of an account that is 2 days old.' }],
    },
  ],
  ...{ total: 1, capped: false },
};

export const PRESENCE: Presence = {
  others: [{ administrator: 'Ada', item: 512 }],
  decided: [{ item: 511, administrator: 'Ada', action: 'business.approve', at: '2026-05-01T09:30:00.000Z' }],
};
