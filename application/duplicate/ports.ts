import type { Recognisable } from '../../domain/duplicate/duplicate-score.js';
import type { Mergeable, MovedByMerge, Photos } from '../../domain/duplicate/merge.js';
import type { FactContent, NewStatement } from '../../domain/policy/known-facts.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** A business locked for a merge. */
export interface LockedBusiness extends Mergeable, Photos, FactContent {}

/** A merge as stored. */
export interface MergeRecord {
  readonly id: number;
  readonly keptId: number;
  readonly mergedId: number;
  readonly mergedAt: Date;
  readonly undoneBy: string | null;
  /** Whether the same kept business has a later merge that isn't undone. */
  readonly hasLater: boolean;
  readonly moved: MovedByMerge;
}

/** Merges of businesses, in the running transaction. */
export abstract class Merges {
  /**
   * Locks both businesses and their reviews until the transaction ends, always in the same order, so that merges can't
   * deadlock.
   */
  abstract hold(ids: readonly [number, number]): Promise<ReadonlyMap<number, LockedBusiness>>;
  /** Whether one member has open claims on both. */
  abstract haveClaimsOfOne(keptId: number, mergedId: number): Promise<boolean>;
  /**
   * Moves everything from one business to the other, hides the first, and redirects its address. Returns the id of the
   * merge. Its owner comes along if `withOwner`. Totals stay exact. Statements about the merged business's policy and hours count for the kept one; the
   * administrator states those in `chosen`.
   */
  abstract merge(
    kept: LockedBusiness,
    merged: LockedBusiness,
    administrator: string,
    choice: { readonly chosen: readonly NewStatement[]; readonly withOwner: boolean },
  ): Promise<number>;
  /** Returns null if there is none. */
  abstract find(id: number): Promise<MergeRecord | null>;
  /**
   * Moves back everything that is unchanged since the merge. Later additions to the kept business stay, except the
   * changes, replies, and statements of an owner who got it in the merge.
   */
  abstract undo(merge: MergeRecord, administrator: string): Promise<void>;
}

/** Two businesses that may be the same. */
export interface DuplicateCandidate {
  readonly id: number;
  readonly lowerId: number;
  readonly upperId: number;
  readonly dismissedBy: string | null;
}

/** How much two businesses look alike, and why. */
export interface Alike {
  readonly score: number;
  readonly reasons: readonly string[];
}

/** Likely duplicates for decisions, in the running transaction. */
export abstract class DuplicateCandidates {
  /** Returns null if there is none. */
  abstract find(id: number): Promise<DuplicateCandidate | null>;
  /** Returns who decided that the two are different, or null. Call it after locking both. */
  abstract dismisser(ids: readonly [number, number]): Promise<string | null>;
  /** Records that the two are different, permanently. */
  abstract dismiss(id: number, administrator: string, now: Date): Promise<void>;
  /** Records the same of two businesses before anyone suggested them. Does nothing if one of them is gone. */
  abstract dismissPair(ids: readonly [number, number], pair: Alike, administrator: string, now: Date): Promise<void>;
}

/** Reads of likely duplicates and merges. All return JSON in the shape of the contract. */
export abstract class DuplicateReads {
  /** Returns waiting pairs, most likely first, or dismissed pairs, latest first. */
  abstract candidates(which: 'waiting' | 'dismissed', page: PageRequest): Promise<ListPage>;
  /** Returns the latest first. */
  abstract merges(page: PageRequest): Promise<ListPage>;
  /** Returns one of them, public or not; null if there is none. */
  abstract candidate(id: number): Promise<JsonText | null>;
  abstract merge(id: number): Promise<JsonText | null>;
  /** Returns the public business that a merged one redirects to; null if there is none. */
  abstract keptInstead(id: number): Promise<number | null>;
}

/** A business to compare with others. */
export interface ToCompare {
  readonly id: number;
  /** Identifies its latest change. */
  readonly round: number;
  /** Null if it is no longer visible. */
  readonly place: Recognisable | null;
}

/** Two businesses that share a key, the lower id first. */
export interface Pair {
  readonly lower: Recognisable & { readonly id: number };
  readonly upper: Recognisable & { readonly id: number };
}

/** A pair that is likely the same. */
export interface LikelyPair extends Alike {
  readonly lowerId: number;
  readonly upperId: number;
}

/** Changed businesses and the ones to compare them with. */
export abstract class DuplicateSearch {
  /** Returns up to `max` waiting businesses. */
  abstract waiting(max: number): Promise<readonly ToCompare[]>;
  /** Stores the keys of each business. An empty list deletes them. */
  abstract keepKeys(keys: ReadonlyMap<number, readonly number[]>): Promise<void>;
  /** Returns all pairs that share a key and include one of the ids. Ignores keys of more than `maxBlock` businesses. */
  abstract pairs(ids: readonly number[], maxBlock: number): Promise<readonly Pair[]>;
  /** Stores the pairs found for the compared businesses and deletes their earlier pairs, except dismissed ones. */
  abstract settle(compared: readonly ToCompare[], found: readonly LikelyPair[]): Promise<void>;
}
