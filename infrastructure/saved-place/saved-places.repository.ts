import { SavedPlaces } from '../../application/saved-place/ports.js';
import type { Database, Statement } from '../postgres/database.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { SavedPlaceEntity } from './saved-place.entity.js';

/** One probe of the primary key for each. */
const AMONG: Statement = {
  name: 'saved-among',
  text: `select business_id as id from saved_places where user_id = $1 and business_id = any($2::integer[])`,
};

/** Held, so that it is not merged into another one before it is saved. */
const PUBLIC = 'select id from businesses where id = $1 and is_public for key share';

/** Saved places in PostgreSQL, as entities; by SQL which of many are saved, which lists ask without a transaction. */
export class PostgresSavedPlaces extends SavedPlaces {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {
    super();
  }

  override async save(memberId: string, businessId: number): Promise<boolean> {
    const { em } = this.work;
    if ((await this.work.row(PUBLIC, [businessId])) === null) return false;
    // Two clicks at once save it once.
    await em.upsert(SavedPlaceEntity, { userId: memberId, businessId }, { onConflictAction: 'ignore' });
    return true;
  }

  override async forget(memberId: string, businessId: number): Promise<void> {
    await this.work.em.nativeDelete(SavedPlaceEntity, { userId: memberId, businessId });
  }

  override async among(memberId: string, businessIds: readonly number[]): Promise<ReadonlySet<number>> {
    if (businessIds.length === 0) return new Set();
    const rows = await this.database.rows<{ id: number }>(AMONG, [memberId, businessIds]);
    return new Set(rows.map(({ id }) => id));
  }
}
