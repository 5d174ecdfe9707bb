import { Migration } from '@mikro-orm/migrations';

/** The reviews of a place are read by how helpful and by how bad they are, a page at a time, however many there are. */
export class Migration0045ReviewOrders extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create index reviews_of_business_helpful on reviews (business_id, helpful_count desc, created_at desc, id desc) where is_published`,
  `create index reviews_of_business_lowest on reviews (business_id, (-rating) desc, created_at desc, id desc) where is_published`,
];
