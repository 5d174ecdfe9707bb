import { refuse } from '../shared/domain-error.js';
import { formatMoment } from '../shared/time-in-words.js';

/** Notices that block their member from writing while active. */
export const SANCTION_KINDS = ['restriction', 'suspension'] as const;

export type SanctionKind = (typeof SANCTION_KINDS)[number];

/** The member's current sanction: the longest if there are several. */
export interface Sanction {
  readonly kind: SanctionKind;
  /** Null if it has no end. */
  readonly until: Date | null;
}

/** Throws ACCOUNT_RESTRICTED or ACCOUNT_SUSPENDED. */
export function refuseSanctioned({ kind, until }: Sanction): never {
  if (kind === 'suspension' || until === null) {
    return refuse(
      'ACCOUNT_SUSPENDED',
      'Your account is suspended. You can read but not post. The notices in your account say why and how to appeal.',
    );
  }
  return refuse(
    'ACCOUNT_RESTRICTED',
    `Your account is restricted until ${formatMoment(until)}. You can read but not post. The notices in your account say why and how to appeal.`,
  );
}
