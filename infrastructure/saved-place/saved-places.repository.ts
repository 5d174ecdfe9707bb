import { SavedPlaces } from '../../application/saved-place/ports.js';
import type { Database, Statement } from '../postgres/database.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const SAVE = `
  with place as (select id from businesses where id = $1 and is_public),
    saved as (insert into saved_places (user_id, business_id) select $2::uuid, id from place on conflict do nothing)
  select id from place`;

const FORGET = `delete from saved_places where user_id = $1 and business_id = $2`;

/** One probe of the primary key for each. */
const AMONG: Statement = {
  name: 'saved-among',
  text: `select business_id as id from saved_places where user_id = $1 and business_id = any($2::integer[])`,
};

/** Saved places in PostgreSQL. */
export class PostgresSavedPlaces extends SavedPlaces {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {
    super();
  }

  override async save(memberId: string, businessId: number): Promise<boolean> {
    return (await this.work.row(SAVE, [businessId, memberId])) !== null;
  }

  override async forget(memberId: string, businessId: number): Promise<void> {
    await this.work.rows(FORGET, [memberId, businessId]);
  }

  override async among(memberId: string, businessIds: readonly number[]): Promise<ReadonlySet<number>> {
    if (businessIds.length === 0) return new Set();
    const rows = await this.database.rows<{ id: number }>(AMONG, [memberId, businessIds]);
    return new Set(rows.map(({ id }) => id));
  }
}
