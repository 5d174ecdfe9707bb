import { refuse } from '../shared/domain-error.js';
import type { StateMachine } from '../shared/moves.js';
import { APPEAL_DAYS, endOfAppealing } from './notice.js';

/** What becomes of an appeal. Upheld: its member was right. */
export const APPEAL_STATUSES = ['open', 'upheld', 'rejected'] as const;

export type AppealStatus = (typeof APPEAL_STATUSES)[number];

export type AppealMove = 'uphold' | 'reject';

/** Characters of an appeal; a product decision. */
export const APPEAL_TEXT = { min: 20, max: 2000 } as const;

/** How an administrator decides on an appeal: once. */
export const APPEAL: StateMachine<AppealStatus, AppealMove> = {
  start: 'open',
  moves: { open: { uphold: 'upheld', reject: 'rejected' }, upheld: {}, rejected: {} },
  refusal: { code: 'APPEAL_DECIDED', message: 'This appeal has been decided already.' },
};

/** What one reads by a link that is unknown or too old. */
export const APPEAL_LINK_INVALID = `This link is not valid. One can appeal for ${APPEAL_DAYS} days after a decision.`;

/** Whether one may still appeal against a notice. */
export function isAppealable(noticeGivenAt: Date, now: Date): boolean {
  return now < endOfAppealing(noticeGivenAt);
}

/**
 * Lets an administrator decide on an appeal against a decision by `decidedBy`. Refuses with FORBIDDEN whoever made it,
 * unless nobody else could: `administrators` is how many there are.
 */
export function requireSomebodyElse(administrator: string, decidedBy: string, administrators: number): void {
  if (administrators > 1 && administrator === decidedBy) {
    refuse('FORBIDDEN', 'You made the decision that this appeal is about. Another administrator decides on it.');
  }
}
