import type { BadgeReads, BadgeFacts } from '../../application/business/ports.js';
import { WAY } from './kept-instead.js';
import type { Database, Statement } from '../postgres/database.js';

const BADGE: Statement = {
  name: 'business-badge',
  // The badge of a merged business shows the business it was merged into.
  text: `${WAY} select e.name, e.avg_rating::float8 as rating, e.review_count as reviews
    from way join business_entries e on e.id = way.id where e.is_public`,
};

export class PostgresBadgeReads implements BadgeReads {
  constructor(private readonly database: Database) {}

  async of(id: number): Promise<BadgeFacts | null> {
    return this.database.row<BadgeFacts>(BADGE, [id]);
  }
}
