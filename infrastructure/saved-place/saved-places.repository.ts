import type { SavedListRecord, SavedPlaces } from '../../application/saved-place/ports.js';
import { withDefaultList } from '../../application/saved-place/with-default-list.js';
import { requireRoomForPlace } from '../../domain/saved-place/saved-list.js';
import type { Database, Statement } from '../postgres/database.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { holdLists, PostgresSavedLists } from './saved-lists.repository.js';
import { SavedPlaceEntity } from './saved-place.entity.js';

/** One lookup per business in index saved_places_user. */
const AMONG: Statement = {
  name: 'saved-in-lists',
  text: `select distinct business_id as id from saved_places where user_id = $1 and business_id = any($2::integer[])`,
};

/** Also forgets businesses that were merged into this one, so that undoing the merge doesn't bring them back. */
const FORGET = `delete from saved_places where user_id = $1
  and business_id in (select id from businesses where id = $2 or merged_into = $2)`;

/**
 * Saved places in PostgreSQL, as entities. Checking which of many are saved is plain SQL, because lists check it
 * without a transaction.
 */
export class PostgresSavedPlaces implements SavedPlaces {
  readonly #lists: PostgresSavedLists;

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {
    this.#lists = new PostgresSavedLists(work);
  }

  save(memberId: string, businessId: number): Promise<void> {
    return this.work.run(async () => {
      // Locks the member, so two simultaneous clicks save the business only once.
      const lists = await withDefaultList(this.#lists, memberId);
      if ((await this.work.em.count(SavedPlaceEntity, { userId: memberId, businessId })) > 0) return;
      const list = lists.find(({ isDefault }) => isDefault) as SavedListRecord;
      requireRoomForPlace(list);
      await this.#lists.put(memberId, list.id, businessId, {});
    });
  }

  forget(memberId: string, businessId: number): Promise<void> {
    return this.work.run(async () => {
      await holdLists(this.work, memberId);
      await this.work.rows(FORGET, [memberId, businessId]);
    });
  }

  async among(memberId: string, businessIds: readonly number[]): Promise<ReadonlySet<number>> {
    if (businessIds.length === 0) return new Set();
    const rows = await this.database.rows<{ id: number }>(AMONG, [memberId, businessIds]);
    return new Set(rows.map(({ id }) => id));
  }
}
