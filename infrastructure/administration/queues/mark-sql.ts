import { NEW_ACCOUNT_DAYS } from '../../../domain/administration/queue-marks.js';
import type { SubmissionKind } from '../../../domain/administration/queue-mark.js';
import { LISTABLE, WAITS } from '../../business/business.entity.js';
import { isOpenClaim } from '../../claim/claim.entity.js';
import { isOpenFeedback } from '../../feedback/feedback.entity.js';

/**
 * A fact for marks of all rows at once. `parts` are common table expressions that read the rows of `waiting`, and `join`
 * adds the column to rows `w`.
 */
export interface MarkSql {
  readonly parts: string;
  readonly column: string;
  readonly join: string;
}

const IS_NEW = `u.created_at > now() - interval '${NEW_ACCOUNT_DAYS} days'`;

/** SQL of the sender of each kind of item, the tables next to networks `n`, and whether the item waits. */
const ITEMS: Readonly<Record<SubmissionKind, { sender: string; tables: string; waits: string }>> = {
  business: { sender: 'b.owner_id', tables: 'businesses b on b.id = n.id', waits: WAITS },
  claim: {
    ...{ sender: 'c.claimant_user_id', tables: 'business_claims c on c.id = n.id', waits: isOpenClaim('c.status') },
  },
  feedback: { sender: 'f.user_id', tables: 'user_feedback f on f.id = n.id', waits: isOpenFeedback('f.status') },
  report: {
    sender: 'r.reporter_id',
    tables: 'reports r on r.id = n.id join moderation_cases c on c.id = r.case_id',
    waits: `c.status = 'open'`,
  },
};

/**
 * Counts the waiting items, and their senders with new accounts, from the networks of the rows. `ids` reads each row and
 * the ids of its submissions. Index submission_networks_hash.
 */
export function networkSql(kind: SubmissionKind, ids: string): MarkSql {
  const items = Object.entries(ITEMS).map(
    ([each, { sender, tables, waits }]) => `select n.network_hash, ${sender} as sender from near n join ${tables}
      where n.kind = '${each}' and ${waits}`,
  );
  return {
    parts: `sent as (select i.row_id, n.network_hash from (${ids}) i
        join submission_networks n on n.kind = '${kind}' and n.id = i.id),
      near as (select n.kind, n.id, n.network_hash from submission_networks n
        where n.network_hash in (select network_hash from sent)),
      network_items as (${items.join(' union all ')}),
      networks as (select i.network_hash, count(*)::integer as items,
          (count(distinct u.id) filter (where ${IS_NEW}))::integer as accounts
        from network_items i left join users u on u.id = i.sender group by 1),
      network_of as (select s.row_id, json_build_object('items', max(n.items), 'accounts', max(n.accounts)) as network
        from sent s join networks n using (network_hash) group by 1)`,
    column: 'network_of.network',
    join: 'left join network_of on network_of.row_id = w.id',
  };
}

/**
 * The links of a row that could not be reached. Rows have an array `links`. If no link at all has answered, the server
 * itself has no connection, and nothing is known about them.
 */
export const BROKEN_LINKS: MarkSql = {
  parts: `broken_of as (select w.id as row_id,
      json_agg(json_build_object('url', l.url, 'problem', l.problem) order by l.url) as broken
    from waiting w cross join lateral unnest(w.links) as link(url) join link_checks l on l.url = link.url
    where l.problem = 'no_page'
      or (l.problem = 'no_answer' and exists (select from link_checks o where o.problem is distinct from 'no_answer'))
    group by 1)`,
  column: 'broken_of.broken',
  join: 'left join broken_of on broken_of.row_id = w.id',
};

/** When the account was created, for the first listing of a new account. Rows have `owner`. Index businesses_owner. */
export const FIRST_LISTING: MarkSql = {
  parts: `first_of as (select min(b.id) as row_id, u.created_at from (select distinct w.owner from waiting w) o
      join users u on u.id = o.owner and ${IS_NEW} join businesses b on b.owner_id = u.id
    group by u.id, u.created_at)`,
  column: 'first_of.created_at as "firstListingOf"',
  join: 'left join first_of on first_of.row_id = w.id',
};

/** Candidates that are compared with one listing: a chain or a call center has many places. */
const MAX_COMPARED = 20;

/** SQL: a public business with the phone number of row `w`, in its state. Index businesses_phone. */
const SAME_PHONE = `(select x.id from (select b.id, b.state from businesses b where b.is_public and ${LISTABLE}
    and b.phone is not null and phone_digits(b.phone) = phone_digits(w.phone) limit ${MAX_COMPARED}) x
  where x.id <> w.id and upper(x.state) = upper(w.state) limit 1)`;

/** SQL: a public business with the name and in the town of row `w`. Index entries_name. */
const SAME_NAME = `(select x.id from (select e.id, e.town from business_entries e where e.is_public
    and e.name collate name_order = w.name collate name_order limit ${MAX_COMPARED}) x
  where x.id <> w.id and x.town = town_key(w.city) || ',' || upper(w.state) limit 1)`;

/**
 * The name of a business that may be the same: one of a waiting pair of duplicates or, because only public businesses
 * are compared there, one with the same phone number or name. Indexes duplicate_candidates_one and
 * duplicate_candidates_upper.
 */
export const TWIN: MarkSql = {
  parts: `pairs as (select d.lower_id as row_id, d.upper_id as other from duplicate_candidates d
        where d.dismissed_at is null and d.lower_id in (select id from waiting)
      union all select d.upper_id, d.lower_id from duplicate_candidates d
        where d.dismissed_at is null and d.upper_id in (select id from waiting)
      union all select w.id, coalesce(${SAME_PHONE}, ${SAME_NAME}) from waiting w where not w.is_public),
    twin_of as (select p.row_id, min(b.name) as twin from pairs p join businesses b on b.id = p.other group by 1)`,
  column: 'twin_of.twin',
  join: 'left join twin_of on twin_of.row_id = w.id',
};
