import { DuplicateReason } from '../../../interfaces/contract/duplicate/duplicate.js';
import { MAX_ADMIN_TEXT } from '../../../interfaces/contract/shared/words.js';

/** The field in which administrators say why; it may stay empty. */
export const WHY = {
  ...{ label: 'Reason', limit: MAX_ADMIN_TEXT },
  hint: 'Kept in the audit log, for administrators alone; may stay empty.',
} as const;

/** What is wrong with what is said; null where nothing is. */
export const wrongWith = (reason: string): string | null =>
  DuplicateReason.safeParse(reason).error?.issues[0]?.message ?? null;
