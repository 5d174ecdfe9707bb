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
    description: `Page size, 1 to ${MAX_PAGE_SIZE}. Defaults to ${DEFAULT_BUSINESS_PAGE_SIZE} for businesses, else to ${DEFAULT_PAGE_SIZE}.`,
  });

const cursor = z
  .string()
  .max(2000, 'The cursor does not belong to this list.')
  .optional()
  .describe('Start of the next page, from the `Link` header of the previous one.');

/** The paging parameters of every list. */
export const ListQuery = z.object({ limit, cursor });

export type ListQuery = z.infer<typeof ListQuery>;
