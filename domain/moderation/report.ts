import { ACCOUNT_LIMITS } from '../account/account.js';
import type { ModerationReason } from './reason.js';

/** A product decision: least and most characters of what a reporter writes, and most of the address for the answer. */
export const REPORT_LIMITS = { minDescription: 10, description: 2000, email: ACCOUNT_LIMITS.email } as const;

/** Whether a report for this reason says too little without words of its own. */
export function needsDescription(reason: ModerationReason): boolean {
  return reason === 'other';
}
