import type { SavedPlaces } from '../../application/saved-place/ports.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Database, Statement } from '../postgres/database.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { SavedPlaceEntity } from './saved-place.entity.js';

/** One primary key lookup per business. */
const AMONG: Statement = {
  name: 'saved-among',
  text: `select business_id as id from saved_places where user_id = $1 and business_id = any($2::integer[])`,
};

/** Locks the business, so that it cannot be merged before it is saved. */
const PUBLIC = 'select id from businesses where id = $1 and is_public for key share';

/**
 * Saved places in PostgreSQL, as entities. Checking which of many are saved is plain SQL, because lists check it
 * without a transaction.
 */
export class PostgresSavedPlaces implements SavedPlaces {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  save(memberId: string, businessId: number): Promise<void> {
    return this.work.run(async () => {
      if ((await this.work.row(PUBLIC, [businessId])) === null) refuse('BUSINESS_NOT_FOUND', 'Business not found');
      // Two simultaneous clicks must save the business only once.
      await this.work.em.upsert(SavedPlaceEntity, { userId: memberId, businessId }, { onConflictAction: 'ignore' });
    });
  }

  forget(memberId: string, businessId: number): Promise<void> {
    return this.work.run(async () => {
      await this.work.em.nativeDelete(SavedPlaceEntity, { userId: memberId, businessId });
    });
  }

  async among(memberId: string, businessIds: readonly number[]): Promise<ReadonlySet<number>> {
    if (businessIds.length === 0) return new Set();
    const rows = await this.database.rows<{ id: number }>(AMONG, [memberId, businessIds]);
    return new Set(rows.map(({ id }) => id));
  }
}
