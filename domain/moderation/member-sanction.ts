import { refuse } from '../shared/domain-error.js';
import { requireDaysOfRestriction, type CaseAction } from './case.js';
import type { RestrictionDays } from './notice.js';
import type { ModerationReason } from './reason.js';
import type { Sanction } from './sanction.js';

/** What an administrator does about a member as a whole, without a report: as about something that was reported. */
export const MEMBER_ACTIONS = ['warn', 'restrict', 'suspend', 'erase_minor'] as const satisfies readonly CaseAction[];

export type MemberAction = (typeof MEMBER_ACTIONS)[number];

/** What is decided about a member. */
export interface MemberDecision {
  readonly action: MemberAction;
  readonly reasonCode: ModerationReason;
  readonly note: string;
  /** Of a restriction alone; null for every other action. */
  readonly days: RestrictionDays | null;
}

/**
 * Refuses a restriction without its days, or days of anything else, with INVALID_INPUT at `days`, and with CHANGED_MEANWHILE to
 * suspend somebody who is suspended; `now` is what keeps the member from writing now.
 */
export function requireSanctionable({ action, days }: MemberDecision, now: Sanction | null): void {
  requireDaysOfRestriction(action, days);
  if (action === 'suspend' && now?.kind === 'suspension') {
    refuse('CHANGED_MEANWHILE', 'This member is suspended already.');
  }
}
