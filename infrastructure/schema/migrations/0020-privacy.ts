import { Migration } from '@mikro-orm/migrations';

/** Members decide whether they are shown, whether their visits count and what recommendations go by; and have said their age. */
export class Migration0020Privacy extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table "users" add "paused" boolean not null default false, add "personalisation" boolean not null default true, add "analytics" boolean not null default true, add "age_confirmed" boolean not null default true`,
  `create index "users_hidden" on "users" ("id") include ("erasure_at", "paused") where erasure_at is not null or paused`,
  // Who signed up here said it in the form; members who come from elsewhere alone were never asked.
  `update "users" u set "age_confirmed" = false
     where exists (select from user_identities i where i.user_id = u.id)
       and not exists (select from user_identities i where i.user_id = u.id and i.issuer = 'embedded')`,
];
