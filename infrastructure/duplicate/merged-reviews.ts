import type { MovedByMerge } from '../../domain/duplicate/merge.js';
import type { ContentState } from '../../domain/moderation/target.js';
import type { PublishedContents } from '../../application/moderation/ports.js';
import { uploadIdIn } from '../../domain/upload/upload-address.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import * as sql from './merge-sql.js';

interface OlderReview {
  readonly id: number;
  readonly isKepts: boolean;
  readonly state: ContentState;
  readonly userId: string;
}

interface Signed {
  readonly id: number;
  readonly userId: string | null;
}

interface Removed {
  readonly userId: string | null;
  readonly images: readonly string[];
}

type MovedReviews = Pick<MovedByMerge, 'reviews' | 'returned' | 'older'>;

/**
 * Moves the reviews of two businesses in a merge and in its undo. Each author's newest review counts; an older one
 * stays at the merged business, hidden. The statements keep all totals exact.
 */
export class MergedReviews {
  constructor(
    private readonly work: UnitOfWork,
    private readonly contents: Pick<PublishedContents, 'setState'>,
  ) {}

  async merge(keptId: number, mergedId: number): Promise<MovedReviews> {
    const pairs = await this.work.rows<OlderReview>(sql.OLDER, [keptId, mergedId]);
    const older = pairs.filter(({ state }) => state === 'shown').map(({ id }) => id);
    for (const id of older) await this.#setState(id, 'hidden');
    const leaving = pairs.filter(({ isKepts }) => isKepts);
    const staying = pairs.filter(({ isKepts }) => !isKepts).map(({ id }) => id);
    const coming = await this.work.rows<{ id: number }>(
      'select id from reviews where business_id = $1 and id <> all($2::integer[]) order by id',
      [mergedId, staying],
    );
    const reviews = coming.map(({ id }) => id);
    await this.#exchange({ to: keptId, coming: reviews, from: mergedId, leaving });
    return { reviews, returned: leaving.map(({ id }) => id), older };
  }

  async undo(mergeId: number, keptId: number, mergedId: number, moved: MovedReviews): Promise<void> {
    await this.#removeReplaced(keptId, moved);
    const leaving = await this.work.rows<Signed>(sql.AUTHORS, [moved.returned, mergedId]);
    const there = await this.work.rows<Signed>(sql.AUTHORS, [moved.reviews, keptId]);
    await this.#exchange({ to: mergedId, coming: there.map(({ id }) => id), from: keptId, leaving });
    const hidden = await this.work.rows<{ id: number }>(sql.STILL_HIDDEN, [moved.older, mergeId]);
    for (const { id } of hidden) await this.#setState(id, 'shown');
  }

  async #removeReplaced(keptId: number, { returned, reviews }: MovedReviews): Promise<void> {
    const replaced = await this.work.rows<{ id: number }>(sql.REPLACED, [returned, keptId, reviews]);
    for (const { id } of replaced) await this.#setState(id, 'hidden');
    const removed = await this.work.rows<Removed>(sql.REMOVE_REVIEWS, [replaced.map(({ id }) => id)]);
    const photos = removed.flatMap(({ userId, images }) => images.map((image) => [uploadIdIn(image), userId] as const));
    const uploads = photos.filter(([id]) => id !== null);
    await this.work.rows(sql.FREE_PHOTOS, [uploads.map(([id]) => id), uploads.map(([, userId]) => userId)]);
  }

  /** Swaps reviews: `leaving` go where `coming` come from. An author may have one in each. */
  async #exchange(change: { to: number; coming: number[]; from: number; leaving: readonly Signed[] }): Promise<void> {
    const { to, coming, from, leaving } = change;
    const ids = leaving.map(({ id }) => id);
    await this.work.rows(sql.UNSIGN, [ids]);
    await this.work.rows(sql.MOVE_REVIEWS, [coming, to]);
    await this.work.rows(sql.MOVE_REVIEWS, [ids, from]);
    await this.work.rows(sql.SIGN, [ids, leaving.map(({ userId }) => userId)]);
    await this.work.rows(sql.MOVE_RESPONSES, [[to, from]]);
  }

  #setState(id: number, state: ContentState): Promise<void> {
    return this.contents.setState({ targetType: 'review', targetId: String(id) }, state);
  }
}
