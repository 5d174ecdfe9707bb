import { Migration } from '@mikro-orm/migrations';

/** An import counts how often it was begun in vain, and names no source where each row does. */
export class Migration0031ImportTries extends Migration {
  override up(): void {
    this.addSql('alter table "imports" add "tries" int not null default 0');
    this.addSql('alter table "imports" alter column "source" drop not null');
  }
}
