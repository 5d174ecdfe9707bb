import { CLOSED_PAGE_YEARS } from '../../domain/business/standing.js';

const END = `now() - interval '${CLOSED_PAGE_YEARS} years'`;

/** SQL: a public listing `b` that an administrator closed, and that nothing else hides. */
const wasClosed = (b: string): string =>
  `${b}.approval_status = 'approved' and ${b}.was_active is not false and ${b}.hidden_at is null and ${b}.deleted_at is null
    and ${b}.merged_into is null`;

/** SQL: the page of `b` still shows that the place closed. */
export const showsClosed = (b: string): string => `(${b}.closed_at > ${END} and ${wasClosed(b)})`;

/** SQL: the page of `b` showed that the place closed, and that time is over. */
export const isGone = (b: string): string => `(${b}.closed_at <= ${END} and ${wasClosed(b)})`;
