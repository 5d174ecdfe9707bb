import type { ApprovalStatus } from './approval.js';
import { APPROVAL_STATUSES } from './approval.js';

/** The statuses of a listing for administrators: how far its approval is, or why it is not listed. */
export const STANDINGS = [...APPROVAL_STATUSES, 'withdrawn', 'hidden', 'closed'] as const;

export type Standing = (typeof STANDINGS)[number];

export const STANDING_LABEL: Readonly<Record<Standing, string>> = {
  pending: 'Pending approval',
  under_review: 'Under review',
  approved: 'Listed',
  rejected: 'Rejected',
  needs_revision: 'Needs revision',
  withdrawn: 'Withdrawn by owner',
  hidden: 'Hidden',
  closed: 'Permanently closed',
};

/** The fields that decide whether a listing is shown. */
export interface ListingFlags {
  readonly approvalStatus: ApprovalStatus;
  readonly isActive: boolean;
  /** When an administrator hid it. */
  readonly hiddenAt: Date | null;
  /** When the place closed permanently. */
  readonly closedAt: Date | null;
}

/** Returns the status of a listing. The database derives `standing` by this rule. */
export function standingOf({ approvalStatus, isActive, hiddenAt, closedAt }: ListingFlags): Standing {
  if (hiddenAt !== null) return 'hidden';
  if (closedAt !== null) return 'closed';
  return isActive ? approvalStatus : 'withdrawn';
}

/** The filter value for listings that no import brought in. */
export const MEMBER_SOURCE = 'member';

/** Days of the filter for listings that did not change for a while. */
export const UNCHANGED_DAYS = [30, 90, 180, 365] as const;
