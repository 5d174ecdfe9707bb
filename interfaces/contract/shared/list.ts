import { z } from 'zod';
import { DEFAULT_BUSINESS_PAGE_SIZE, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../../domain/shared/page-size.js';

const limit = z
  .string()
  .refine(
    (text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_PAGE_SIZE,
    `limit must be a whole number from 1 to ${MAX_PAGE_SIZE}.`,
  )
  .transform(Number)
  .optional()
  .meta({
    type: 'integer',
    minimum: 1,
    maximum: MAX_PAGE_SIZE,
    description: `How many at most: 1 to ${MAX_PAGE_SIZE}; ${DEFAULT_BUSINESS_PAGE_SIZE} businesses or ${DEFAULT_PAGE_SIZE} of anything else where nobody says.`,
  });

const cursor = z
  .string()
  .max(2000, 'cursor is not one that this list has given.')
  .optional()
  .describe('Where the page before ended: taken from its Link header.');

/** One page of any list. */
export const ListQuery = z.object({ limit, cursor });

export type ListQuery = z.infer<typeof ListQuery>;
