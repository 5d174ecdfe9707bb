import { OwnershipDue } from '../../application/ownership/ports.js';
import { REMIND_DAYS_BEFORE } from '../../domain/ownership/ownership-request.js';
import { isClosed } from '../account/closed-account-sql.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { isOpenRequestSql } from './ownership-request.entity.js';

/** Index ownership_requests_due, for these two. */
const REMINDERS = `select id from ownership_requests
  where status = 'waiting' and answer_by <= $1::timestamptz + interval '${REMIND_DAYS_BEFORE} days' and answer_by > $1
    and reminded_at is null and id <> all($3)
  order by answer_by, id limit $2`;

const LAPSED = `select id from ownership_requests where status = 'waiting' and answer_by <= $1 and id <> all($3)
  order by answer_by, id limit $2`;

/** Index ownership_requests_status. Few requests are open. */
const MOOT_REQUESTS = `select r.id from ownership_requests r join businesses b on b.id = r.business_id
  where ${isOpenRequestSql('r.status')}
    and (r.owner_id is null or b.merged_into is not null or b.deleted_at is not null or b.owner_id is distinct from r.owner_id or ${isClosed('r.requester_id')})
    and r.id <> all($2)
  order by r.id limit $1`;

/** Index business_transfers_due, for these two. */
const EXPIRED = `select id from business_transfers where status = 'offered' and expires_at <= $1 and id <> all($3)
  order by expires_at, id limit $2`;

const MOOT_TRANSFERS = `select t.id from business_transfers t join businesses b on b.id = t.business_id
  where t.status = 'offered' and (t.from_id is null or b.merged_into is not null or b.deleted_at is not null or b.owner_id is distinct from t.from_id)
    and t.id <> all($2)
  order by t.id limit $1`;

export class PostgresOwnershipDue extends OwnershipDue {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override reminders(now: Date, max: number, except: readonly number[] = []): Promise<readonly number[]> {
    return this.#ids(REMINDERS, [now, max, except]);
  }

  override lapsed(now: Date, max: number, except: readonly number[] = []): Promise<readonly number[]> {
    return this.#ids(LAPSED, [now, max, except]);
  }

  override mootRequests(max: number, except: readonly number[] = []): Promise<readonly number[]> {
    return this.#ids(MOOT_REQUESTS, [max, except]);
  }

  override expired(now: Date, max: number, except: readonly number[] = []): Promise<readonly number[]> {
    return this.#ids(EXPIRED, [now, max, except]);
  }

  override mootTransfers(max: number, except: readonly number[] = []): Promise<readonly number[]> {
    return this.#ids(MOOT_TRANSFERS, [max, except]);
  }

  async #ids(text: string, values: readonly unknown[]): Promise<number[]> {
    return (await this.work.rows<{ id: number }>(text, values)).map(({ id }) => id);
  }
}
