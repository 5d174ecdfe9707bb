import { BadgeReads, type BadgeFacts } from '../../application/business/ports.js';
import type { Database, Statement } from '../postgres/database.js';

const BADGE: Statement = {
  name: 'business-badge',
  text: `select name, avg_rating::float8 as rating, review_count as reviews from businesses where id = $1 and is_public`,
};

export class PostgresBadgeReads extends BadgeReads {
  constructor(private readonly database: Database) {
    super();
  }

  override async of(id: number): Promise<BadgeFacts | null> {
    return this.database.row<{ name: string; rating: number; reviews: number }>(BADGE, [id]);
  }
}
