import { Migration } from '@mikro-orm/migrations';

/** An import finds businesses that are not public yet or no more; what counts as a likely double is compared anew. */
export class Migration0034Unlisted extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const UNLISTED = `not is_public and merged_into is null and approval_status <> 'rejected'`;

const STATEMENTS = [
  `create index "businesses_unlisted_name" on "businesses" ("name" collate "name_order", "id") where ${UNLISTED}`,
  `create index businesses_unlisted_phone on businesses (phone_digits(phone)) where ${UNLISTED} and phone is not null`,
  `create index businesses_unlisted_near on businesses using gist (on_map(latitude, longitude)) where ${UNLISTED}`,
  `insert into duplicate_checks (business_id) select id from businesses where is_public on conflict do nothing`,
];
