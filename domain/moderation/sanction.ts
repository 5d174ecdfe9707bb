import { refuse } from '../shared/domain-error.js';
import { formatMoment } from '../shared/time-in-words.js';

/** Notices that block their member from writing while active. */
export const SANCTION_KINDS = ['restriction', 'suspension'] as const;

export type SanctionKind = (typeof SANCTION_KINDS)[number];

/** A member's current sanction: the longest if there are several. It applies to all accounts of their mailbox. */
export interface Sanction {
  readonly kind: SanctionKind;
  /** Null if it has no end. */
  readonly until: Date | null;
  /** Whether it was imposed on another account of the same mailbox. */
  readonly isOfOtherAccount: boolean;
}

const WHERE_TO_APPEAL = 'You can read but not post. The notices in your account say why and how to appeal.';

const WHERE_TO_APPEAL_ELSEWHERE = 'You can read but not post. Our email about it says why and how to appeal.';

/** Throws ACCOUNT_RESTRICTED or ACCOUNT_SUSPENDED. */
export function refuseSanctioned({ kind, until, isOfOtherAccount }: Sanction): never {
  const isSuspended = kind === 'suspension' || until === null;
  const state = isSuspended ? 'suspended' : `restricted until ${formatMoment(until)}`;
  return refuse(
    isSuspended ? 'ACCOUNT_SUSPENDED' : 'ACCOUNT_RESTRICTED',
    isOfOtherAccount
      ? `Another account that uses your mailbox is ${state}, so this one is too. ${WHERE_TO_APPEAL_ELSEWHERE}`
      : `Your account is ${state}. ${WHERE_TO_APPEAL}`,
  );
}
