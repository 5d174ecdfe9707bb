import { Migration } from '@mikro-orm/migrations';

/** Who decided on the verification of a business is kept, and the queues of verification are found. */
export class Migration0022Verification extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table "businesses" add "verified_by" text null`,
  `create index "businesses_unverified" on "businesses" ("created_at", "id") where is_public and not is_verified and verification_notes is null`,
  `create index "businesses_unverifiable" on "businesses" ("created_at", "id") where is_public and not is_verified and verification_notes is not null`,
  // Some were verified before the moment was kept.
  `create index businesses_verified on businesses (coalesce(last_verified_at, created_at), id) where is_public and is_verified`,
];
