import { AuditReads, type AuditFilter, type WrittenEntry } from '../../application/administration/audit.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { TOTAL_CAP } from '../../domain/shared/page-size.js';
import type { Database, Statement } from '../postgres/database.js';
import { readCursor, writeCursor } from '../postgres/list-cursor.js';
import { isoTime, listPage, microseconds, momentOf, type JsonRow } from '../postgres/list-page.js';

/** How many entries of an export are read at once. */
const PART_SIZE = 1000;

/** SQL of the contract's `AuditRow` out of rows `a`. */
const JSON_TEXT = `json_build_object('id', a.id, 'at', ${isoTime('a.at')}, 'actor', a.actor, 'action', a.action,
  'targetType', a.target_type, 'targetId', a.target_id, 'before', a.before, 'after', a.after, 'reason', a.reason)::text`;

const midnight = (parameter: string) => `(${parameter}::text::date::timestamp at time zone 'UTC')`;

/** What each filter means, with its parameter. */
const FILTERS: Readonly<Record<keyof AuditFilter, (parameter: string) => string>> = {
  actor: (parameter) => `a.actor = ${parameter}`,
  action: (parameter) => `a.action = ${parameter}`,
  targetType: (parameter) => `a.target_type = ${parameter}`,
  targetId: (parameter) => `a.target_id = ${parameter}`,
  from: (parameter) => `a.at >= ${midnight(parameter)}`,
  to: (parameter) => `a.at < ${midnight(parameter)} + interval '1 day'`,
};

/**
 * A filter as SQL: each combination of filters is a statement of its own, so that each is planned by the index that fits
 * (audit_log_at, _actor, _action, _type, _target).
 */
interface Filtered {
  /** Of the statement, and of the list in cursors. */
  readonly name: string;
  readonly where: string;
  readonly values: readonly string[];
}

function filtered(filter: AuditFilter): Filtered {
  const names = (Object.keys(FILTERS) as (keyof AuditFilter)[]).filter((name) => filter[name] !== null);
  return {
    name: ['audit-log', ...names].join(' '),
    where: names.map((name, index) => FILTERS[name](`$${String(index + 1)}`)).join(' and ') || 'true',
    values: names.map((name) => filter[name] ?? ''),
  };
}

/** The cursor's parameters are the last two; a page has none where it is the first. */
function pageOf({ name, where, values }: Filtered, isFirst: boolean): Statement {
  const [limit, at, id] = [1, 2, 3].map((place) => `$${String(values.length + place)}`) as [string, string, string];
  const after = isFirst ? '' : ` and (a.at, a.id) < (${momentOf(at)}, ${id}::bigint)`;
  return {
    name: `${name}${isFirst ? '' : ' after'}`,
    text: `select ${JSON_TEXT} as json, a.id::text as id, ${microseconds('a.at')}::text as moment
      from audit_log a where ${where}${after} order by a.at desc, a.id desc limit ${limit}`,
  };
}

function countOf({ name, where }: Filtered): Statement {
  return {
    name: `${name} count`,
    text: `select count(*)::integer as total from (select from audit_log a where ${where} limit ${TOTAL_CAP + 1}) counted`,
  };
}

/** The values of a column that begins an index: each is found by a step from the one before, however long the log is. */
const valuesOf = (column: string) => `(with recursive step as (
      (select ${column} as value from audit_log order by ${column} limit 1)
      union all select (select ${column} from audit_log where ${column} > step.value order by ${column} limit 1)
      from step where step.value is not null)
    select coalesce(json_agg(value order by value), '[]') from step where value is not null)`;

const CHOICES: Statement = {
  name: 'audit-log-choices',
  text: `select json_build_object('actors', ${valuesOf('actor')}, 'actions', ${valuesOf('action')},
    'targetTypes', ${valuesOf('target_type')})::text as json`,
};

interface Row extends JsonRow, Record<string, unknown> {
  readonly id: string;
  /** When it was written, in microseconds since 1970. */
  readonly moment: string;
}

/** The audit log in PostgreSQL, to be read. */
export class PostgresAuditReads extends AuditReads {
  constructor(private readonly database: Database) {
    super();
  }

  override async page(filter: AuditFilter, { limit, cursor }: PageRequest): Promise<ListPage> {
    const asked = filtered(filter);
    const list = JSON.stringify([asked.name, ...asked.values]);
    const after = cursor === null ? [] : readCursor(list, ['number', 'number'], cursor);
    const [rows, counted] = await Promise.all([
      this.database.rows<Row>(pageOf(asked, cursor === null), [...asked.values, limit + 1, ...after]),
      this.database.row<{ total: number }>(countOf(asked), asked.values),
    ]);
    return listPage(rows, limit, counted?.total ?? 0, ({ moment, id }) =>
      writeCursor(list, [Number(moment), Number(id)]),
    );
  }

  override async *parts(filter: AuditFilter): AsyncGenerator<readonly WrittenEntry[]> {
    const asked = filtered(filter);
    let after: readonly string[] = [];
    for (;;) {
      const statement = pageOf(asked, after.length === 0);
      const rows = await this.database.part<Row>(statement, [...asked.values, PART_SIZE, ...after]);
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows.map(({ json }) => JSON.parse(json) as WrittenEntry);
      after = [last.moment, last.id];
    }
  }

  override async choices(): Promise<JsonText> {
    return (await this.database.row<{ json: string }>(CHOICES))?.json ?? '{}';
  }
}
