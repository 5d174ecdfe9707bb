import type { AdministratorSession } from '../../../application/administration/ports.js';
import type { AdministratorPresence } from '../../../application/administration/queue-ports.js';
import type { JsonText } from '../../../application/shared/page.js';
import { DECIDING } from '../../../domain/administration/queue-decisions.js';
import { DECIDED_SECONDS, PRESENCE_SECONDS, type Queue } from '../../../domain/administration/queue.js';
import type { Database, Statement } from '../../postgres/database.js';
import { isoTime } from '../../postgres/list-page.js';

/** Maximum number of decisions in one answer. */
const MAX_DECIDED = 1000;

const IS_PRESENT = `p.seen_at > now() - interval '${PRESENCE_SECONDS} seconds'`;

const OTHERS = `select distinct a.name as administrator, p.item from admin_presence p
  join administrators a on a.id = p.administrator_id
  where p.queue = $3 and p.administrator_id <> $2 and p.item is not null and ${IS_PRESENT}`;

const idOf = (text: string): string => `case when ${text} ~ '^[1-9][0-9]{0,8}$' then (${text})::integer end`;

/** Decisions of other administrators, except undone ones. Index audit_log_at, which has few entries of so short a time. */
const ENTRIES = `select a.* from audit_log a where a.at > now() - interval '${DECIDED_SECONDS} seconds'
  and a.target_type = $5 and a.action = any($6) and a.actor <> (select name from administrators where id = $2)
  and not exists (select from audit_log u where u.at > a.at and u.action = 'decision.undo' and u.actor = a.actor
    and u.target_type = a.target_type and u.target_id = a.target_id)`;

/** The approval of a claim rejects the other open claims to the business. */
const REJECTED_TOO = `select ${idOf('o.id')} as item, e.actor, 'claim.reject' as action, e.at
  from entries e cross join lateral jsonb_array_elements_text(e.after -> 'rejectedClaims') as o(id)
  where e.action = 'claim.approve'`;

/** A pair of duplicates, by its businesses as the audit log names them. */
const PAIRS = `select c.id as item, e.actor, e.action, e.at from entries e
  cross join lateral (select ${idOf('e.target_id')} as one, ${idOf(`coalesce(e.after ->> 'notTheSameAs', e.after ->> 'mergedInto')`)} as other) b
  join duplicate_candidates c on c.lower_id = least(b.one, b.other) and c.upper_id = greatest(b.one, b.other)`;

const TARGETS = `select ${idOf('e.target_id')} as item, e.actor, e.action, e.at from entries e`;

const decidedSql = (queue: Queue): string => {
  if (queue === 'duplicates') return PAIRS;
  return queue === 'claims' ? `${TARGETS} union all ${REJECTED_TOO}` : TARGETS;
};

/**
 * Presence is written and read in one statement. Rows that another process holds are skipped, so that reports never
 * wait for each other. A session that has just ended writes nothing.
 */
const statementOf = (queue: Queue): Statement => ({
  name: `presence-${queue}`,
  text: `with stale as (delete from admin_presence where ctid = any(array(select ctid from admin_presence p
      where not ${IS_PRESENT} and p.session_id <> $1 for update skip locked))),
    present as (insert into admin_presence (session_id, administrator_id, queue, item)
      select s.token_hash, s.administrator_id, $3, $4::integer from administrator_sessions s
      where s.token_hash = $1 for key share
      on conflict (session_id) do update set queue = excluded.queue, item = excluded.item, seen_at = now()),
    entries as (${ENTRIES}),
    decided as (${decidedSql(queue)})
    select json_build_object(
      'others', (select coalesce(json_agg(json_build_object('administrator', o.administrator, 'item', o.item)
        order by o.administrator, o.item), '[]') from (${OTHERS}) o),
      'decided', (select coalesce(json_agg(json_build_object('item', d.item, 'administrator', d.actor,
        'action', d.action, 'at', ${isoTime('d.at')}) order by d.at desc, d.item), '[]')
        from (select * from decided where item is not null order by at desc limit ${MAX_DECIDED}) d))::text as json`,
});

export class PostgresAdministratorPresence implements AdministratorPresence {
  constructor(private readonly database: Database) {}

  async report({ id, sessionId }: AdministratorSession, queue: Queue, item: number | null): Promise<JsonText> {
    const { targetType, actions } = DECIDING[queue];
    const values = [sessionId, id, queue, item, targetType, actions];
    return (await this.database.json(statementOf(queue), values)) ?? '{}';
  }
}
