import { Migration } from '@mikro-orm/migrations';

/** How many likely doubles wait is counted without a look at their businesses: what was hidden since is noted with what is compared again. */
export class Migration0035HiddenDoubles extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table "duplicate_checks" add "is_hidden" boolean not null default false`,
  `create index "duplicate_checks_hidden" on "duplicate_checks" ("business_id") where is_hidden`,

  `create or replace function note_duplicate_check() returns trigger language plpgsql as $$
     begin
       insert into duplicate_checks as c (business_id, is_hidden) values (new.id, not new.is_public)
         on conflict (business_id) do update set round = c.round + 1, is_hidden = excluded.is_hidden;
       return null;
     end $$`,
  `update duplicate_checks c set is_hidden = true from businesses b where b.id = c.business_id and not b.is_public`,
];
