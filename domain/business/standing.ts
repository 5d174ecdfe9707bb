import { DomainError } from '../shared/domain-error.js';
import { APPROVAL_STATUSES, type ApprovalStatus } from './approval.js';

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

/** Moves of an administrator that decide whether a listing is shown. */
export const LISTING_MOVES = ['hide', 'unhide', 'close', 'reopen', 'delete'] as const;

/** `restore` undoes a deletion. */
export type ListingMove = (typeof LISTING_MOVES)[number] | 'restore';

/** The fields that these moves change. */
export interface Takedown {
  readonly isActive: boolean;
  readonly hiddenAt: Date | null;
  readonly closedAt: Date | null;
  readonly deletedAt: Date | null;
  /** Whether it was active before it was hidden, closed, or deleted; null if it is none of these. */
  readonly wasActive: boolean | null;
}

interface MoveRule {
  readonly field: 'hiddenAt' | 'closedAt' | 'deletedAt';
  /** True if the move sets the field, false if it clears it. */
  readonly sets: boolean;
  readonly inverse: ListingMove;
  readonly refusal: string;
}

/** A listing can be hidden, closed, and deleted independently. It is active again when none of them applies. */
export const LISTING_MOVE: Readonly<Record<ListingMove, MoveRule>> = {
  hide: { field: 'hiddenAt', sets: true, inverse: 'unhide', refusal: 'This listing is already hidden.' },
  unhide: { field: 'hiddenAt', sets: false, inverse: 'hide', refusal: 'This listing is not hidden.' },
  close: { field: 'closedAt', sets: true, inverse: 'reopen', refusal: 'This place is already marked as closed.' },
  reopen: { field: 'closedAt', sets: false, inverse: 'close', refusal: 'This place is not marked as closed.' },
  delete: { field: 'deletedAt', sets: true, inverse: 'restore', refusal: 'This listing is already deleted.' },
  restore: { field: 'deletedAt', sets: false, inverse: 'delete', refusal: 'This listing is not deleted.' },
};

/** Returns the moves that are possible now. A deleted listing can only be restored. */
export function listingMoves(
  listing: Readonly<Record<MoveRule['field'], Date | string | null>>,
): readonly ListingMove[] {
  if (listing.deletedAt !== null) return ['restore'];
  return LISTING_MOVES.filter((move) => (listing[LISTING_MOVE[move].field] === null) === LISTING_MOVE[move].sets);
}

/**
 * Returns the listing after a move that takes effect at `at`. Once it is no longer hidden, closed, or deleted, it is as
 * active as before. Throws LISTING_MOVE_REFUSED if the move isn't possible.
 */
export function afterListingMove<T extends Takedown & ListingFlags>(listing: T, move: ListingMove, at: Date): T {
  const { field, sets, refusal } = LISTING_MOVE[move];
  if (!listingMoves(listing).includes(move)) {
    throw new DomainError('LISTING_MOVE_REFUSED', refusal, [], { from: standingOf(listing), move });
  }
  const isTakenDown = (one: Takedown) => one.hiddenAt !== null || one.closedAt !== null || one.deletedAt !== null;
  const moved = { ...listing, [field]: sets ? at : null };
  const wasActive = isTakenDown(listing) ? (listing.wasActive ?? true) : listing.isActive;
  return isTakenDown(moved)
    ? { ...moved, isActive: false, wasActive }
    : { ...moved, isActive: wasActive, wasActive: null };
}

/** Years for which the page of a closed place stays. */
export const CLOSED_PAGE_YEARS = 1;

/** Days for which a deletion can be undone. */
export const DELETED_DAYS = 30;
