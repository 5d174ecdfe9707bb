import type { AlertReads, StoredAlert } from '../../application/alert/ports.js';
import { keptInstead } from '../business/kept-instead.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime } from '../postgres/list-page.js';

const OF_MEMBER: Statement = {
  name: 'alerts-of-member',
  text: `select a.id, a.feed_version as "feedVersion", json_build_object('id', a.id, 'kind', a.kind, 'label', a.label,
      'businessId', case when b.merged_into is null then a.business_id else ${keptInstead('a.business_id')} end, 'search', a.search, 'frequency', a.frequency, 'weekday', a.weekday,
      'hour', a.hour, 'timeZone', a.time_zone, 'isPaused', a.paused_at is not null, 'nextEmailAt', case when a.paused_at is null
        then ${isoTime('a.due_at')} end,
      'lastEmailAt', ${isoTime('a.last_sent_at')},
      'createdAt', ${isoTime('a.created_at')})::text as json
    from alerts a left join businesses b on b.id = a.business_id
    where a.user_id = $1 and ($2::integer is null or a.id = $2) order by a.id`,
};

const NAME: Statement = { name: 'alert-place-name', text: 'select name from businesses where id = $1 and is_public' };

export class PostgresAlertReads implements AlertReads {
  constructor(private readonly database: Database) {}

  ofMember(memberId: string, id?: number): Promise<readonly StoredAlert[]> {
    return this.database.rows<StoredAlert>(OF_MEMBER, [memberId, id ?? null]);
  }

  async nameOf(businessId: number): Promise<string | null> {
    return (await this.database.row<{ name: string }>(NAME, [businessId]))?.name ?? null;
  }
}
