import type { SitemapReads, SitemapEntry } from '../../application/site/ports.js';
import type { Database } from '../postgres/database.js';

/** One primary key lookup per range, which stops at the first public business. */
const RANGES = {
  name: 'sitemap-ranges',
  text: `select range::integer from generate_series(0, (select max(id) from businesses) / $1::bigint) range
    where exists (select from businesses b where b.is_public and b.id > range * $1::bigint and b.id <= (range + 1) * $1::bigint)
    order by range`,
};

/** Scans one range of the primary key. */
const ENTRIES = {
  name: 'sitemap-entries',
  text: `select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed from businesses
    where is_public and id > $1::bigint * $2::bigint and id <= ($1::bigint + 1) * $2::bigint order by id`,
};

export class PostgresSitemapReads implements SitemapReads {
  constructor(private readonly database: Database) {}

  async ranges(size: number): Promise<readonly number[]> {
    const rows = await this.database.rows<{ range: number }>(RANGES, [size]);
    return rows.map(({ range }) => range);
  }

  async entries(range: number, size: number): Promise<readonly SitemapEntry[]> {
    return this.database.rows<SitemapEntry>(ENTRIES, [range, size]);
  }
}
