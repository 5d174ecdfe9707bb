import type { PlaceCards } from '../../application/partner/ports.js';
import type { JsonText } from '../../application/shared/page.js';
import { businessCard } from '../business/business-card.js';
import { WAY } from '../business/kept-instead.js';
import type { Database, Statement } from '../postgres/database.js';

const CARD: Statement = {
  name: 'place-card',
  text: `${WAY} select ${businessCard('b')}::text as json from way join businesses b on b.id = way.id where b.is_public`,
};

/** An attribution names one source or several. */
const CREDITS: Statement = {
  name: 'place-credits',
  text: `select distinct credit from businesses b, unnest(string_to_array(b.attribution, '; ')) credit
    where b.id = any ($1::integer[]) and b.is_public order by credit`,
};

export class PostgresPlaceCards implements PlaceCards {
  constructor(private readonly database: Database) {}

  of(id: number): Promise<JsonText | null> {
    return this.database.json(CARD, [id]);
  }

  async credits(ids: readonly number[]): Promise<readonly string[]> {
    const rows = await this.database.rows<{ readonly credit: string }>(CREDITS, [[...ids]]);
    return rows.map(({ credit }) => credit);
  }
}
