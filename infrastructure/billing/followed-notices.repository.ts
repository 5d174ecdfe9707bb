import type { FollowedNotices } from '../../application/billing/ports.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const KNOWN = `select id from billing_notices where id = $1`;

/** Stripe resends an event for a few days. After this many days it is forgotten. */
const KEPT_DAYS = 90;

const ADD = `insert into billing_notices (id, type, expires_at) values ($1, $2, now() + interval '${KEPT_DAYS} days') on conflict (id) do nothing returning id`;

/** Processed notices in PostgreSQL. Plain SQL, because the second of two simultaneous calls must wait for the first. */
export class PostgresFollowedNotices implements FollowedNotices {
  constructor(private readonly work: UnitOfWork) {}

  async isKnown(id: string): Promise<boolean> {
    return (await this.work.row(KNOWN, [id])) !== null;
  }

  async add(id: string, type: string): Promise<boolean> {
    return (await this.work.row(ADD, [id, type])) !== null;
  }
}
