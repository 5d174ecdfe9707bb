import { HIDING_NOTICES } from '../../domain/moderation/notice.js';
import { FAVORABLE_STARS } from '../../domain/review/rating.js';
import { isOpenClaim } from '../claim/claim.entity.js';

const listed = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/**
 * Locks all members affected by a merge or its undo: authors who reviewed both businesses, authors whose reviews a
 * merge of the two removed or hid, members who saved one, and the owners. Every change to a review locks members,
 * businesses, and reviews in this order.
 */
export const HOLD_MEMBERS = `select from users where id in (
    select user_id from reviews where business_id = any($1) group by user_id having count(*) > 1
    union select r.user_id from business_merges m
      cross join jsonb_array_elements_text((m.moved -> 'returned') || (m.moved -> 'older')) moved(id)
      join reviews r on r.id = moved.id::integer
      where m.undone_at is null and m.kept_id = any($1) and m.merged_id = any($1)
    union select user_id from saved_places where business_id = any($1)
    union select unnest(array[owner_id, claimed_by]) from businesses where id = any($1))
  order by id for key share`;

/** Locks the lists whose places a merge changes. Their members' changes wait, as saved-lists.repository.ts says. */
export const HOLD_LISTS = `select from saved_lists where id in (
    select list_id from saved_places where business_id = any($1)) order by id for no key update`;

export const HOLD_BUSINESSES = `
  select id, name, owner_id as "ownerId", is_public as "isPublic", tier, pending_changes is not null as "isChanging",
    images, image_alts as "imageAlts", policy, opening_hours as "openingHours",
    exists (select from subscriptions s where s.business_id = b.id
      and s.state in ('pending_payment', 'active', 'past_due', 'cancelling')) as "isPaid",
    (select m.merged_by from business_merges m where m.merged_id = b.id and m.undone_at is null) as "mergedBy"
  from businesses b where id = any($1) order by id for update`;

export const HOLD_REVIEWS = 'select from reviews where business_id = any($1) order by id for update';

export const CLAIMS_OF_ONE = `
  select from business_claims k join business_claims m using (claimant_user_id)
  where k.business_id = $1 and m.business_id = $2
    and ${isOpenClaim('k.status')} and ${isOpenClaim('m.status')} limit 1`;

/**
 * For authors who reviewed both businesses: the older review, and whether it belongs to the kept business ($1, not $2).
 * A review that is not shown counts as older than one that is.
 */
export const OLDER = `
  select case when is_newer then k.id else m.id end as id, is_newer as "isKepts",
    case when is_newer then k.state else m.state end as state, k.user_id as "userId"
  from reviews k join reviews m on m.user_id = k.user_id and m.business_id = $2
    cross join lateral (select (m.state = 'shown', m.created_at, m.id) > (k.state = 'shown', k.created_at, k.id) as is_newer) age
  where k.business_id = $1 order by 1`;

// An author can have only one review per business. While two reviews swap places, one of them has no author.
export const UNSIGN = 'update reviews set user_id = null where id = any($1::integer[])';

/** Moves reviews $1 to business $2, along with their share of its totals. Returns their ids. */
export const MOVE_REVIEWS = `
  with moved as (
    select id, business_id, rating, is_published from reviews where id = any($1::integer[]) and business_id <> $2::integer),
  change as (
    select c.business_id as id, c.sign * count(*) as reviews, c.sign * sum(m.rating) as stars,
      c.sign * count(*) filter (where m.rating >= ${FAVORABLE_STARS}) as favorable
    from moved m cross join lateral (values (m.business_id, -1), ($2::integer, 1)) c(business_id, sign)
    where m.is_published group by c.business_id, c.sign),
  counted as (
    update business_entries b set review_count = b.review_count + c.reviews, rating_sum = b.rating_sum + c.stars,
      favorable_count = b.favorable_count + c.favorable
    from change c where b.id = c.id returning b.id)
  update reviews r set business_id = $2::integer from moved m where r.id = m.id returning r.id`;

export const SIGN = `update reviews r set user_id = s.user_id
  from unnest($1::integer[], $2::uuid[]) s(id, user_id) where r.id = s.id`;

export const MOVE_RESPONSES = `update review_responses a set business_id = r.business_id
  from reviews r where r.id = a.review_id and r.business_id = any($1) and a.business_id <> r.business_id`;

/**
 * Each list with the merged business also gets the kept one, at the same position and with the same note, unless it has
 * it already.
 */
export const SAVE_PLACES = `
  insert into saved_places (list_id, user_id, business_id, note, position, created_at, merge_id)
  select list_id, user_id, $1, note, position, created_at, $3 from saved_places where business_id = $2
  on conflict do nothing`;

/** Before merge $3 is undone: gives notes and positions that members changed since back to the merged business. */
export const RETURN_NOTES = `
  update saved_places m set note = k.note, position = k.position from saved_places k
  where m.business_id = $2 and k.list_id = m.list_id and k.business_id = $1 and k.merge_id = $3`;

export const RETURN_PLACES = 'delete from saved_places where business_id = $1 and merge_id = $2';

/** An approved claim does not move if the kept business has one, because a business can have only one. */
export const MOVE_CLAIMS = `update business_claims c set business_id = $1 where business_id = $2
    and not (status = 'approved' and exists (select from business_claims k where k.business_id = $1 and k.status = 'approved'))
  returning id, status`;

/**
 * Decisions made since the merge stay with the kept business. Codes sent since merge $5 went to the kept business's
 * contact, and proofs found since are from its website. Neither proves anything about the merged business, so both are
 * dropped.
 */
export const RETURN_CLAIMS = `
  with back as (
    select c.id, late.code, c.status = 'under_review' and c.proven_at > g.merged_at
        and (c.website_found is not null or late.code) as proof
      from business_claims c join unnest($3::integer[], $4::text[]) m(id, status) on m.id = c.id
        join business_merges g on g.id = $5
        cross join lateral (select c.code_sent_to = 'listing' and max(sent::timestamptz) > g.merged_at as code
          from unnest(c.codes_sent_at) sent) late
      where c.business_id = $2 and (c.status = m.status or ${isOpenClaim('c.status')} and ${isOpenClaim('m.status')}))
  update business_claims c set business_id = $1,
    status = case when b.proof then 'pending' else c.status end,
    proven_at = case when b.proof then null else c.proven_at end,
    website_found = case when b.proof then null else c.website_found end,
    code_sent_to = case when b.code then null else c.code_sent_to end,
    verification_code = case when b.code then null else c.verification_code end,
    code_expires_at = case when b.code then null else c.code_expires_at end
  from back b where c.id = b.id`;

export const MOVE_FEEDBACK = 'update user_feedback set business_id = $1 where business_id = $2 returning id';

export const RETURN_FEEDBACK = `update user_feedback set business_id = $1 where business_id = $2 and id = any($3::integer[])`;

export const INTERACTIONS = `select day::text, interaction_type as type, amount from business_analytics_days
  where business_id = $1 order by day, interaction_type for update`;

/** Adds amounts $4 for each day and type. The merged business keeps its own counts. */
export const ADD_INTERACTIONS = `insert into business_analytics_days as d (business_id, day, interaction_type, amount)
  select $1, * from unnest($2::date[], $3::text[], $4::integer[])
  on conflict (business_id, day, interaction_type) do update set amount = d.amount + excluded.amount`;

export const TAKE_INTERACTIONS = `update business_analytics_days d set amount = d.amount - x.amount
  from unnest($2::date[], $3::text[], $4::integer[]) x(day, type, amount)
  where d.business_id = $1 and d.day = x.day and d.interaction_type = x.type`;

export const NO_INTERACTIONS = 'delete from business_analytics_days where business_id = $1 and amount <= 0';

/** Sets an owner for a business that has none. Returns its previous claim data. */
export const GIVE_OWNER = `
  with before as (select id, is_claimed, claimed_at::text from businesses where id = $1 and owner_id is null)
  update businesses k set owner_id = m.owner_id, is_claimed = m.is_claimed, claimed_by = m.claimed_by, claimed_at = m.claimed_at
  from businesses m, before where k.id = before.id and m.id = $2 and m.owner_id is not null
  returning before.is_claimed as "isClaimed", before.claimed_at as "claimedAt"`;

/** Skipped if the business has another owner by now. */
export const TAKE_OWNER = `update businesses k set owner_id = null, is_claimed = $3, claimed_by = null, claimed_at = $4
  from businesses m where k.id = $1 and m.id = $2 and k.owner_id = m.owner_id
  returning m.owner_id as "ownerId"`;

export const SET_PHOTOS = `update businesses set images = $2, image_alts = $3, version = version + 1 where id = $1`;

/** Returns the photos among $1 that are no longer used. $2 has their uploads; null for a photo without one. */
export const UNUSED_PHOTOS = `select p.address from unnest($1::text[], $2::uuid[]) p(address, upload_id)
    left join uploads u on u.id = p.upload_id where u.id is null or u.free_since is not null`;

/** Photos $2 that were taken down will no longer be restored to business $1. */
export const FORGET_PLACE = `update taken_down_photos t set places = coalesce((
      select jsonb_agg(place order by n) from jsonb_array_elements(t.places) with ordinality each(place, n)
      where (place ->> 'record', place ->> 'id') <> ('business', $1::text)), '[]')
  where t.address = any($2::text[])`;

export const HIDE = 'update businesses set is_active = false, merged_into = $2, version = version + 1 where id = $1';

export const SHOW = 'update businesses set is_active = true, merged_into = null, version = version + 1 where id = $1';

export const PHOTOS = 'select images, image_alts as "imageAlts" from businesses where id = $1';

export const ADD = `insert into business_merges (kept_id, merged_id, merged_by, moved) values ($1, $2, $3, $4) returning id`;

export const KEEP_MOVED = 'update business_merges set moved = $2 where id = $1';

export const FIND = `
  select id, kept_id as "keptId", merged_id as "mergedId", merged_at as "mergedAt", undone_by as "undoneBy", moved,
    exists (select from business_merges l where l.id > m.id and l.undone_at is null
      and m.kept_id in (l.kept_id, l.merged_id)) as "hasLater"
  from business_merges m where id = $1`;

export const UNDONE = 'update business_merges set undone_by = $2, undone_at = now() where id = $1';

/** Older reviews whose authors have reviewed the kept business again since. Only the newest one stays there. */
export const REPLACED = `select r.id from reviews r where r.id = any($1::integer[]) and exists (select from reviews k
    where k.business_id = $2 and k.user_id = r.user_id and k.id <> all($3::integer[])) order by r.id`;

const about = (condition: string) => `exists (select from notices n
      where n.target_type = 'review' and n.target_id = r.id::text and ${condition})`;

/**
 * Reviews that only the merge hid: they were hidden at exactly its time. Also reviews that an appeal or counter-notice
 * has released since, so that only the merge keeps them hidden. As for everything that is shown again, no notice or
 * copyright notice may apply to them.
 */
export const STILL_HIDDEN = `select r.id from reviews r join business_merges m on m.id = $2
  where r.state = 'hidden' and (r.id = any($1::integer[]) and r.state_since = m.merged_at
      or r.business_id in (m.kept_id, m.merged_id) and ${about('n.lifted_at >= m.merged_at')})
    and not ${about(`n.lifted_at is null and n.kind in (${listed(HIDING_NOTICES)})`)}
    and not exists (select from copyright_takedowns t where t.target_type = 'review' and t.target_id = r.id::text
      and t.restored_at is null)
  order by r.id`;

export const REMOVE_REVIEWS = `delete from reviews where id = any($1::integer[]) returning user_id as "userId", images`;

/** Frees photos $1 of reviews of members $2, who no longer use them. */
export const FREE_PHOTOS = `update uploads set free_since = now() where id in (
    select u.id from uploads u join unnest($1::uuid[], $2::uuid[]) p(id, user_id) on p.id = u.id and p.user_id = u.user_id
    where u.kind = 'review_photo' and u.free_since is null order by u.id for update of u)`;

/** Authors of reviews that return from the merged business. */
export const AUTHORS = `select id, user_id as "userId" from reviews where id = any($1::integer[]) and business_id = $2 order by id`;
