import { Migration } from '@mikro-orm/migrations';

/** Notices say which thing they are about: its words and its page, as they were. */
export class Migration0024NoticeQuotes extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [`alter table "notices" add "target_summary" text null, add "target_path" text null`];
