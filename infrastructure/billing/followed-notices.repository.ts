import { FollowedNotices } from '../../application/billing/ports.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const KNOWN = `select id from billing_notices where id = $1`;

/** Stripe sends an event again for some days; after so many it is forgotten. */
const KEPT_DAYS = 90;

const ADD = `insert into billing_notices (id, type, expires_at) values ($1, $2, now() + interval '${KEPT_DAYS} days') on conflict (id) do nothing returning id`;

/** Notices that were followed, in PostgreSQL; by SQL, as of two at once the second waits for the first. */
export class PostgresFollowedNotices extends FollowedNotices {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async isKnown(id: string): Promise<boolean> {
    return (await this.work.row(KNOWN, [id])) !== null;
  }

  override async add(id: string, type: string): Promise<boolean> {
    return (await this.work.row(ADD, [id, type])) !== null;
  }
}
