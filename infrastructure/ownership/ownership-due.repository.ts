import { OwnershipDue } from '../../application/ownership/ports.js';
import { REMIND_DAYS_BEFORE } from '../../domain/ownership/ownership-request.js';
import { isClosed } from '../account/closed-account-sql.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { isOpenRequestSql } from './ownership-request.entity.js';

/** Index ownership_requests_due, for these two. */
const REMINDERS = `select id from ownership_requests
  where status = 'waiting' and answer_by <= $1::timestamptz + interval '${REMIND_DAYS_BEFORE} days' and answer_by > $1
    and reminded_at is null
  order by answer_by, id limit $2`;

const LAPSED = `select id from ownership_requests where status = 'waiting' and answer_by <= $1 order by answer_by, id limit $2`;

/** Index ownership_requests_status. Few requests are open. */
const MOOT_REQUESTS = `select r.id from ownership_requests r join businesses b on b.id = r.business_id
  where ${isOpenRequestSql('r.status')}
    and (r.owner_id is null or b.merged_into is not null or b.owner_id is distinct from r.owner_id or ${isClosed('r.requester_id')})
  order by r.id limit $1`;

/** Index business_transfers_due, for these two. */
const EXPIRED = `select id from business_transfers where status = 'offered' and expires_at <= $1 order by expires_at, id limit $2`;

const MOOT_TRANSFERS = `select t.id from business_transfers t join businesses b on b.id = t.business_id
  where t.status = 'offered' and (t.from_id is null or b.merged_into is not null or b.owner_id is distinct from t.from_id)
  order by t.id limit $1`;

export class PostgresOwnershipDue extends OwnershipDue {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override reminders(now: Date, max: number): Promise<readonly number[]> {
    return this.#ids(REMINDERS, [now, max]);
  }

  override lapsed(now: Date, max: number): Promise<readonly number[]> {
    return this.#ids(LAPSED, [now, max]);
  }

  override mootRequests(max: number): Promise<readonly number[]> {
    return this.#ids(MOOT_REQUESTS, [max]);
  }

  override expired(now: Date, max: number): Promise<readonly number[]> {
    return this.#ids(EXPIRED, [now, max]);
  }

  override mootTransfers(max: number): Promise<readonly number[]> {
    return this.#ids(MOOT_TRANSFERS, [max]);
  }

  async #ids(text: string, values: readonly unknown[]): Promise<number[]> {
    return (await this.work.rows<{ id: number }>(text, values)).map(({ id }) => id);
  }
}
