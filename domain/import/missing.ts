import type { Category } from '../business/category.js';
import type { Kind } from '../business/kind/kind-label.js';

/** Product decision: imports in a row without a place after which its listing is hidden. */
export const HIDDEN_AFTER_MISSED = 2;

/**
 * Product decision: share of the listings in an area, or of one kind there, above which missing ones are only reported:
 * the file is incomplete.
 */
export const MAX_MISSING_SHARE = 0.5;

/** What a place is. */
export interface PlaceKind {
  readonly category: Category;
  /** Null if only its category is known. */
  readonly kind: Kind | null;
}

/** A listing of a source in the area of a newer file of that source. */
export interface ListedPlace extends PlaceKind {
  /** Imports in a row that missed it before. */
  readonly missed: number;
  /** Whether it has an owner or a claim, or an administrator edited, verified, or listed it again. */
  readonly isTouched: boolean;
  /** Whether another source still has it. */
  readonly isElsewhere: boolean;
}

/** How many listings there are, and how many of them a file misses. */
export interface MissingShare {
  readonly listed: number;
  readonly missing: number;
}

/** The facts by which an import treats listings that its file misses. */
export interface MissingRule {
  /** Whether nothing is changed. */
  readonly isDryRun: boolean;
  /** Whether the operator lets imports hide listings. */
  readonly hides: boolean;
  /** Whether the same file was imported before. A file counts once. */
  readonly isRepeated: boolean;
  /** The listings of the source in the area of the file. */
  readonly inArea: MissingShare;
  /** Those of the same kind. */
  readonly ofKind: MissingShare;
}

/** Returns the group in which listings are compared: the kind, else the category. */
export const groupOf = ({ category, kind }: PlaceKind): string => kind ?? category;

/**
 * Returns the groups that a row of a file proves the file to contain. A listing without a kind may be of any kind of its
 * category. A file without a row of a group, such as an extract of veterinarians, says nothing about that group.
 */
export const groupsShownBy = ({ category, kind }: PlaceKind): readonly string[] =>
  kind === null ? [category] : [kind, category];

const isMostMissing = ({ listed, missing }: MissingShare): boolean => missing > listed * MAX_MISSING_SHARE;

/** Returns whether a missing listing is hidden, and the sentence for the report. */
export function fateOfMissing(
  { missed, isTouched, isElsewhere }: ListedPlace,
  { isDryRun, hides, isRepeated, inArea, ofKind }: MissingRule,
): { readonly isHidden: boolean; readonly sentence: string } {
  const stays = (why: string) => ({ isHidden: false, sentence: `No longer in the file. It stays${why}.` });
  if (!hides) return stays('');
  if (isTouched) return stays(TOUCHED);
  if (isElsewhere) return stays(', because another source has it');
  if (isRepeated) return stays(', because the same file was imported before');
  if (isMostMissing(inArea)) return stays(', because the file misses more than half of the listings in its area');
  if (isMostMissing(ofKind))
    return stays(', because the file misses more than half of the listings of its kind in the area');
  if (missed + 1 < HIDDEN_AFTER_MISSED) return stays(' until the next import without it');
  return {
    isHidden: true,
    sentence: `Not in the last ${HIDDEN_AFTER_MISSED} files. It ${isDryRun ? 'would be' : 'is'} hidden.`,
  };
}

const TOUCHED = ', because it has an owner or a claim, or an administrator changed it';

/** The sentence about a listing that was about to be hidden when a person claimed or changed it. */
export const CHANGED_MEANWHILE = `No longer in the file. It stays${TOUCHED}.`;
