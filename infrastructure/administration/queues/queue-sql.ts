import { TOTAL_CAP } from '../../../domain/shared/page-size.js';
import type { Statement } from '../../postgres/database.js';
import { isoTime } from '../../postgres/list-page.js';
import type { MarkSql } from './mark-sql.js';

/** The statements of a queue. `$1` of `rows` is their maximum number. */
export interface QueueSql {
  readonly rows: Statement;
  readonly count: Statement;
}

/** The parts of a queue's SQL. */
interface QueueParts {
  readonly name: string;
  /** The columns of a row, which become fields of a `FoundRow`. */
  readonly columns: string;
  /** Tables, joins, and conditions of the waiting items. */
  readonly from: string;
  readonly order: string;
  /** Tables and conditions that are enough to count the items. Default: `from`. */
  readonly counted?: string;
  /** Facts for marks, computed for all rows at once. */
  readonly marks?: readonly MarkSql[];
}

export function queueSql({ name, columns, from, order, counted = from, marks = [] }: QueueParts): QueueSql {
  const waiting = `waiting as materialized (select ${columns}, row_number() over (order by ${order}) as place
    from ${from} order by ${order} limit $1)`;
  const facts = marks.map(({ column }) => `, ${column}`).join('');
  return {
    rows: {
      name: `queue-${name}`,
      text: `with ${[waiting, ...marks.map(({ parts }) => parts)].join(', ')}
        select w.*${facts} from waiting w ${marks.map(({ join }) => join).join(' ')} order by w.place`,
    },
    count: {
      name: `queue-${name}-count`,
      text: `select count(*)::integer as total from (select from ${counted} limit ${TOTAL_CAP + 1}) counted`,
    },
  };
}

/** SQL of the time since which an item has been waiting. */
export const sinceOf = (column: string): string => `${isoTime(column)} as since`;
