import type { Merges, LockedBusiness, MergeRecord } from '../../application/duplicate/ports.js';
import type { PublishedContents } from '../../application/moderation/ports.js';
import {
  mergedPhotos,
  photosWithout,
  type MovedByMerge,
  type OwnershipBefore,
  type Photos,
} from '../../domain/duplicate/merge.js';
import type { BusinessContent } from '../../domain/business/content.js';
import type { NewStatement } from '../../domain/policy/known-facts.js';
import { uploadIdIn } from '../../domain/upload/upload-address.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import * as sql from './merge-sql.js';
import { settleOwnWords } from '../review/own-words.js';
import { MergedReviews } from './merged-reviews.js';
import { MergedStatements } from './merged-statements.js';
import { contentOf, undoOwnerChanges } from './taken-back.js';

interface Counted {
  readonly day: string;
  readonly type: string;
  readonly amount: number;
}

const NOTHING_MOVED: MovedByMerge = {
  ...{ reviews: [], returned: [], older: [], claims: [], feedback: [], photos: [], interactions: [], ownership: null },
};

/** Merges in PostgreSQL, with statements that move many rows at once. */
export class PostgresMerges implements Merges {
  readonly #reviews: MergedReviews;
  readonly #statements: MergedStatements;

  constructor(
    private readonly work: UnitOfWork,
    contents: Pick<PublishedContents, 'setState'>,
  ) {
    this.#reviews = new MergedReviews(work, contents);
    this.#statements = new MergedStatements(work);
  }

  async hold(ids: readonly [number, number]): Promise<ReadonlyMap<number, LockedBusiness>> {
    for (const statement of [sql.HOLD_MEMBERS, sql.HOLD_LISTS, sql.HOLD_BUSINESSES, sql.HOLD_REVIEWS]) {
      await this.work.rows(statement, [ids]);
    }
    // Read again: the statement that waited for the lock saw everything else as it was before.
    const rows = await this.work.rows<LockedBusiness>(sql.HOLD_BUSINESSES, [ids]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  async haveClaimsOfOne(keptId: number, mergedId: number): Promise<boolean> {
    return (await this.work.rows(sql.CLAIMS_OF_ONE, [keptId, mergedId])).length > 0;
  }

  async merge(
    kept: LockedBusiness,
    merged: LockedBusiness,
    administrator: string,
    { chosen, withOwner }: { readonly chosen: readonly NewStatement[]; readonly withOwner: boolean },
  ): Promise<number> {
    const ids = [kept.id, merged.id] as const;
    const added = await this.work.row<{ id: number }>(sql.ADD, [...ids, administrator, JSON.stringify(NOTHING_MOVED)]);
    if (added === null) throw new Error('The merge was not stored.');
    const content = await contentOf(this.work, kept.id);
    const others = {
      claims: await this.work.rows<MovedByMerge['claims'][number]>(sql.MOVE_CLAIMS, [...ids]),
      feedback: (await this.work.rows<{ id: number }>(sql.MOVE_FEEDBACK, [...ids])).map(({ id }) => id),
      photos: await this.#addPhotos(kept, merged),
      interactions: await this.#addInteractions(...ids),
      ownership: withOwner ? await this.#giveOwner(...ids, content) : null,
    };
    await this.work.rows(sql.SAVE_PLACES, [...ids, added.id]);
    await this.work.rows(sql.HIDE, [merged.id, kept.id]);
    // Last, because this locks the directory totals, which every review waits for.
    const reviews = await this.#reviews.merge(...ids);
    const moved: MovedByMerge = { ...others, ...reviews, ...(await this.#statements.merge(...ids, chosen)) };
    await this.work.rows(sql.KEEP_MOVED, [added.id, JSON.stringify(moved)]);
    await settleOwnWords(this.work, kept.id);
    return added.id;
  }

  find(id: number): Promise<MergeRecord | null> {
    return this.work.row<MergeRecord>(sql.FIND, [id]);
  }

  async undo(merge: MergeRecord, administrator: string): Promise<void> {
    const { id, keptId, mergedId, moved } = merge;
    const { claims, feedback, ownership } = moved;
    const [claimIds, statuses] = [claims.map((claim) => claim.id), claims.map(({ status }) => status)];
    await this.work.rows(sql.RETURN_CLAIMS, [mergedId, keptId, claimIds, statuses, id]);
    await this.work.rows(sql.RETURN_FEEDBACK, [mergedId, keptId, feedback]);
    await this.#takePhotos(merge);
    await this.work.rows(sql.TAKE_INTERACTIONS, [keptId, ...columns(moved.interactions)]);
    await this.work.rows(sql.NO_INTERACTIONS, [keptId]);
    const took = ownership === null ? null : await this.#takeOwner(merge, ownership);
    await this.work.rows(sql.RETURN_NOTES, [keptId, mergedId, id]);
    await this.work.rows(sql.RETURN_PLACES, [keptId, id]);
    await this.work.rows(sql.SHOW, [mergedId]);
    await this.work.rows(sql.UNDONE, [id, administrator]);
    await this.#reviews.undo(id, keptId, mergedId, moved);
    await this.#statements.undo(keptId, mergedId, moved);
    if (took !== null) await undoOwnerChanges(this.work, { keptId, ...took });
    for (const each of [keptId, mergedId]) await settleOwnWords(this.work, each);
  }

  async #giveOwner(
    keptId: number,
    mergedId: number,
    content: Partial<BusinessContent>,
  ): Promise<OwnershipBefore | null> {
    const before = await this.work.row<OwnershipBefore>(sql.GIVE_OWNER, [keptId, mergedId]);
    return before && { ...before, content };
  }

  /** Removes the owner who got the kept business in the merge, and returns the business before; null if the owner has changed. */
  async #takeOwner({ keptId, mergedId, mergedAt }: MergeRecord, before: OwnershipBefore) {
    const { isClaimed, claimedAt, content } = before;
    const taken = await this.work.row(sql.TAKE_OWNER, [keptId, mergedId, isClaimed, claimedAt]);
    return taken && { since: mergedAt, content: content ?? {} };
  }

  async #addPhotos(kept: LockedBusiness, merged: LockedBusiness): Promise<readonly string[]> {
    const { added, ...photos } = mergedPhotos(kept, merged);
    if (added.length > 0) await this.#setPhotos(kept.id, photos);
    return added;
  }

  /** A photo that the kept business no longer has and that nobody uses was deleted there, so it cannot be returned. */
  async #takePhotos({ keptId, mergedId, moved: { photos } }: MergeRecord): Promise<void> {
    if (photos.length === 0) return;
    const [kept, merged] = [await this.#photosOf(keptId), await this.#photosOf(mergedId)];
    const missing = photos.filter((photo) => !kept.images.includes(photo));
    const unused = await this.work.rows<{ address: string }>(sql.UNUSED_PHOTOS, [missing, missing.map(uploadIdIn)]);
    const removedAddresses = unused.map(({ address }) => address);
    await this.work.rows(sql.FORGET_PLACE, [keptId, photos]);
    await this.#setPhotos(keptId, photosWithout(kept, photos));
    if (removedAddresses.length > 0) await this.#setPhotos(mergedId, photosWithout(merged, removedAddresses));
  }

  async #photosOf(id: number): Promise<Photos> {
    return (await this.work.row<Photos>(sql.PHOTOS, [id])) ?? { images: [], imageAlts: [] };
  }

  async #setPhotos(id: number, { images, imageAlts }: Photos): Promise<void> {
    await this.work.rows(sql.SET_PHOTOS, [id, images, imageAlts]);
  }

  async #addInteractions(keptId: number, mergedId: number): Promise<MovedByMerge['interactions']> {
    const rows = await this.work.rows<Counted>(sql.INTERACTIONS, [mergedId]);
    const interactions = rows.map(({ day, type, amount }) => [day, type, amount] as const);
    await this.work.rows(sql.ADD_INTERACTIONS, [keptId, ...columns(interactions)]);
    return interactions;
  }
}

function columns(interactions: MovedByMerge['interactions']): unknown[] {
  return [interactions.map(([day]) => day), interactions.map(([, type]) => type), interactions.map(([, , n]) => n)];
}
