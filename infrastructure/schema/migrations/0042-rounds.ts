import { Migration } from '@mikro-orm/migrations';

/** A change to a business is told from every earlier one by its transaction, so that none is taken for compared that came after. */
export class Migration0042Rounds extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table "duplicate_checks" alter column "round" type bigint`,
  `alter table "duplicate_checks" alter column "round" set default pg_current_xact_id()::text::bigint`,

  `create or replace function note_duplicate_check() returns trigger language plpgsql as $$
     begin
       insert into duplicate_checks (business_id, is_hidden) values (new.id, not new.is_public)
         on conflict (business_id) do update set round = excluded.round, is_hidden = excluded.is_hidden;
       return null;
     end $$`,
];
