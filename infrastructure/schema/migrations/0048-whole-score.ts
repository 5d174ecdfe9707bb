import { Migration } from '@mikro-orm/migrations';

/** No number of reviews can divide the recommended score by zero: one below zero counts as none. */
export class Migration0048WholeScore extends Migration {
  override up(): void {
    this.addSql(SCORE);
  }
}

const SCORE = `create or replace function recommended_score(avg_rating numeric, review_count integer) returns integer language sql immutable parallel safe return
     ((39000 + (avg_rating * 1000)::bigint * greatest(review_count, 0)) / (10 + greatest(review_count, 0)))::integer`;
