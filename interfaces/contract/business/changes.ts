import { z } from 'zod';
import {
  CHANGE_KINDS,
  CHANGE_MARGIN_MINUTES,
  changesSince,
  DEFAULT_CHANGES,
  MAX_CHANGES,
} from '../../../domain/business/change.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { BusinessDetail } from './business.js';
import { BUSINESS } from './business-examples.js';

const MAX_SINCE_LENGTH = 100;
const WRONG_SINCE = 'since must be a time such as 2026-11-27T15:00:00Z, or the next of an earlier page.';

export const ChangesQuery = z.object({
  since: z
    .string()
    .max(MAX_SINCE_LENGTH, WRONG_SINCE)
    .transform((text, context) => {
      const since = changesSince(text);
      if (since !== undefined) return since;
      context.addIssue({ code: 'custom', message: WRONG_SINCE });
      return z.NEVER;
    })
    .optional()
    .transform((since) => since ?? null)
    .meta({
      type: 'string',
      description: `\`next\` of an earlier page, or a time. A time also returns changes of the ${CHANGE_MARGIN_MINUTES} minutes before it. If absent, all businesses are returned.`,
      examples: ['2026-11-27T15:00:00Z'],
    }),
  limit: z
    .string()
    .refine(
      (text) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_CHANGES,
      `limit must be a whole number from 1 to ${MAX_CHANGES}.`,
    )
    .transform(Number)
    .optional()
    .transform((limit) => limit ?? DEFAULT_CHANGES)
    .meta({
      type: 'integer',
      minimum: 1,
      maximum: MAX_CHANGES,
      description: `Page size, 1 to ${MAX_CHANGES}. Defaults to ${DEFAULT_CHANGES}.`,
    }),
});

export type ChangesQuery = z.infer<typeof ChangesQuery>;

export const BusinessChange = z
  .object({
    id: z.int().min(1).max(MAX_ID).describe('ID of the business.'),
    change: z
      .enum(CHANGE_KINDS)
      .describe(
        '`new` since your `since`, or public again; `changed`; `closed` permanently; or `hidden`: no longer public, for any reason.',
      ),
    at: z.iso.datetime().describe('When the business last changed.'),
    business: BusinessDetail.optional().describe('The business as it is now. Absent if it is hidden or closed.'),
  })
  .meta({ id: 'BusinessChange', description: 'The last change of a business.' });

export type BusinessChange = z.infer<typeof BusinessChange>;

export const ChangesPage = z
  .object({
    changes: z
      .array(BusinessChange)
      .describe('The changes, oldest first. Each business appears once, with its last change.'),
    next: z.string().describe('`since` of the next call. Store it, also if there were no changes.'),
    hasMore: z.boolean().describe('True if there are more changes now. If false, call again later.'),
  })
  .meta({ id: 'ChangesPage', description: 'Some of the changes in the directory.' });

export type ChangesPage = z.infer<typeof ChangesPage>;

const { turnedAway: _, ...SHOWN } = BUSINESS;

export const CHANGES_PAGE: ChangesPage = {
  changes: [
    { id: 42, change: 'changed', at: '2026-11-27T15:04:05.120Z', business: SHOWN },
    { id: 7, change: 'hidden', at: '2026-11-27T15:06:10.000Z' },
  ],
  next: 'c84215-7',
  hasMore: false,
};
