import type { NextListings, UndoneListings } from '../../../application/import/undo-ports.js';
import { OPEN_CLAIM_STATUSES } from '../../../domain/claim/claim.js';
import type { ChangedListing, ListingUndo } from '../../../domain/import/undo.js';
import type { UnitOfWork } from '../../postgres/unit-of-work.js';
import { silenceImport } from '../../fact/withdrawn-statements.js';
import { CONTENT_JSON } from '../content-sql.js';

/** Primary key of import_changes. */
const NEXT_IDS = `
  select business_id as id, count(*)::integer as changes from import_changes
  where import_id = $1 and business_id > $2 group by business_id order by business_id limit $3`;

/** Also locks the businesses into which they were merged, where their statements are. */
const LOCK = `
  with recursive places as (
    select unnest($1::integer[]) as id
    union select b.merged_into from places p join businesses b on b.id = p.id where b.merged_into is not null)
  select id from businesses where id in (select id from places) order by id for update`;

/** Whether an import hid the business `b`. Otherwise an administrator did. */
const IS_VANISHED = `exists (select from business_sources v where v.business_id = b.id and v.vanished_at = b.hidden_at)`;

const IS_EDITED = `(b.edited_fields <> '{}' or b.is_verified or b.verification_notes is not null or b.pending_changes is not null
  or b.images <> '{}' or b.menu_url is not null or b.closed_at is not null or b.approval_status <> 'approved' or b.tier <> 'free'
  or not (b.is_active or ${IS_VANISHED})
  or (b.is_public and exists (select from business_sources v where v.business_id = b.id and v.vanished_at is not null)))`;

/** Whether a later import has read the row of the change `c` since. A missed row has the mark of an earlier import. */
const IS_LATER = `case when c.kind = 'missed' then coalesce(s.import_id > c.import_id, false) else s.import_id is distinct from c.import_id end`;

/** Whether the import of the change `c` said something about facts that still counts, maybe of the business kept in a merge. */
const SAYS_FACTS = `(c.before is not null and exists (select from policy_facts f
  where f.import_id = c.import_id and f.import_source = c.source and f.withdrawn_at is null and f.business_id in (
    with recursive way as (
      select c.business_id as id union select m.merged_into from way join businesses m on m.id = way.id where m.merged_into is not null)
    select id from way)))`;

const CHANGES = `(
  select json_agg(json_build_object('source', c.source, 'kind', c.kind, 'before', c.before, 'after', c.after,
    'isLater', s.business_id is not null and ${IS_LATER}, 'isSourceGone', s.business_id is null,
    'isStillHidden', coalesce(c.hidden_at = b.hidden_at, false), 'wasHidden', c.was_hidden_at is not null, 'saysFacts', ${SAYS_FACTS}) order by c.source)
  from import_changes c left join business_sources s on s.business_id = c.business_id and s.source = c.source
  where c.import_id = $1 and c.business_id = b.id)`;

const OPEN = OPEN_CLAIM_STATUSES.map((status) => `'${status}'`).join(', ');

const LISTINGS = `
  select b.id, b.name, ${CONTENT_JSON} as content, b.edited_fields as "editedFields", b.pending_changes as "pendingChanges",
    b.is_public as "isPublic", b.owner_id is not null or b.is_claimed as "isOwned",
    exists (select from business_claims m where m.business_id = b.id and m.status in (${OPEN})) as "isClaimed",
    exists (select from reviews r where r.business_id = b.id and r.created_at >= i.created_at) as "isReviewed",
    ${IS_EDITED} as "isEdited",
    b.merged_into is not null or exists (select from business_merges m where m.kept_id = b.id and m.undone_at is null) as "isMerged",
    exists (select from business_sources o where o.business_id = b.id and o.import_id is distinct from $1) as "isElsewhere",
    ${CHANGES} as changes
  from imports i join businesses b on b.id = any($2::integer[]) and b.deleted_at is null
  where i.id = $1 order by b.id`;

/** In the order in which others lock alerts, which are deleted with their businesses. */
const HOLD_ALERTS = 'select from alerts where business_id = any($1::integer[]) order by id for update';

const REMOVE = 'delete from businesses where id = any($1::integer[])';

const GIVEN = `jsonb_to_recordset($2) as r (id integer, source text)`;

const FORGET = `
  delete from business_sources s using ${GIVEN} where s.business_id = r.id and s.source = r.source and s.import_id = $1`;

/** Later imports without the place count on. */
const RESTORE = `
  update business_sources s set imported = coalesce(c.was_imported, s.imported), attribution = c.was_attribution,
    missed = s.missed + c.was_missed, import_id = c.was_import_id, imported_at = coalesce(c.was_imported_at, s.imported_at)
  from ${GIVEN} join import_changes c on c.import_id = $1 and c.business_id = r.id and c.source = r.source
  where s.business_id = r.id and s.source = r.source`;

const FIND = `
  update business_sources s set missed = greatest(s.missed - 1, 0) from ${GIVEN}
  where s.business_id = r.id and s.source = r.source and $1::integer is not null`;

const CREDIT = `
  update businesses b set attribution = c.attribution
  from unnest($1::integer[]) u (id) cross join lateral (
    select string_agg(s.attribution, '; ' order by s.source) as attribution from business_sources s where s.business_id = u.id) c
  where b.id = u.id and b.attribution is distinct from c.attribution`;

/** A listing that closed since stays inactive. */
const SHOW = `
  with shown as (
    update businesses b set hidden_at = null, is_active = b.closed_at is null and coalesce(b.was_active, true),
      was_active = case when b.closed_at is not null then b.was_active end, updated_at = now(), version = b.version + 1
    where b.id = any($1::integer[]) returning b.id)
  update business_sources s set vanished_at = null from shown where s.business_id = shown.id`;

const HIDE = `
  with hidden as (
    update businesses b set hidden_at = c.was_hidden_at, was_active = b.is_active, is_active = false,
      updated_at = now(), version = b.version + 1
    from import_changes c
    where c.import_id = $1 and c.business_id = b.id and c.was_hidden_at is not null and b.id = any($2::integer[])
    returning b.id, b.hidden_at)
  update business_sources s set vanished_at = h.hidden_at from hidden h where s.business_id = h.id`;

export class PostgresUndoneListings implements UndoneListings {
  constructor(private readonly work: UnitOfWork) {}

  async next(importId: number, after: number, max: number): Promise<NextListings> {
    const found = await this.work.rows<{ id: number; changes: number }>(NEXT_IDS, [importId, after, max]);
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return { listings: [], last: null, changes: 0 };
    await this.work.rows(LOCK, [ids]);
    // A statement of its own, because it must see what others committed before the lock.
    const listings = await this.work.rows<ChangedListing>(LISTINGS, [importId, ids]);
    return { listings, last: ids.at(-1) ?? null, changes: found.reduce((sum, { changes }) => sum + changes, 0) };
  }

  async undo(importId: number, undone: readonly ListingUndo[]): Promise<void> {
    const which = (is: (one: ListingUndo) => boolean) => undone.filter(is).map(({ id }) => id);
    const pairs = (of: (one: ListingUndo) => readonly string[]) =>
      undone.flatMap((one) => of(one).map((source) => ({ id: one.id, source })));
    const [forgotten, restored] = [pairs((one) => one.forgotten), pairs((one) => one.restored)];
    await this.#each(FORGET, importId, forgotten);
    await this.#each(RESTORE, importId, restored);
    await this.#each(
      FIND,
      importId,
      pairs((one) => one.found),
    );
    await silenceImport(
      this.work,
      importId,
      pairs((one) => one.silenced),
    );
    const credited = [...forgotten, ...restored].map(({ id }) => id);
    if (credited.length > 0) await this.work.rows(CREDIT, [[...new Set(credited)]]);
    const [shown, hidden] = [which(({ isShown }) => isShown), which(({ isHidden }) => isHidden)];
    if (shown.length > 0) await this.work.rows(SHOW, [shown]);
    if (hidden.length > 0) await this.work.rows(HIDE, [importId, hidden]);
    const removed = which(({ isRemoved }) => isRemoved);
    if (removed.length === 0) return;
    await this.work.rows(HOLD_ALERTS, [removed]);
    await this.work.rows(REMOVE, [removed]);
  }

  async #each(statement: string, importId: number, pairs: readonly { id: number; source: string }[]): Promise<void> {
    if (pairs.length > 0) await this.work.rows(statement, [importId, JSON.stringify(pairs)]);
  }
}
