import { refuse } from '../shared/domain-error.js';
import { requireDaysOfRestriction, type CaseAction, type Resolution } from './case.js';
import type { Sanction } from './sanction.js';

/** Actions against a member without a report. They are the same as for reported content. */
export const MEMBER_ACTIONS = ['warn', 'restrict', 'suspend', 'erase_minor'] as const satisfies readonly CaseAction[];

export type MemberAction = (typeof MEMBER_ACTIONS)[number];

export interface MemberDecision extends Resolution {
  readonly action: MemberAction;
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
