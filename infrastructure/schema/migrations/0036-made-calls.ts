import { Migration } from '@mikro-orm/migrations';

/** That a call with an Idempotency-Key was made is kept in the transaction of its change. */
export class Migration0036MadeCalls extends Migration {
  override up(): void {
    this.addSql(`alter table "idempotency_keys" add "changed_at" timestamptz null`);
  }
}
