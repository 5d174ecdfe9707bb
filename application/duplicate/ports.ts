import type { Recognisable } from '../../domain/business/duplicate-score.js';
import type { Mergeable, MovedByMerge, Photos } from '../../domain/duplicate/merge.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** One of two businesses, held for a merge. */
export interface HeldBusiness extends Mergeable, Photos {}

/** A merge as it is kept. */
export interface MergeRecord {
  readonly id: number;
  readonly keptId: number;
  readonly mergedId: number;
  readonly mergedAt: Date;
  readonly undoneBy: string | null;
  /** A later merge, not undone, of the same kept business. */
  readonly hasLater: boolean;
  readonly moved: MovedByMerge;
}

/** Merges of businesses, in the running transaction. */
export abstract class Merges {
  /**
   * Both businesses by their ids, held with their reviews until the transaction ends, always in the same order, so that
   * merges of the same ones wait for each other and never in a circle.
   */
  abstract hold(ids: readonly [number, number]): Promise<ReadonlyMap<number, HeldBusiness>>;
  /** Whether one member has an open claim on each of the two. */
  abstract haveClaimsOfOne(keptId: number, mergedId: number): Promise<boolean>;
  /**
   * Moves what belongs to one business to another one, hides the first and leads its address to the second; answers the
   * id of the merge. All totals stay exact.
   */
  abstract merge(kept: HeldBusiness, merged: HeldBusiness, administrator: string): Promise<number>;
  /** Null where there is none. */
  abstract find(id: number): Promise<MergeRecord | null>;
  /** Takes back what was moved, as far as it is there and as it was; what came to the kept business since stays there. */
  abstract undo(merge: MergeRecord, administrator: string): Promise<void>;
}

/** Two businesses that may be one. */
export interface DuplicateCandidate {
  readonly id: number;
  readonly lowerId: number;
  readonly upperId: number;
  readonly dismissedBy: string | null;
}

/** Likely doubles for decisions, in the running transaction. */
export abstract class DuplicateCandidates {
  /** Null where there is none. */
  abstract find(id: number): Promise<DuplicateCandidate | null>;
  /** Who said of the two that they are not the same; null where nobody did. Comes after both are held. */
  abstract dismisser(ids: readonly [number, number]): Promise<string | null>;
  /** The two are not the same, for ever. */
  abstract dismiss(id: number, administrator: string, now: Date): Promise<void>;
}

/** Reads of likely doubles and merges; each is JSON text of what the contract says. */
export abstract class DuplicateReads {
  /** Those that wait, the likeliest first, or those that are not the same, the last one first. */
  abstract candidates(which: 'waiting' | 'dismissed', page: PageRequest): Promise<ListPage>;
  /** The last one first. */
  abstract merges(page: PageRequest): Promise<ListPage>;
  /** One of them, public or not; null where there is none. */
  abstract candidate(id: number): Promise<JsonText | null>;
  abstract merge(id: number): Promise<JsonText | null>;
  /** The public business to which the address of a merged one leads; null where there is none. */
  abstract keptInstead(id: number): Promise<number | null>;
}

/** A business that is to be compared with others. */
export interface ToCompare {
  readonly id: number;
  /** Which change of it is meant. */
  readonly round: number;
  /** Null where nobody sees it any more. */
  readonly place: Recognisable | null;
}

/** Two businesses that share a key, the lower id first. */
export interface Pair {
  readonly lower: Recognisable & { readonly id: number };
  readonly upper: Recognisable & { readonly id: number };
}

/** A pair that is likely the same. */
export interface LikelyPair {
  readonly lowerId: number;
  readonly upperId: number;
  readonly score: number;
  readonly reasons: readonly string[];
}

/** What changed since it was compared last, and what it is to be compared with. */
export abstract class DuplicateSearch {
  /** Those that wait, at most `max`. */
  abstract waiting(max: number): Promise<readonly ToCompare[]>;
  /** Keeps the keys of each; of one without keys nothing is kept. */
  abstract keepKeys(keys: ReadonlyMap<number, readonly number[]>): Promise<void>;
  /** Every two of which one is among the ids and that share a key, but for keys that more than `maxBlock` have. */
  abstract pairs(ids: readonly number[], maxBlock: number): Promise<readonly Pair[]>;
  /** These were compared: what was found is kept, what was found before and is no more goes, unless it was dismissed. */
  abstract settle(compared: readonly ToCompare[], found: readonly LikelyPair[]): Promise<void>;
}
