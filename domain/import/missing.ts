/** Product decision: imports in a row without a place after which its listing is hidden. */
export const HIDDEN_AFTER_MISSED = 2;

/** Product decision: share of an area's listings above which missing ones are only reported: the file is incomplete. */
export const MAX_MISSING_SHARE = 0.5;

/** A listing of a source in the area of a newer file of that source. */
export interface ListedPlace {
  /** Imports in a row that missed it before. */
  readonly missed: number;
  /** Whether it has an owner, or an administrator edited, verified, or listed it again. */
  readonly isTouched: boolean;
  /** Whether another source still has it. */
  readonly isElsewhere: boolean;
}

/** The facts by which an import treats listings that its file misses. */
export interface MissingRule {
  /** Whether nothing is changed. */
  readonly isDryRun: boolean;
  /** Whether the operator lets imports hide listings. */
  readonly hides: boolean;
  /** Listings of the source in the area of the file. */
  readonly listed: number;
  /** How many of them the file misses. */
  readonly missing: number;
}

/** Returns whether a missing listing is hidden, and the sentence for the report. */
export function fateOfMissing(
  { missed, isTouched, isElsewhere }: ListedPlace,
  { isDryRun, hides, listed, missing }: MissingRule,
): { readonly isHidden: boolean; readonly sentence: string } {
  const stays = (why: string) => ({ isHidden: false, sentence: `No longer in the file. It stays${why}.` });
  if (!hides) return stays('');
  if (isTouched) return stays(', because it has an owner or an administrator changed it');
  if (isElsewhere) return stays(', because another source has it');
  if (missing > listed * MAX_MISSING_SHARE)
    return stays(', because the file misses more than half of the listings in its area');
  if (missed + 1 < HIDDEN_AFTER_MISSED) return stays(' until the next import without it');
  return {
    isHidden: true,
    sentence: `Not in the last ${HIDDEN_AFTER_MISSED} files. It ${isDryRun ? 'would be' : 'is'} hidden.`,
  };
}
