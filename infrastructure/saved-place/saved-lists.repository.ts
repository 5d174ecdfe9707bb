import type { KeptPlace, SavedListChange, SavedListRecord, SavedLists } from '../../application/saved-place/ports.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { holdAccount } from '../account/hold-open-account.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { SavedListEntity } from './saved-list.entity.js';
import { SavedPlaceEntity } from './saved-place.entity.js';

/**
 * A merged business isn't counted: the lists have the kept one instead. The subquery reads the primary key of
 * saved_places.
 */
const OF_MEMBER = `
  select l.id, l.name, l.is_default as "isDefault", l.share_token as "shareToken",
    (select count(*)::integer from saved_places s join businesses b on b.id = s.business_id
      where s.list_id = l.id and b.merged_into is null) as places
  from saved_lists l where l.user_id = $1 order by l.is_default desc, l.id`;

/** A merge of businesses locks the lists with one of them in the same order, before it changes their places. */
const HOLD_LISTS = 'select from saved_lists where user_id = $1 order by id for no key update';

/**
 * Locks a member, then all their lists, until this transaction ends. Merges of businesses wait for the lists, so that
 * neither waits for a place that the other one changes.
 */
export async function holdLists(work: UnitOfWork, memberId: string): Promise<void> {
  await holdAccount(work, memberId);
  await work.rows(HOLD_LISTS, [memberId]);
}

/** Locks the business, so that it cannot be merged before it is saved. */
const PUBLIC = 'select id from businesses where id = $1 and is_public for key share';

const LAST = 'select coalesce(max(position), 0) + 1 as position from saved_places where list_id = $1';

/** Also removes businesses that were merged into this one, so that undoing the merge doesn't bring them back. */
const TAKE = `delete from saved_places where list_id = $1
  and business_id in (select id from businesses where id = $2 or merged_into = $2)`;

/** Numbers the places of a list: first $2 in this order, then the others in theirs. */
const ARRANGE = `
  update saved_places s set position = ranked.position from (
    select o.business_id,
      row_number() over (order by wanted.place nulls last, o.position, o.business_id)::integer as position
    from saved_places o left join unnest($2::integer[]) with ordinality wanted(id, place) on wanted.id = o.business_id
    where o.list_id = $1) ranked
  where s.list_id = $1 and s.business_id = ranked.business_id and s.position <> ranked.position`;

/** Lists of saved places in PostgreSQL. Locks the member, their lists, then a business, as hold-open-account.ts says. */
export class PostgresSavedLists implements SavedLists {
  constructor(private readonly work: UnitOfWork) {}

  async ofMember(memberId: string): Promise<readonly SavedListRecord[]> {
    await holdLists(this.work, memberId);
    return this.work.rows<SavedListRecord>(OF_MEMBER, [memberId]);
  }

  async add(memberId: string, name: string, isDefault: boolean): Promise<number> {
    return (await this.work.add(SavedListEntity, { userId: memberId, name, isDefault })).id;
  }

  async change(id: number, change: SavedListChange): Promise<void> {
    await this.work.change(SavedListEntity, id, change);
  }

  async remove(id: number): Promise<void> {
    await this.work.em.nativeDelete(SavedListEntity, { id });
  }

  async contains(listId: number, businessId: number): Promise<boolean> {
    return (await this.work.em.count(SavedPlaceEntity, { listId, businessId })) > 0;
  }

  async put(memberId: string, listId: number, businessId: number, kept: KeptPlace): Promise<void> {
    if ((await this.work.row(PUBLIC, [businessId])) === null) refuse('BUSINESS_NOT_FOUND', 'Business not found');
    // The merge that this waited for may have put the business into the list.
    if (await this.contains(listId, businessId)) return this.changePlace(listId, businessId, kept);
    const { note = null, position = await this.#lastPosition(listId) } = kept;
    await this.work.add(SavedPlaceEntity, { userId: memberId, listId, businessId, note, position });
  }

  async changePlace(listId: number, businessId: number, { note, position }: KeptPlace): Promise<void> {
    const changed = { ...(note !== undefined && { note }), ...(position !== undefined && { position }) };
    if (Object.keys(changed).length === 0) return;
    await this.work.em.nativeUpdate(SavedPlaceEntity, { listId, businessId }, changed);
  }

  async take(listId: number, businessId: number): Promise<void> {
    await this.work.rows(TAKE, [listId, businessId]);
  }

  async arrange(listId: number, businessIds: readonly number[]): Promise<void> {
    await this.work.rows(ARRANGE, [listId, businessIds]);
  }

  async #lastPosition(listId: number): Promise<number> {
    return (await this.work.row<{ position: number }>(LAST, [listId]))?.position ?? 1;
  }
}
