import { Migration } from '@mikro-orm/migrations';

/** The towns around a place are found by their latitude, as home pages name them. */
export class Migration0049TownsAround extends Migration {
  override up(): void {
    this.addSql('create index "places_latitude" on "places" ("latitude")');
  }
}
