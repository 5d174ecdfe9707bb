import type { AlertChange, AlertRecord, Alerts, NewAlert } from '../../application/alert/ports.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { holdAccount } from '../account/hold-open-account.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { AlertEntity } from './alert.entity.js';
import { numberAll } from './number-news.js';

/** SQL columns of the schedule of alert `a`. */
export const SCHEDULE = `json_build_object('frequency', a.frequency, 'weekday', a.weekday, 'hour', a.hour, 'timeZone', a.time_zone) as schedule`;

const RECORD = `select a.id, a.user_id as "memberId", a.label, a.followed, ${SCHEDULE}, a.paused_at is not null as "isPaused",
    a.feed_version as "feedVersion", a.last_sent_at as "lastSentAt"
  from alerts a`;

/**
 * Waits for the job that sends the alert's emails, which doesn't wait for the member: the last email decides when the next
 * is due. Only this alert, because deleted businesses lock theirs first.
 */
const HOLD = 'select from alerts where user_id = $1 and id = $2 for no key update';
const OF_MEMBER = `${RECORD} where a.user_id = $1 order by a.id`;
const ONE = `${RECORD} where a.id = $1 for no key update`;
const MEMBER = 'select user_id as "memberId" from alerts where id = $1';

/** Locks the business, so that it cannot be merged before it is followed. */
const PUBLIC = 'select id from businesses where id = $1 and is_public for key share';

/** Alerts in PostgreSQL. Locks the member first, so that calls of one member come one after the other. */
export class PostgresAlerts implements Alerts {
  constructor(private readonly work: UnitOfWork) {}

  async ofMember(memberId: string, toChange?: number): Promise<readonly AlertRecord[]> {
    await holdAccount(this.work, memberId);
    if (toChange !== undefined) await this.work.rows(HOLD, [memberId, toChange]);
    return this.work.rows<AlertRecord>(OF_MEMBER, [memberId]);
  }

  async one(id: number): Promise<AlertRecord | null> {
    const alert = await this.work.row<{ memberId: string }>(MEMBER, [id]);
    if (alert === null) return null;
    await holdAccount(this.work, alert.memberId);
    return this.work.row<AlertRecord>(ONE, [id]);
  }

  async add({ memberId, kind, what, followed, label, schedule, dueAt }: NewAlert): Promise<number> {
    const isPlace = what.kind === 'place';
    if (isPlace && (await this.work.row(PUBLIC, [what.businessId])) === null) {
      refuse('BUSINESS_NOT_FOUND', 'Business not found');
    }
    // Later news is news for the alert, also that of a transaction that commits later.
    const seen = await numberAll(this.work);
    const row = await this.work.add(AlertEntity, {
      ...{ userId: memberId, kind, followed, label, ...schedule, dueAt, since: seen, seen },
      ...(isPlace
        ? { businessId: what.businessId, search: null, filters: null }
        : { businessId: null, search: what.search, filters: what.filters }),
    });
    return row.id;
  }

  async change(id: number, { schedule, ...change }: AlertChange): Promise<void> {
    const resumed = change.pausedAt === null ? { seen: await numberAll(this.work) } : {};
    await this.work.change(AlertEntity, id, { ...change, ...schedule, ...resumed });
  }

  async remove(id: number): Promise<void> {
    await this.work.em.nativeDelete(AlertEntity, { id });
  }
}
