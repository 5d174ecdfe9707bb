import { refuse } from '../shared/domain-error.js';
import { requireDaysOfRestriction, type CaseAction } from './case.js';
import type { RestrictionDays } from './notice.js';
import type { ModerationReason } from './reason.js';
import type { Sanction } from './sanction.js';

/** Actions against a member without a report. They are the same as for reported content. */
export const MEMBER_ACTIONS = ['warn', 'restrict', 'suspend', 'erase_minor'] as const satisfies readonly CaseAction[];

export type MemberAction = (typeof MEMBER_ACTIONS)[number];

export interface MemberDecision {
  readonly action: MemberAction;
  readonly reasonCode: ModerationReason;
  readonly note: string;
  /** Only for a restriction; null for other actions. */
  readonly days: RestrictionDays | null;
}

/**
 * Throws INVALID_INPUT as `requireDaysOfRestriction`, or CHANGED_MEANWHILE if the member is already suspended. `now` is
 * the member's current sanction.
 */
export function requireSanctionable({ action, days }: MemberDecision, now: Sanction | null): void {
  requireDaysOfRestriction(action, days);
  if (action === 'suspend' && now?.kind === 'suspension') {
    refuse('CHANGED_MEANWHILE', 'This member is already suspended.');
  }
}
