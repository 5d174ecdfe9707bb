import { z } from 'zod';
import { BULK_ACTIONS, MAX_BULK, missingReason, type BulkAction } from '../../../domain/administration/bulk.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { typedProse } from '../shared/typed-text.js';

export { MAX_BULK, missingReason, type BulkAction };

const HOW_MANY = `ids must name 1 to ${String(MAX_BULK)} rows, each once.`;
const MAX_REASON = 2000;

/** What is decided about many at once. */
export const BulkForm = z
  .strictObject({
    action: z.enum(BULK_ACTIONS, 'This cannot be done with many at once.'),
    ids: z
      .array(z.int(HOW_MANY).min(1, HOW_MANY).max(MAX_ID, HOW_MANY), HOW_MANY)
      .min(1, HOW_MANY)
      .max(MAX_BULK, HOW_MANY)
      .refine((ids) => new Set(ids).size === ids.length, HOW_MANY),
    versions: z
      .array(z.int().min(1))
      .max(MAX_BULK)
      .optional()
      .describe('Of businesses, in the order of `ids`: one that was changed since it was looked at is refused.'),
    reason: typedProse('Reason', 'Please provide a reason.')
      .max(MAX_REASON, `A reason must be ${String(MAX_REASON)} characters or less`)
      .nullable()
      .default(null)
      .describe('A rejection needs one, and a completion says here what was done; in a preview it may be absent.'),
    preview: z.boolean().default(false).describe('True: says what would happen, and changes nothing.'),
  })
  .refine(({ ids, versions }) => versions === undefined || versions.length === ids.length, {
    path: ['versions'],
    message: 'versions must have one number for each of ids.',
  })
  .superRefine(({ action, reason, preview }, context) => {
    const message = preview ? null : missingReason(action, reason);
    if (message !== null) context.addIssue({ code: 'custom', path: ['reason'], message });
  })
  .meta({ id: 'BulkForm' });

export type BulkForm = z.infer<typeof BulkForm>;

/** How it went with one of many. */
export const BulkResult = z
  .object({
    id: z.int(),
    outcome: z
      .enum(['allowed', 'done', 'refused', 'failed'])
      .describe('`allowed` in a preview alone; what `failed` may be tried again.'),
    message: z.string().nullable().describe('Why not; null where it was done or would be.'),
  })
  .meta({ id: 'BulkResult' });

export type BulkResult = z.infer<typeof BulkResult>;

export const BulkAnswer = z
  .object({ preview: z.boolean(), results: z.array(BulkResult).describe('In the order of `ids`.') })
  .meta({ id: 'BulkAnswer' });

export type BulkAnswer = z.infer<typeof BulkAnswer>;

export const BULK_ANSWER: BulkAnswer = {
  preview: false,
  results: [
    { id: 42, outcome: 'done', message: null },
    {
      ...{ id: 43, outcome: 'refused' },
      message: 'Ada has decided on this business meanwhile. Please reload to see its present state.',
    },
  ],
};
