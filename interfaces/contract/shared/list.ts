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

/** Returns the parameters of a list with one `status`. Defaults to `initial`. */
export function listWithStatus<T extends string>(statuses: readonly T[], initial: NoInfer<T>, description: string) {
  return listChosenBy(new Map(statuses.map((status) => [status, status])), initial, description);
}

/** Returns the parameters of a list with one `status`, or with `all`. Defaults to the statuses in `initial`. */
export function listWithStatuses<T extends string>(
  statuses: readonly T[],
  initial: readonly NoInfer<T>[],
  description: string,
) {
  const single = statuses.map((status): [string, readonly T[]] => [status, [status]]);
  return listChosenBy(new Map([...single, ['all', statuses]]), initial, description);
}

function listChosenBy<V>(choices: ReadonlyMap<string, V>, initial: V, description: string) {
  const words = [...choices.keys()];
  const status = z
    .string()
    .transform((text, context): V => {
      const chosen = text === '' ? initial : choices.get(text);
      if (chosen !== undefined) return chosen;
      context.addIssue({ code: 'custom', message: `status must be one of ${words.join(', ')}.` });
      return z.NEVER;
    })
    .optional()
    .transform((chosen) => chosen ?? initial)
    .meta({ type: 'string', enum: words, description });
  return ListQuery.extend({ status });
}
