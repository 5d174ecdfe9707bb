import { LockMode, type InferEntity } from '@mikro-orm/core';
import type { ClaimedBusinesses, ClaimedBusiness } from '../../application/claim/ports.js';
import { BusinessEntity } from '../business/business.entity.js';
import { settleOwnWords } from '../review/own-words.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

export class PostgresClaimedBusinesses implements ClaimedBusinesses {
  constructor(private readonly work: UnitOfWork) {}

  async find(id: number): Promise<ClaimedBusiness | null> {
    return seenOrNull(await this.work.em.findOne(BusinessEntity, id));
  }

  async hold(id: number): Promise<ClaimedBusiness | null> {
    return seenOrNull(await this.work.lock(BusinessEntity, { id }));
  }

  async holdAllOf(ownerId: string): Promise<ClaimedBusiness[]> {
    const rows = await this.work.em.find(
      BusinessEntity,
      { ownerId },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    return rows.map(seen);
  }

  async holdOf(claimId: number): Promise<ClaimedBusiness | null> {
    const before = await this.#placeOf(claimId);
    const locked = before === null ? null : await this.hold(before);
    const now = await this.#placeOf(claimId);
    // The transaction we waited for merged the business into another one, and the claim moved there.
    return now === null || now === before ? locked : this.hold(now);
  }

  async #placeOf(claimId: number): Promise<number | null> {
    const text = 'select business_id as id from business_claims where id = $1';
    return (await this.work.row<{ id: number }>(text, [claimId]))?.id ?? null;
  }

  async give(id: number, userId: string, now: Date): Promise<void> {
    // The reason for a refused change concerns the previous owner only.
    const claimed = { ownerId: userId, isClaimed: true, claimedBy: userId, claimedAt: now, rejectionReason: null };
    await this.work.change(BusinessEntity, id, claimed);
    await settleOwnWords(this.work, id);
  }
}

type Row = InferEntity<typeof BusinessEntity>;

const seenOrNull = (row: Row | null): ClaimedBusiness | null => (row === null ? null : seen(row));

function seen(row: Row): ClaimedBusiness {
  const { id, name, isPublic, isClaimed } = row;
  const isGone = row.mergedInto !== null || row.deletedAt !== null;
  const { ownerId = null, phone = null, email = null, website = null } = row;
  const { address = null, city = null, state = null, zipCode = null } = row;
  return { id, name, isPublic, isClaimed, isGone, ownerId, phone, email, website, address, city, state, zipCode };
}
