import pg from 'pg';
import type { BusinessFilters } from '../../../application/business/ports.js';
import type { ListPage } from '../../../application/shared/page.js';
import type { Sort } from '../../../domain/business/list-order.js';
import { PostgresBusinessSearch } from '../../../infrastructure/business/search/business-search.query.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { emptyDirectory } from '../postgres/empty-directory.js';
import { insertPlaces } from './search-fixtures.js';
import type { OracleHit, OracleBusiness } from './search-oracle.js';

const MAX_PAGES = 300;

/** A search with its own database. */
export class OpenSearch {
  search: PostgresBusinessSearch;

  constructor(
    readonly database: Database,
    readonly owner: pg.Client,
  ) {
    this.search = new PostgresBusinessSearch(database);
  }

  /** Replaces all businesses and clears every cache. */
  async hold(places: readonly OracleBusiness[]): Promise<void> {
    await this.owner.query('delete from businesses');
    await this.add(places);
    await this.owner.query('analyze businesses, business_entries, business_documents');
    this.search = new PostgresBusinessSearch(this.database);
  }

  async add(places: readonly OracleBusiness[]): Promise<void> {
    await insertPlaces(this.owner, places);
  }

  /** Returns the database's rank of each business for a text. */
  async ranks(text: string | null): Promise<(id: number) => number> {
    if (text === null) return () => 0;
    const { rows } = await this.owner.query<{ id: number; rank: number }>(
      `select id, ts_rank(search, websearch_to_tsquery('english', plain($1))) as rank from business_documents`,
      [text],
    );
    const known = new Map(rows.map(({ id, rank }) => [id, rank]));
    return (id) => known.get(id) ?? 0;
  }

  /** Returns all pages of a list, one after the other. */
  async followed(
    filters: BusinessFilters,
    sort: Sort,
    limit: number,
  ): Promise<{ hits: OracleHit[]; pages: ListPage[] }> {
    const pages: ListPage[] = [];
    let cursor: string | null = null;
    do {
      const page: ListPage = await this.search.page({ filters, sort, limit, cursor });
      pages.push(page);
      cursor = page.next;
    } while (cursor !== null && pages.length < MAX_PAGES);
    return { hits: pages.flatMap(hitsOf), pages };
  }

  async close(): Promise<void> {
    await this.database.close();
    await this.owner.end();
  }
}

export async function openSearch(name: string): Promise<OpenSearch> {
  const database = await emptyDirectory(name);
  const owner = new pg.Client(database.ownerUrl);
  await owner.connect();
  return new OpenSearch(new Database({ url: database.appUrl }), owner);
}

/** Returns the parts of a page that the reference search also returns. */
export function hitsOf({ json }: Pick<ListPage, 'json'>): OracleHit[] {
  const cards = JSON.parse(json) as OracleHit[];
  return cards.map(({ id, isNearby, distance }) => ({
    id,
    ...(isNearby === undefined ? {} : { isNearby }),
    ...(distance === undefined ? {} : { distance }),
  }));
}
