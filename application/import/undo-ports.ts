import type { ImportedContent } from '../../domain/import/merge.js';
import type { ChangedListing, ListingUndo, UndoCounts, UndoFacts } from '../../domain/import/undo.js';
import type { ListedSource, MovedBusiness, CheckedRow } from './ports.js';

/** A row that an import is about to store for a listing. */
export interface SourceBefore extends Pick<CheckedRow, 'source'> {
  readonly businessId: number;
  /** Whether this import listed it. */
  readonly isAdded: boolean;
  /** Whether the source said the same before. */
  readonly isSame: boolean;
  /** The fields of the listing that change; null if none does. */
  readonly before: Partial<ImportedContent> | null;
  readonly after: Partial<ImportedContent> | null;
}

/** What imports change, with the values before, in the running transaction. One statement handles many. */
export abstract class ImportChanges {
  /** Stores what the sources of listings say before the import overwrites it. */
  abstract keep(importId: number, rows: readonly SourceBefore[]): Promise<void>;
  /** Stores that the import misses these listings, before it counts that. */
  abstract miss(importId: number, listed: readonly ListedSource[]): Promise<void>;
  /** Stores that the import hid these listings, which it misses. */
  abstract hide(importId: number, hidden: readonly MovedBusiness[]): Promise<void>;
  /** Stores that the import shows these listings again, which it has read. */
  abstract show(importId: number, shown: readonly MovedBusiness[]): Promise<void>;
}

/** An undo as stored. */
export interface UndoRecord {
  readonly importId: number;
  /** The last listing that was handled. */
  readonly position: number;
  /** Starts since the last progress. */
  readonly attempts: number;
  readonly counts: UndoCounts;
  readonly startedBy: string;
}

/** A listing that stays, and why. */
export interface StayingListing extends Pick<ChangedListing, 'id' | 'name'> {
  readonly message: string;
}

/** The progress after more listings. */
export interface UndoProgress extends Pick<UndoRecord, 'importId' | 'position' | 'counts'> {
  /** Number of handled changes. */
  readonly changes: number;
  readonly staying: readonly StayingListing[];
}

/** Undos of imports, and their progress. */
export abstract class ImportUndos {
  /** Locks an import and returns what decides whether it can be undone, and its file; null if there is none. */
  abstract lock(importId: number): Promise<(UndoFacts & { readonly fileName: string }) | null>;
  /** Adds an undo in the running transaction, or continues a failed one. */
  abstract add(importId: number, startedBy: string): Promise<void>;
  /** Returns unfinished undos without progress since then. Needs no transaction. */
  abstract silentSince(time: Date): Promise<readonly number[]>;
  /** Counts a start, in the running transaction. */
  abstract begin(importId: number): Promise<void>;
  /** Locks an unfinished undo until the running transaction ends; null if it has ended. */
  abstract hold(importId: number): Promise<UndoRecord | null>;
  /** Stores the progress of a locked undo. */
  abstract advance(progress: UndoProgress): Promise<void>;
  /** Ends a locked undo. */
  abstract end(importId: number, failure: string | null): Promise<void>;
}

/** Listings that an undo changes back, in the running transaction. One statement handles many. */
export abstract class UndoneListings {
  /** Locks the next listings that the import changed, in the order of their ids; none after the last. */
  abstract next(importId: number, after: number, max: number): Promise<NextListings>;
  /** Changes listings back, except for their fields, which `ImportedBusinesses.change` does. */
  abstract undo(importId: number, undone: readonly ListingUndo[]): Promise<void>;
}

export interface NextListings {
  readonly listings: readonly ChangedListing[];
  /** The last id, even if that listing no longer exists; null after the last. */
  readonly last: number | null;
  /** Number of changes of these listings. */
  readonly changes: number;
}
