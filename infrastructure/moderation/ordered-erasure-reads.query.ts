import type { OrderedErasureReads } from '../../application/moderation/erasure/ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { fullName } from '../account/member-name-sql.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime, orderedList, pageOf } from '../postgres/list-page.js';
import { AWAITS_CONFIRMATION, MAY_CONFIRM } from './ordered-erasure.entity.js';

/** SQL for an order `o` as JSON, for the administrator with the ID `$1`. */
const JSON_TEXT = `json_build_object('id', o.id, 'memberId', o.member_id, 'memberName', ${fullName('u')},
    'memberEmail', u.email, 'orderedBy', o.ordered_by, 'orderedAt', ${isoTime('o.ordered_at')},
    'reasonCode', o.reason_code, 'note', o.note, 'reportId', o.report_id,
    'erasureAt', ${isoTime('least(u.erasure_at, o.own_erasure_at)')}, 'awaitsConfirmation', ${AWAITS_CONFIRMATION},
    'confirmedBy', o.confirmed_by, 'confirmedAt', ${isoTime('o.confirmed_at')},
    'moves', case when o.confirmed_by is null and exists (select from administrators a where a.id = $1::integer and ${MAY_CONFIRM})
      then json_build_array('confirm', 'stop') else json_build_array('stop') end)::text as json`;

const MEMBER = 'join users u on u.id = o.member_id';

const LIST = orderedList({
  ...{ name: 'ordered-erasures', from: 'ordered_erasures o', time: 'o.ordered_at', joins: MEMBER },
  columns: `${JSON_TEXT}, o.id`,
  where: '$1::integer is not null',
});

const ONE: Statement = {
  name: 'ordered-erasure',
  text: `select ${JSON_TEXT} from ordered_erasures o ${MEMBER} where o.id = $2`,
};

export class PostgresOrderedErasureReads implements OrderedErasureReads {
  constructor(private readonly database: Database) {}

  all(administratorId: number, page: PageRequest): Promise<ListPage> {
    return pageOf(this.database, { ...LIST, values: [administratorId] }, page);
  }

  one(administratorId: number, id: number): Promise<JsonText | null> {
    return this.database.json(ONE, [administratorId, id]);
  }
}
