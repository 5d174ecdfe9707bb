import { Migration } from '@mikro-orm/migrations';

/** Accounts of the embedded provider and owners' responses tell of a change that overlaps another one. */
export class Migration0010Versions extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table "provider_accounts" add "version" int not null default 1`,
  `alter table "review_responses" add "version" int not null default 1`,
];
