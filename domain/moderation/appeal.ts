import { refuse } from '../shared/domain-error.js';
import type { StateMachine } from '../shared/state-machine.js';
import { APPEAL_DAYS, endOfAppealing } from './notice.js';

/** States of an appeal. Upheld means that the member was right. */
export const APPEAL_STATUSES = ['open', 'upheld', 'rejected'] as const;

export type AppealStatus = (typeof APPEAL_STATUSES)[number];

export type AppealMove = 'uphold' | 'reject';

/** Product decision: characters of an appeal. */
export const APPEAL_TEXT = { min: 20, max: 2000 } as const;

/** An administrator decides an appeal once. */
export const APPEAL: StateMachine<AppealStatus, AppealMove> = {
  start: 'open',
  moves: { open: { uphold: 'upheld', reject: 'rejected' }, upheld: {}, rejected: {} },
  refusal: { code: 'APPEAL_DECIDED', message: 'This appeal has already been decided.' },
};

/** The error for a link that is unknown or expired. */
export const APPEAL_LINK_INVALID = `This link is not valid. You can appeal for ${APPEAL_DAYS} days after a decision.`;

/** Whether the deadline for an appeal hasn't passed. */
export function isAppealable(noticeGivenAt: Date, now: Date): boolean {
  return now < endOfAppealing(noticeGivenAt);
}

/**
 * Throws FORBIDDEN if the administrator made the decision under appeal, unless there is no other administrator.
 * `administrators` is their number.
 */
export function assertNotSelf(administrator: string, decidedBy: string, administrators: number): void {
  if (administrators > 1 && administrator === decidedBy) {
    refuse('FORBIDDEN', 'You made the decision under appeal. Another administrator must decide on the appeal.');
  }
}
