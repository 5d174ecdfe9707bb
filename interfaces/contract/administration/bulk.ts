import { z } from 'zod';
import { BULK_ACTIONS, MAX_BULK, missingReason, type BulkAction } from '../../../domain/administration/bulk.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { typedProse } from '../shared/typed-text.js';

export { MAX_BULK, missingReason, type BulkAction };

const IDS_MESSAGE = `ids must contain 1 to ${String(MAX_BULK)} different IDs.`;
const MAX_REASON = 2000;

export const BulkForm = z
  .strictObject({
    action: z.enum(BULK_ACTIONS, 'This action is not available in bulk.').describe('Decision to apply to each record.'),
    ids: z
      .array(z.int(IDS_MESSAGE).min(1, IDS_MESSAGE).max(MAX_ID, IDS_MESSAGE), IDS_MESSAGE)
      .min(1, IDS_MESSAGE)
      .max(MAX_BULK, IDS_MESSAGE)
      .refine((ids) => new Set(ids).size === ids.length, IDS_MESSAGE)
      .describe(`IDs of 1 to ${String(MAX_BULK)} different records.`),
    versions: z
      .array(z.int().min(1))
      .max(MAX_BULK)
      .optional()
      .describe(
        'For businesses: the versions that you looked at, in the order of `ids`. A business that changed since then is refused.',
      ),
    reason: typedProse('Reason', 'Please provide a reason.')
      .max(MAX_REASON, `A reason must be ${String(MAX_REASON)} characters or less`)
      .nullable()
      .default(null)
      .describe(
        'Why the records are rejected, hidden, shown, or closed, or what was done to complete them. Required for these actions, except in a preview.',
      ),
    preview: z.boolean().default(false).describe('True returns what would happen and changes nothing.'),
  })
  .refine(({ ids, versions }) => versions === undefined || versions.length === ids.length, {
    path: ['versions'],
    message: 'versions must have one entry per ID.',
  })
  .superRefine(({ action, reason, preview }, context) => {
    const message = preview ? null : missingReason(action, reason);
    if (message !== null) context.addIssue({ code: 'custom', path: ['reason'], message });
  })
  .meta({ id: 'BulkForm', description: 'One decision about several records.' });

export type BulkForm = z.infer<typeof BulkForm>;

export const BulkResult = z
  .object({
    id: z.int(),
    outcome: z
      .enum(['allowed', 'done', 'refused', 'failed'])
      .describe('`allowed` occurs only in a preview. A `failed` record can be tried again.'),
    message: z.string().nullable().describe('Why the record was refused or failed; otherwise null.'),
  })
  .meta({ id: 'BulkResult', description: 'The result for one of several records.' });

export type BulkResult = z.infer<typeof BulkResult>;

export const BulkAnswer = z
  .object({
    preview: z.boolean().describe('True if nothing was changed.'),
    results: z.array(BulkResult).describe('In the order of `ids`.'),
  })
  .meta({ id: 'BulkAnswer', description: 'The results of a decision about several records.' });

export type BulkAnswer = z.infer<typeof BulkAnswer>;

export const BULK_ANSWER: BulkAnswer = {
  preview: false,
  results: [
    { id: 42, outcome: 'done', message: null },
    {
      ...{ id: 43, outcome: 'refused' },
      message: 'Ada already decided on this business. Reload the page to see the result.',
    },
  ],
};
