import { refuse } from '../shared/domain-error.js';
import { momentInWords } from '../shared/moment-in-words.js';

/** Notices that keep their member from writing while they are in force. */
export const SANCTION_KINDS = ['restriction', 'suspension'] as const;

export type SanctionKind = (typeof SANCTION_KINDS)[number];

/** What keeps a member from writing now: the longest where there are several. */
export interface Sanction {
  readonly kind: SanctionKind;
  /** Null: for good. */
  readonly until: Date | null;
}

/** Refuses what a sanctioned member wants to do, with ACCOUNT_RESTRICTED or ACCOUNT_SUSPENDED. */
export function refuseSanctioned({ kind, until }: Sanction): never {
  if (kind === 'suspension' || until === null) {
    return refuse(
      'ACCOUNT_SUSPENDED',
      'Your account is suspended: you can read, but not write. The notices in your account say why and how to appeal.',
    );
  }
  return refuse(
    'ACCOUNT_RESTRICTED',
    `Your account is restricted: until ${momentInWords(until)} you can read, but not write. The notices in your account say why and how to appeal.`,
  );
}
