import type { AuditReads, AuditFilter, WrittenEntry } from '../../application/administration/audit.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { CONTENT_FIELDS } from '../../domain/business/edited-fields.js';
import { canUndo } from '../../domain/business/undo.js';
import { PostgresNames } from '../postgres/postgres-names.js';
import { distinctValues } from '../postgres/distinct-values.js';
import { fullName } from '../account/member-name-sql.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime, orderedList, pageOf, type JsonRow, type Positioned } from '../postgres/list-page.js';

const names = new PostgresNames();

/** Entries of an export read per statement. */
const PART_SIZE = 1000;

/** The columns of a business's content as JSON fields. */
const FIELDS = CONTENT_FIELDS.map((field) => `'${field}', b.${names.propertyToColumnName(field)}`).join(', ');

/** SQL of an entry from rows `a`. */
const JSON_TEXT = `json_build_object('id', a.id, 'at', ${isoTime('a.at')}, 'actor', a.actor, 'actorId', a.actor_id, 'action', a.action,
  'targetType', a.target_type, 'targetId', a.target_id, 'before', a.before, 'after', a.after, 'reason', a.reason)::text`;

/** SQL: the target's id as a number if the entry is about this type of record, else null. */
const idIf = (type: string): string =>
  `case when a.target_type = '${type}' and a.target_id ~ '^[1-9][0-9]{0,8}$' then a.target_id::integer end`;

/** SQL: the fields of the business that an entry is about, for deciding whether the entry can be undone. */
const CURRENT = `case when a.target_type = 'business' then (
    select json_build_object(${FIELDS}, 'hiddenAt', ${isoTime('b.hidden_at')}, 'closedAt', ${isoTime('b.closed_at')}, 'deletedAt', ${isoTime('b.deleted_at')})
    from businesses b where b.id = ${idIf('business')} and b.merged_into is null) end as business`;

/**
 * SQL: the business and the member that an entry is about, by their current names. The log itself names no member, so an
 * erased one is gone from here, too.
 */
const NAMES = `(select json_build_object('id', b.id, 'name', b.name) from businesses b
    where b.id = coalesce(${idIf('business')}, (select c.business_id from business_claims c where c.id = ${idIf('claim')}),
      (select f.business_id from user_feedback f where f.id = ${idIf('feedback')}))) as place,
  (select json_build_object('id', u.id, 'name', ${fullName('u')}) from users u
    where u.id = coalesce((select n.member_id from notices n where n.id = ${idIf('notice')}),
      (select c.claimant_user_id from business_claims c where c.id = ${idIf('claim')}),
      (select f.user_id from user_feedback f where f.id = ${idIf('feedback')}))) as member`;

const ONE: Statement = { name: 'audit-log-one', text: `select ${JSON_TEXT} as json from audit_log a where a.id = $1` };

interface AuditRow extends JsonRow {
  readonly business: Readonly<Record<string, unknown>> | null;
  readonly place: object | null;
  readonly member: object | null;
}

/** Returns JSON of the contract's `AuditRow`. */
function auditRow({ json, business, place, member }: AuditRow): JsonText {
  const entry = JSON.parse(json) as WrittenEntry;
  return JSON.stringify({ ...entry, business: place, member, canUndo: canUndo(entry, business) });
}

const midnight = (parameter: string) => `(${parameter}::text::date::timestamp at time zone 'UTC')`;

/** The SQL condition of each filter, given its parameter. */
const FILTERS: Readonly<Record<keyof AuditFilter, (parameter: string) => string>> = {
  actor: (parameter) => `a.actor = ${parameter}`,
  action: (parameter) => `a.action = ${parameter}`,
  targetType: (parameter) => `a.target_type = ${parameter}`,
  targetId: (parameter) => `a.target_id = ${parameter}`,
  from: (parameter) => `a.at >= ${midnight(parameter)}`,
  to: (parameter) => `a.at < ${midnight(parameter)} + interval '1 day'`,
};

/**
 * Returns the list that a filter selects. Each combination of filters has its own statements, so that PostgreSQL plans
 * each with the index that fits (audit_log_at, _actor, _action, _type, _target).
 */
function filtered(filter: AuditFilter) {
  const names = (Object.keys(FILTERS) as (keyof AuditFilter)[]).filter((name) => filter[name] !== null);
  const values = names.map((name) => filter[name] ?? '');
  const list = orderedList({
    name: ['audit-log', ...names].join(' '),
    columns: `${JSON_TEXT} as json, ${CURRENT}, ${NAMES}, a.id::text as id`,
    where: names.map((name, index) => FILTERS[name](`$${String(index + 1)}`)).join(' and ') || 'true',
    from: 'audit_log a',
    time: 'a.at',
    newestFirst: true,
  });
  return { ...list, name: JSON.stringify([list.name, ...values]), values };
}

const valuesOf = (column: string) => distinctValues('audit_log', column);

const CHOICES: Statement = {
  name: 'audit-log-choices',
  text: `select json_build_object('actors', ${valuesOf('actor')}, 'actions', ${valuesOf('action')},
    'targetTypes', ${valuesOf('target_type')})::text as json`,
};

export class PostgresAuditReads implements AuditReads {
  constructor(private readonly database: Database) {}

  page(filter: AuditFilter, page: PageRequest): Promise<ListPage> {
    return pageOf<AuditRow>(this.database, filtered(filter), page, auditRow);
  }

  async one(id: number): Promise<WrittenEntry | null> {
    const row = await this.database.row<JsonRow>(ONE, [id]);
    return row === null ? null : (JSON.parse(row.json) as WrittenEntry);
  }

  async *parts(filter: AuditFilter): AsyncGenerator<readonly WrittenEntry[]> {
    const { page, next, values } = filtered(filter);
    let after: readonly unknown[] = [];
    for (;;) {
      const statement = after.length === 0 ? page : next;
      const rows = await this.database.part<JsonRow & Positioned>(statement, [...values, PART_SIZE, ...after]);
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows.map(({ json }) => JSON.parse(json) as WrittenEntry);
      after = [last.position, last.id];
    }
  }

  async choices(): Promise<JsonText> {
    return (await this.database.json(CHOICES)) ?? '{}';
  }
}
