import { RETENTION } from '../../domain/account/retention.js';
import { MESSAGE, type MessageMove } from '../../domain/outgoing/message-status.js';
import { statusAfter, statusesBefore } from '../../domain/shared/state-machine.js';
import type { Database, Statement } from '../postgres/database.js';

/** A message claimed by this worker, with its member's current data. */
export interface Claimed {
  readonly id: string;
  readonly kind: 'mail' | 'text';
  /** Null: the member's own address. */
  readonly recipient: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly service: boolean;
  /** Attempts, including this one. */
  readonly attempts: number;
  readonly memberId: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly emailNotifications: boolean;
  readonly smsNotifications: boolean;
  readonly closed: boolean;
}

/** A message that could not be delivered. */
export interface DeadMessage {
  readonly id: string;
  readonly kind: 'mail' | 'text';
  readonly service: boolean;
  readonly attempts: number;
  /** A code without personal data. */
  readonly reason: string | null;
  readonly createdAt: Date;
}

/** Seconds until a dead worker's message becomes available again; longer than any gateway call may take. */
const CLAIM_S = 170;

/** Days after which no job retries a message. */
const MAX_QUEUED_DAYS = 2;

const CLAIM = {
  name: 'claim-outgoing',
  text: `
    with mine as (
      update outbox set attempts = attempts + 1, claimed_until = now() + interval '${CLAIM_S} seconds'
      where id = $1 and status = 'queued' and kind <> 'postcard' and held_by is null
        and (claimed_until is null or claimed_until < now())
      returning id, kind, recipient #>> '{}' as recipient, payload, service, attempts, member_id)
    select m.id, m.kind, m.recipient, m.payload, m.service, m.attempts, m.member_id as "memberId", u.email,
      u.phone_number as "phoneNumber", coalesce(u.email_notifications, false) as "emailNotifications",
      coalesce(u.sms_notifications, false) as "smsNotifications", u.erasure_at is not null as closed
    from mine m left join users u on u.id = m.member_id`,
};

const WAITING = {
  name: 'waiting-outgoing',
  text: `select id from outbox where status = 'queued' and kind <> 'postcard' and held_by is null
           and (claimed_until is null or claimed_until < now())
         order by created_at, id`,
};

const IS_QUEUED = {
  name: 'is-outgoing-queued',
  text: `select from outbox where id = $1 and status = 'queued' and kind <> 'postcard'`,
};

const IS_KEPT = { name: 'is-outgoing-kept', text: 'select from outbox where id = $1' };

/** Clears recipient and text, because they contain addresses, links, and codes. */
const FINISH = {
  name: 'finish-outgoing',
  text: `update outbox set status = $2, sent_at = case when $2 = 'sent' then now() end, recipient = null, payload = null,
           claimed_until = null, last_error = null where id = $1 and status = any($3) returning true as moved`,
};

const FAIL = {
  name: 'fail-outgoing',
  text: `update outbox set status = $2, claimed_until = null, last_error = $4, failed_at = now() where id = $1 and status = any($3)`,
};

const DEAD = {
  name: 'dead-outgoing',
  text: `select id, kind, service, attempts, last_error as reason, created_at as "createdAt" from outbox
         where status = 'dead' order by created_at desc, id limit 500`,
};

const GIVE_UP = {
  name: 'give-up-outgoing',
  text: `update outbox set status = '${statusAfter(MESSAGE, 'queued', 'giveUp')}', last_error = coalesce(last_error, 'EFORGOTTEN')
         where status = 'queued' and kind <> 'postcard' and held_by is null
           and coalesce(resent_at, created_at) < now() - interval '${MAX_QUEUED_DAYS} days'
           and (claimed_until is null or claimed_until < now())
         returning id, kind`,
};

const PRUNE = {
  name: 'prune-outgoing',
  text: `delete from outbox where id = any(array(
           select id from outbox where status <> 'queued' and created_at < now() - interval '${RETENTION.messageDays} days' limit 5000))`,
};

/** The table `outbox` as a worker sees it: a queue. Each step is one SQL statement that either gets its row or not. */
export class OutboxMessages {
  constructor(private readonly database: Database) {}

  /**
   * Claims a message for this worker for CLAIM_S seconds. Returns null if it is sent, deleted, or claimed by another
   * worker.
   */
  claim(id: string): Promise<Claimed | null> {
    return this.database.row<Claimed>(CLAIM, [id]);
  }

  /** Returns whether it still waits for delivery, by any worker. */
  async isQueued(id: string): Promise<boolean> {
    return (await this.database.row(IS_QUEUED, [id])) !== null;
  }

  /** Returns the ids of waiting messages, oldest first. */
  async waiting(): Promise<readonly string[]> {
    const rows = await this.database.rows<{ id: string }>(WAITING);
    return rows.map(({ id }) => id);
  }

  /** Marks a message as sent. Returns false if it no longer exists because its recipient was erased. */
  async sent(id: string): Promise<boolean> {
    return (await this.#move(FINISH, id, 'send')) || (await this.database.row(IS_KEPT, [id])) !== null;
  }

  /** Marks a message as skipped: its member does not want it or cannot be reached. */
  async skipped(id: string): Promise<void> {
    await this.#move(FINISH, id, 'skip');
  }

  /** Records a failed attempt. The message waits for the next one. */
  async failed(id: string, reason: string): Promise<void> {
    await this.#move(FAIL, id, 'fail', reason);
  }

  /** Marks a message as undeliverable, with the reason. */
  async died(id: string, reason: string): Promise<void> {
    await this.#move(FAIL, id, 'giveUp', reason);
  }

  /** Returns undeliverable messages, newest first, at most 500. */
  dead(): Promise<readonly DeadMessage[]> {
    return this.database.rows<DeadMessage>(DEAD);
  }

  /** Marks messages as dead that have waited longer than their job retries. */
  giveUpForgotten(): Promise<readonly { readonly id: string; readonly kind: string }[]> {
    return this.database.rows<{ id: string; kind: string }>(GIVE_UP);
  }

  /** Deletes old sent, skipped, and dead messages, at most 5,000 rows per call. */
  async prune(): Promise<void> {
    await this.database.rows(PRUNE);
  }

  /**
   * Moves a claimed, queued message to its next status. Does nothing if its status has changed since in a way that
   * forbids the move. Returns whether a statement that finishes messages did.
   */
  async #move(statement: Statement, id: string, move: MessageMove, ...more: readonly unknown[]): Promise<boolean> {
    const to = statusAfter(MESSAGE, 'queued', move);
    return (await this.database.row(statement, [id, to, statusesBefore(MESSAGE, move, to), ...more])) !== null;
  }
}
