import type { BusinessContent } from '../business/content.js';
import { LISTING_TIER, type ListingTier } from '../business/listing-tier.js';
import { refuse } from '../shared/domain-error.js';

/** A product decision: for so many days a merge can be undone. */
export const UNDO_DAYS = 30;

const DAY_MS = 86_400_000;

/** One of two businesses that are to be merged. */
export interface Mergeable {
  readonly id: number;
  readonly name: string;
  readonly ownerId: string | null;
  readonly isPublic: boolean;
  readonly tier: ListingTier;
  /** A change of it waits for an administrator. */
  readonly isChanging: boolean;
  /** A subscription of it runs, or is being paid. */
  readonly isPaid: boolean;
  /** Who merged it into another one; null where nobody did. */
  readonly mergedBy: string | null;
}

/** What a merge moved, by ids; so much is needed to undo it. What members are concerned is never written here. */
export interface MovedByMerge {
  /** Reviews that went to the kept business. */
  readonly reviews: readonly number[];
  /** Reviews that left the kept business for the merged one, as older ones of the same authors. */
  readonly returned: readonly number[];
  /** Of all reviews, those that were shown and are hidden as older ones. */
  readonly older: readonly number[];
  /** Claims with the status in which they went. */
  readonly claims: readonly { readonly id: number; readonly status: string }[];
  readonly feedback: readonly number[];
  /** Addresses of photos that the kept business did not have. */
  readonly photos: readonly string[];
  /** How often the merged business was looked at: day, type, amount. */
  readonly interactions: readonly (readonly [day: string, type: string, amount: number])[];
  /** Where the kept business got an owner by it: what it said of a claim before. */
  readonly ownership: { readonly isClaimed: boolean; readonly claimedAt: string | null } | null;
}

/**
 * Refuses with MERGE_REFUSED where two businesses cannot become one: each must be public and unmerged, no change may
 * wait, no payment may be lost, and two owners cannot become one. The sentence says what to do.
 */
export function requireMergeable(kept: Mergeable, merged: Mergeable): void {
  for (const { name, mergedBy } of [merged, kept]) {
    if (mergedBy !== null) refuse('MERGE_REFUSED', `${mergedBy} has merged ${name} already. Please reload the list.`);
  }
  for (const { name, isPublic, isChanging } of [merged, kept]) {
    if (!isPublic) refuse('MERGE_REFUSED', `${name} is not public. Only public listings can be merged.`);
    if (isChanging) {
      refuse('MERGE_REFUSED', `A change of ${name} waits for approval. Please decide on it before you merge.`);
    }
  }
  if (kept.ownerId !== null && merged.ownerId !== null && kept.ownerId !== merged.ownerId) {
    refuse(
      'MERGE_REFUSED',
      `${kept.name} and ${merged.name} have different owners. Please agree with them who owns the place, and let the other one withdraw their listing.`,
    );
  }
  requireUnpaid(kept, merged);
}

function requireUnpaid(kept: Mergeable, merged: Mergeable): void {
  if (!merged.isPaid && merged.tier === 'free') return;
  const how = kept.isPaid || kept.tier !== 'free' ? 'Its Premium has to end first' : 'Keep that one instead';
  refuse('MERGE_REFUSED', `${merged.name} is Premium, or is being paid for. ${how}, so that nothing paid is lost.`);
}

/** A merge as far as undoing it is concerned. */
export interface Undoable {
  readonly mergedAt: Date;
  readonly undoneBy: string | null;
  /** A later merge, not undone, of the same kept business. */
  readonly hasLater: boolean;
}

/** Until when a merge can be undone. */
export const undoUntil = (mergedAt: Date): Date => new Date(mergedAt.getTime() + UNDO_DAYS * DAY_MS);

/** Refuses with MERGE_REFUSED what was undone, is too old, or on which a later merge is built. */
export function requireUndoable({ mergedAt, undoneBy, hasLater }: Undoable, now: Date): void {
  if (undoneBy !== null) refuse('MERGE_REFUSED', `${undoneBy} has undone this merge already.`);
  if (now > undoUntil(mergedAt)) {
    refuse('MERGE_REFUSED', `A merge can be undone for ${String(UNDO_DAYS)} days, and these are over.`);
  }
  if (hasLater) {
    refuse('MERGE_REFUSED', 'The kept place was merged again since. Please undo the later merge first.');
  }
}

/**
 * Refuses with MERGE_REFUSED where the kept business would lose the owner that the merge gave it, and something hangs on them:
 * a payment, or a change that waits.
 */
export function requireOwnerFree(ownership: MovedByMerge['ownership'], kept: Mergeable, merged: Mergeable): void {
  if (ownership === null || kept.ownerId === null || kept.ownerId !== merged.ownerId) return;
  const { name, isPaid, tier, isChanging } = kept;
  if (isPaid || tier !== 'free') {
    refuse(
      'MERGE_REFUSED',
      `${name} is Premium, or is being paid for, by the owner whom it got from ${merged.name}. Its Premium has to end first, so that nothing paid is lost.`,
    );
  }
  if (isChanging) {
    refuse('MERGE_REFUSED', `A change of ${name} waits for approval. Please decide on it before you undo the merge.`);
  }
}

export type Photos = Pick<BusinessContent, 'images' | 'imageAlts'>;

/** The kept photos and behind them those that only the merged business has, with their captions, as many as a listing may have. */
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

/** The photos without some of them. */
export function photosWithout(photos: Photos, gone: readonly string[]): Photos {
  const images = photos.images.filter((image) => !gone.includes(image));
  return { images, imageAlts: images.map((image) => captionOf(photos, image)) };
}

const captionOf = ({ images, imageAlts }: Photos, image: string): string => imageAlts[images.indexOf(image)] ?? '';
