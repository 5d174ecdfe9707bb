import { refuse } from '../shared/domain-error.js';
import { sameValue, wholeGroups, type ImportedContent } from './merge.js';
import type { ImportState } from './outcome.js';

/** Product decision: days after its end for which an import can be undone. */
export const IMPORT_UNDO_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What an import did with a source of a listing: listed it, joined it to the listing, read it again, or missed it. */
export const CHANGE_KINDS = ['added', 'joined', 'read', 'missed'] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const UNDO_STATES = ['waiting', 'running', 'done', 'failed'] as const;

export type UndoState = (typeof UNDO_STATES)[number];

/** Numbers of listings by what an undo did to them. A listing may count twice, except as removed. */
export const UNDO_RESULTS = ['removed', 'restored', 'separated', 'shown', 'hidden', 'stayed'] as const;

export type UndoCounts = Readonly<Record<(typeof UNDO_RESULTS)[number], number>>;

export const NOTHING_UNDONE = Object.fromEntries(UNDO_RESULTS.map((result) => [result, 0])) as UndoCounts;

/** What decides whether an import can be undone. */
export interface UndoFacts {
  readonly isDryRun: boolean;
  readonly state: ImportState;
  /** Whether the values before are known. */
  readonly isRecorded: boolean;
  readonly endedAt: Date | null;
  /** Null if no one has undone it. */
  readonly undo: { readonly state: UndoState; readonly startedBy: string } | null;
}

/** Throws IMPORT_MOVE_REFUSED unless the import can be undone now. A failed undo can be continued. */
export function requireUndoable({ isDryRun, state, isRecorded, endedAt, undo }: UndoFacts, now: Date): void {
  const no = (why: string) => refuse('IMPORT_MOVE_REFUSED', why);
  if (isDryRun) no('This was a dry run. It changed nothing, so there is nothing to undo.');
  if (undo?.state === 'done') no(`${undo.startedBy} already undid this import.`);
  if (undo !== null && undo.state !== 'failed') no(`${undo.startedBy} is already undoing this import.`);
  if (endedAt === null || state === 'waiting' || state === 'running')
    return no('This import is still running. Undo it after it has ended.');
  if (!isRecorded) no('This import started before imports could be undone.');
  if (now.getTime() > endedAt.getTime() + IMPORT_UNDO_DAYS * DAY_MS)
    no(`An import can be undone for ${IMPORT_UNDO_DAYS} days, and that time has passed.`);
}

/** What an import did to a listing and to one of its sources. */
export interface SourceChange {
  readonly source: string;
  readonly kind: ChangeKind;
  /** The changed fields of the listing; null if none changed. */
  readonly before: Partial<ImportedContent> | null;
  readonly after: Partial<ImportedContent> | null;
  /** Whether a later import has read the source's row since. */
  readonly isLater: boolean;
  /** Whether the listing no longer has this source. */
  readonly isSourceGone: boolean;
  /** Whether the import hid the listing, and it is still hidden for that reason. */
  readonly isStillHidden: boolean;
  /** Whether the import showed the listing again. */
  readonly wasHidden: boolean;
  /** Whether the import said something about its facts that still counts. */
  readonly saysFacts: boolean;
}

/** A listing that an import changed, as it is now. */
export interface ChangedListing {
  readonly id: number;
  readonly name: string;
  readonly content: ImportedContent;
  readonly editedFields: readonly string[];
  readonly pendingChanges: Readonly<Record<string, unknown>> | null;
  readonly isPublic: boolean;
  readonly isOwned: boolean;
  readonly isClaimed: boolean;
  /** Whether it got a review since the import. */
  readonly isReviewed: boolean;
  /** Whether an administrator edited, verified, hid, or closed it. */
  readonly isEdited: boolean;
  readonly isMerged: boolean;
  /** Whether another import's source has it. */
  readonly isElsewhere: boolean;
  readonly changes: readonly SourceChange[];
}

/** What undoing does to a listing. */
export interface ListingUndo {
  readonly id: number;
  readonly isRemoved: boolean;
  readonly change: Partial<ImportedContent>;
  /** Sources that are separated from it. */
  readonly forgotten: readonly string[];
  /** Sources whose values go back. */
  readonly restored: readonly string[];
  /** Sources whose count of imports without it goes back. */
  readonly found: readonly string[];
  /** Sources whose statements of this import about facts are withdrawn. What others said then decides. */
  readonly silenced: readonly string[];
  readonly isShown: boolean;
  readonly isHidden: boolean;
  /** Why something stays; null if nothing does. */
  readonly stays: string | null;
}

const LATER = 'A later import has it, too. Undo that import first';

/** Returns what undoing an import does to a listing. Later imports, owners, and administrators win. */
export function undoListing(listing: ChangedListing): ListingUndo {
  const { id, changes } = listing;
  const untouched = { id, isRemoved: false, change: {}, forgotten: [], restored: [], found: [], silenced: [] };
  const nothing = { ...untouched, isShown: false, isHidden: false, stays: null };
  if (changes.some(({ kind }) => kind === 'added')) {
    const stays = whyItStays(listing);
    return { ...nothing, isRemoved: stays === null, stays: stays === null ? null : sentence([`${stays}. It stays`]) };
  }
  const mine = changes.filter(({ isLater, isSourceGone }) => !isLater && !isSourceGone);
  const { change, kept } = fieldsBack(listing, mine);
  const touched = mine.some(({ wasHidden }) => wasHidden) && listing.isPublic ? whyItStays(listing) : null;
  const isHidden = touched === null && listing.isPublic && mine.some(({ wasHidden }) => wasHidden);
  const isOverwritten = changes.some((each) => each.isLater && (each.kind === 'joined' || each.before !== null));
  const of = (kind: ChangeKind) => mine.filter((each) => each.kind === kind).map(({ source }) => source);
  return {
    ...nothing,
    ...{ change, forgotten: of('joined'), restored: of('read'), found: of('missed') },
    silenced: mine.filter(({ saysFacts }) => saysFacts).map(({ source }) => source),
    ...{ isShown: changes.some(({ isStillHidden }) => isStillHidden), isHidden },
    stays: sentence([
      ...(isOverwritten ? [LATER] : []),
      ...(kept.length === 0 ? [] : [`Changed since, so it stays: ${kept.join(', ')}`]),
      ...(touched === null ? [] : [`${touched}. It stays listed`]),
    ]),
  };
}

const sentence = (parts: readonly string[]): string | null =>
  parts.length === 0 ? null : parts.map((part) => `${part}.`).join(' ');

/** Why an administrator should decide about the listing; null if no one touched it since the import. */
function whyItStays(listing: ChangedListing): string | null {
  if (listing.isOwned) return 'It has an owner';
  if (listing.isClaimed) return 'Someone is claiming it';
  if (listing.isReviewed) return 'It has a review';
  if (listing.isMerged) return 'It was merged with another listing';
  if (listing.isEdited) return 'An administrator changed it';
  if (listing.changes.some(({ isLater }) => isLater)) return LATER;
  return listing.isElsewhere ? 'Another source has it, too' : null;
}

/** Returns the fields with their values before, and those that stay because their value is no longer the import's. */
function fieldsBack({ content, editedFields, pendingChanges }: ChangedListing, changes: readonly SourceChange[]) {
  const before = Object.assign({}, ...changes.map((each) => each.before ?? {})) as Partial<ImportedContent>;
  const after = Object.assign({}, ...changes.map((each) => each.after ?? {})) as Partial<ImportedContent>;
  const written = Object.keys(after) as (keyof ImportedContent)[];
  const isTheirs = (field: keyof ImportedContent) =>
    !sameValue(content[field], after[field]) || editedFields.includes(field) || field in (pendingChanges ?? {});
  const theirs = wholeGroups(new Set(written.filter(isTheirs)));
  const back = written.filter((field) => !theirs.has(field));
  return {
    change: Object.fromEntries(back.map((field) => [field, before[field]])) as Partial<ImportedContent>,
    kept: written.filter((field) => theirs.has(field)),
  };
}

/** Adds what was undone to the counts. */
export function undoCounts(counts: UndoCounts, undone: readonly ListingUndo[]): UndoCounts {
  const sum = { ...counts };
  for (const each of undone) {
    sum.removed += Number(each.isRemoved);
    sum.restored += Number(Object.keys(each.change).length + each.silenced.length > 0);
    sum.separated += Number(each.forgotten.length > 0);
    sum.shown += Number(each.isShown);
    sum.hidden += Number(each.isHidden);
    sum.stayed += Number(each.stays !== null);
  }
  return sum;
}
