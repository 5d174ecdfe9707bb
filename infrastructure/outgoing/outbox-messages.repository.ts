import type { Database } from '../postgres/database.js';

/** A message that this worker has for itself, with its member as they are now. */
export interface Claimed {
  readonly id: string;
  readonly kind: 'mail' | 'text';
  /** Null: the member's own. */
  readonly recipient: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly service: boolean;
  /** Tries, this one included. */
  readonly attempts: number;
  readonly memberId: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly emailNotifications: boolean;
  readonly smsNotifications: boolean;
  readonly closed: boolean;
}

/** A message that could not be delivered. */
export interface DeadLetter {
  readonly id: string;
  readonly kind: 'mail' | 'text';
  readonly service: boolean;
  readonly attempts: number;
  /** A code without personal data. */
  readonly reason: string | null;
  readonly createdAt: Date;
}

/** A worker that died leaves its message to the next after so many seconds; longer than any gateway may take. */
const CLAIM_S = 170;

/** Without a job it is given up after so many days, delivered or dead it is forgotten after so many. */
const DAYS = { forgotten: 2, kept: 30 } as const;

const CLAIM = {
  name: 'claim-outgoing',
  text: `
    with mine as (
      update outbox set attempts = attempts + 1, claimed_until = now() + interval '${CLAIM_S} seconds'
      where id = $1 and status = 'queued' and kind <> 'postcard' and (claimed_until is null or claimed_until < now())
      returning id, kind, recipient #>> '{}' as recipient, payload, service, attempts, member_id)
    select m.id, m.kind, m.recipient, m.payload, m.service, m.attempts, m.member_id as "memberId", u.email,
      u.phone_number as "phoneNumber", coalesce(u.email_notifications, false) as "emailNotifications",
      coalesce(u.sms_notifications, false) as "smsNotifications", u.erasure_at is not null as closed
    from mine m left join users u on u.id = m.member_id`,
};

const WAITING = {
  name: 'waiting-outgoing',
  text: `select id from outbox where status = 'queued' and kind <> 'postcard' and (claimed_until is null or claimed_until < now())
         order by created_at, id`,
};

const IS_QUEUED = {
  name: 'is-outgoing-queued',
  text: `select from outbox where id = $1 and status = 'queued' and kind <> 'postcard'`,
};

/** Recipient and words leave with the message: they hold addresses, links and codes. */
const FINISH = {
  name: 'finish-outgoing',
  text: `update outbox set status = $2, sent_at = case when $2 = 'sent' then now() end, recipient = null, payload = null,
           claimed_until = null, last_error = null where id = $1`,
};

const FAIL = {
  name: 'fail-outgoing',
  text: `update outbox set status = $2, claimed_until = null, last_error = $3 where id = $1`,
};

const DEAD = {
  name: 'dead-outgoing',
  text: `select id, kind, service, attempts, last_error as reason, created_at as "createdAt" from outbox
         where status = 'dead' order by created_at desc, id limit 500`,
};

const GIVE_UP = {
  name: 'give-up-outgoing',
  text: `update outbox set status = 'dead', last_error = coalesce(last_error, 'EFORGOTTEN')
         where status = 'queued' and kind <> 'postcard' and created_at < now() - interval '${DAYS.forgotten} days'
           and (claimed_until is null or claimed_until < now())
         returning id, kind`,
};

const PRUNE = {
  name: 'prune-outgoing',
  text: `delete from outbox where id = any(array(
           select id from outbox where status <> 'queued' and created_at < now() - interval '${DAYS.kept} days' limit 5000))`,
};

/** The rows of the table `outbox`, as a worker sees them. */
export class OutboxMessages {
  constructor(private readonly database: Database) {}

  /** The message for this worker alone, for CLAIM_S seconds; null where it is out, gone, or another worker's. */
  claim(id: string): Promise<Claimed | null> {
    return this.database.row<Claimed>(CLAIM, [id]);
  }

  /** Whether it is still to be delivered, by whomever. */
  async isQueued(id: string): Promise<boolean> {
    return (await this.database.row(IS_QUEUED, [id])) !== null;
  }

  /** Ids of what waits, oldest first. */
  async waiting(): Promise<readonly string[]> {
    const rows = await this.database.rows<{ id: string }>(WAITING);
    return rows.map(({ id }) => id);
  }

  async sent(id: string): Promise<void> {
    await this.database.rows(FINISH, [id, 'sent']);
  }

  /** Its member does not want it, or cannot be reached. */
  async skipped(id: string): Promise<void> {
    await this.database.rows(FINISH, [id, 'skipped']);
  }

  /** It waits for another try. */
  async failed(id: string, reason: string): Promise<void> {
    await this.database.rows(FAIL, [id, 'queued', reason]);
  }

  async died(id: string, reason: string): Promise<void> {
    await this.database.rows(FAIL, [id, 'dead', reason]);
  }

  dead(): Promise<readonly DeadLetter[]> {
    return this.database.rows<DeadLetter>(DEAD);
  }

  /** What has waited for longer than its job is tried is dead. */
  giveUpForgotten(): Promise<readonly { readonly id: string; readonly kind: string }[]> {
    return this.database.rows<{ id: string; kind: string }>(GIVE_UP);
  }

  /** Forgets what is out, unwanted or dead, in one go of 5,000 rows at most. */
  async prune(): Promise<void> {
    await this.database.rows(PRUNE);
  }
}
