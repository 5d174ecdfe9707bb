import { Migration } from '@mikro-orm/migrations';

/** Cities and ZIP codes of the United States (GeoNames data), and the words that searches know. */
export class Migration0002Gazetteer extends Migration {
  override up(): void {
    this.addSql(`create table places (
      id integer primary key, name text not null, state text not null, population integer not null,
      latitude double precision not null, longitude double precision not null,
      town text not null generated always as (town_key(name) || ',' || state) stored,
      key text not null generated always as (town_key(name)) stored)`);
    this.addSql(`create index places_key on places (key text_pattern_ops, population desc)`);
    this.addSql(`create index places_trigram on places using gin (key gin_trgm_ops)`);
    this.addSql(`create table postal_codes (
      zip text primary key, city text not null, state text not null,
      latitude double precision not null, longitude double precision not null)`);
    this.addSql(`create table gazetteer (source text primary key, loaded_at timestamptz not null default now())`);
    // A stem that occurs in some public listing, and a word a person would type for it: the source of spelling corrections.
    this.addSql(`create table search_words (stem text primary key, word text not null)`);
    this.addSql(`create index search_words_trigram on search_words using gin (word gin_trgm_ops)`);
  }
}
