import type { BusinessContent } from '../business/content.js';
import { LISTING_TIER, type ListingTier } from '../business/listing-tier.js';
import { FACT_KEYS } from '../policy/fact.js';
import { fieldOf, statedFacts, type FactContent, type NewStatement } from '../policy/known-facts.js';
import { refuse } from '../shared/domain-error.js';
import { daysAfter } from '../shared/days.js';

/** Product decision: days for which a merge can be undone. */
export const UNDO_DAYS = 30;

/** A business to be merged. */
export interface Mergeable {
  readonly id: number;
  readonly name: string;
  readonly ownerId: string | null;
  readonly isPublic: boolean;
  readonly tier: ListingTier;
  /** Whether a change waits for approval. */
  readonly isChanging: boolean;
  /** Whether its subscription is active or being paid. */
  readonly isPaid: boolean;
  /** The administrator who merged it into another business; null if it isn't merged. */
  readonly mergedBy: string | null;
}

/** A business without an owner, before a merge gave it one. */
export interface OwnershipBefore {
  readonly isClaimed: boolean;
  readonly claimedAt: string | null;
  /** The fields that an owner can edit. Missing in older merges, which did not store them. */
  readonly content?: Partial<BusinessContent>;
}

/** The ids that a merge moved, needed to undo it. Contains no members' data. */
export interface MovedByMerge {
  /** Reviews moved to the kept business. */
  readonly reviews: readonly number[];
  /** Reviews moved from the kept business to the merged one because their authors have newer ones. */
  readonly returned: readonly number[];
  /** Reviews that were shown and are now hidden as older ones. */
  readonly older: readonly number[];
  /** Claims with their status before the merge. */
  readonly claims: readonly { readonly id: number; readonly status: string }[];
  readonly feedback: readonly number[];
  /** Addresses of photos that the kept business didn't have. */
  readonly photos: readonly string[];
  /** Interactions of the merged business: day, type, count. */
  readonly interactions: readonly (readonly [day: string, type: string, amount: number])[];
  /** The kept business before the merge gave it an owner; null if it didn't. */
  readonly ownership: OwnershipBefore | null;
  /** Statements about facts with their voices before; missing in merges from before statements moved. */
  readonly statements?: readonly { readonly id: number; readonly voice: string | null }[];
  /** Reports of visitors turned away, with their voices before; missing in merges from before reports moved. */
  readonly turnedAway?: readonly { readonly id: number; readonly voice: string | null }[];
  /** Statements that the administrator made by choosing one of the two policies or hours. */
  readonly chosen?: readonly number[];
}

/** The choices for the owner of the kept business if only the merged one has an owner: nobody, or that owner. */
export const OWNER_CHOICES = ['none', 'merged'] as const;

export type OwnerChoice = (typeof OWNER_CHOICES)[number];

/**
 * Returns whether a merge makes the owner of the merged business the owner of the kept one. Because no claim is checked,
 * an administrator has to decide. Throws MERGE_REFUSED without a decision.
 */
export function movesOwner(kept: Mergeable, merged: Mergeable, chosen: OwnerChoice | undefined): boolean {
  if (kept.ownerId !== null || merged.ownerId === null) return false;
  if (chosen !== undefined) return chosen === 'merged';
  return refuse(
    'MERGE_REFUSED',
    `${kept.name} has no owner, and the owner of ${merged.name} never claimed it. Choose who owns the listing that stays.`,
  );
}

/** For these fields, the administrator can choose either business's facts, instead of weighing all statements. */
export type MergeChoice = { readonly [Field in keyof FactContent]?: 'kept' | 'merged' | undefined };

/**
 * Returns what an administrator states about the kept business by choosing whose policy or hours it gets: each fact of
 * the chosen one, and null for facts that only the other one has.
 */
export function saidByChoice(kept: FactContent, merged: FactContent, choice: MergeChoice): NewStatement[] {
  const [ofKept, ofMerged] = [statedFacts(kept), statedFacts(merged)];
  return FACT_KEYS.filter((key) => key in ofKept || key in ofMerged).flatMap((key): NewStatement[] => {
    const from = choice[fieldOf(key)];
    if (from === undefined) return [];
    return [{ key, value: (from === 'kept' ? ofKept : ofMerged)[key] ?? null, verdict: 'states' }];
  });
}

/**
 * Throws MERGE_REFUSED, with what to do first, unless both businesses are public and unmerged, no change waits, no
 * payment would be lost, and they don't have two different owners.
 */
export function requireMergeable(kept: Mergeable, merged: Mergeable): void {
  for (const { name, mergedBy } of [merged, kept]) {
    if (mergedBy !== null) refuse('MERGE_REFUSED', `${mergedBy} already merged ${name}. Please reload the list.`);
  }
  for (const { name, isPublic, isChanging } of [merged, kept]) {
    if (!isPublic) refuse('MERGE_REFUSED', `${name} is not public. Only public listings can be merged.`);
    if (isChanging) {
      refuse('MERGE_REFUSED', `A change to ${name} is waiting for approval. Please decide on it before you merge.`);
    }
  }
  if (kept.ownerId !== null && merged.ownerId !== null && kept.ownerId !== merged.ownerId) {
    refuse(
      'MERGE_REFUSED',
      `${kept.name} and ${merged.name} have different owners. Please find out who owns the place and ask the other owner to withdraw their listing.`,
    );
  }
  requireUnpaid(kept, merged);
}

function requireUnpaid(kept: Mergeable, merged: Mergeable): void {
  if (!merged.isPaid && merged.tier === 'free') return;
  const how = kept.isPaid || kept.tier !== 'free' ? 'End its Premium first' : 'Keep that listing instead';
  refuse(
    'MERGE_REFUSED',
    `${merged.name} is Premium or has a payment in progress. ${how}, so that no paid time is lost.`,
  );
}

/** The facts that decide whether a merge can be undone. */
export interface Undoable {
  readonly mergedAt: Date;
  readonly undoneBy: string | null;
  /** Whether the same kept business has a later merge that isn't undone. */
  readonly hasLater: boolean;
}

/** Returns the deadline for undoing a merge. */
export const undoUntil = (mergedAt: Date): Date => daysAfter(mergedAt, UNDO_DAYS);

/** Throws MERGE_REFUSED if the merge was undone, is too old, or has a later merge. */
export function requireUndoable({ mergedAt, undoneBy, hasLater }: Undoable, now: Date): void {
  if (undoneBy !== null) refuse('MERGE_REFUSED', `${undoneBy} already undid this merge.`);
  if (now > undoUntil(mergedAt)) {
    refuse('MERGE_REFUSED', `A merge can be undone for ${String(UNDO_DAYS)} days, and that time has passed.`);
  }
  if (hasLater) {
    refuse('MERGE_REFUSED', 'The remaining listing was merged again later. Please undo the later merge first.');
  }
}

type Owned = Pick<Mergeable, 'ownerId'>;

/** Returns whether undoing a merge takes the owner from the kept business, because the merge gave it that owner. */
export function losesOwner(ownership: MovedByMerge['ownership'], kept: Owned, merged: Owned): boolean {
  return ownership !== null && kept.ownerId !== null && kept.ownerId === merged.ownerId;
}

/**
 * Throws MERGE_REFUSED if undoing would take the owner from the kept business while a payment or pending change depends
 * on them.
 */
export function requireOwnerFree(ownership: MovedByMerge['ownership'], kept: Mergeable, merged: Mergeable): void {
  if (!losesOwner(ownership, kept, merged)) return;
  const { name, isPaid, tier, isChanging } = kept;
  if (isPaid || tier !== 'free') {
    refuse(
      'MERGE_REFUSED',
      `${name} is Premium or has a payment in progress, and its owner came from ${merged.name}. End its Premium first, so that no paid time is lost.`,
    );
  }
  if (isChanging) {
    refuse(
      'MERGE_REFUSED',
      `A change to ${name} is waiting for approval. Please decide on it before you undo the merge.`,
    );
  }
}

export type Photos = Pick<BusinessContent, 'images' | 'imageAlts'>;

/** Returns the kept photos followed by those only the merged business has, with captions, up to the listing limit. */
export function mergedPhotos(kept: Photos, merged: Photos): Photos & { readonly added: readonly string[] } {
  const room = Math.max(0, LISTING_TIER.premium.photos - kept.images.length);
  const added = merged.images.filter((image) => !kept.images.includes(image)).slice(0, room);
  const captions = added.map((image) => captionOf(merged, image));
  return {
    images: [...kept.images, ...added],
    imageAlts: [...kept.images.map((image) => captionOf(kept, image)), ...captions],
    added,
  };
}

/** Returns the photos without those in `gone`. */
export function photosWithout(photos: Photos, gone: readonly string[]): Photos {
  const images = photos.images.filter((image) => !gone.includes(image));
  return { images, imageAlts: images.map((image) => captionOf(photos, image)) };
}

const captionOf = ({ images, imageAlts }: Photos, image: string): string => imageAlts[images.indexOf(image)] ?? '';

/** Thrown for a business that was merged, to redirect to the kept one. It isn't a refusal. */
export class BusinessMerged extends Error {
  constructor(readonly keptId: number) {
    super('This listing was merged into another one.');
    this.name = 'BusinessMerged';
  }
}
