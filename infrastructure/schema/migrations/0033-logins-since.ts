import { Migration } from '@mikro-orm/migrations';

/** Logins that are older than a change of the password, or than the end of sessions, count for nothing. */
export class Migration0033LoginsSince extends Migration {
  override up(): void {
    this.addSql('alter table "provider_accounts" add "logins_since" timestamptz null');
  }
}
