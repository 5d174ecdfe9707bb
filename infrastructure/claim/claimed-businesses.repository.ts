import { LockMode, type InferEntity } from '@mikro-orm/core';
import { ClaimedBusinesses, type ClaimedBusiness } from '../../application/claim/ports.js';
import { BusinessEntity } from '../business/business.entity.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

/** Places that are claimed, in PostgreSQL, as entities. */
export class PostgresClaimedBusinesses extends ClaimedBusinesses {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async find(id: number): Promise<ClaimedBusiness | null> {
    return seen(await this.work.em.findOne(BusinessEntity, id));
  }

  override async hold(id: number): Promise<ClaimedBusiness | null> {
    return seen(await this.work.em.findOne(BusinessEntity, id, { lockMode: LockMode.PESSIMISTIC_WRITE }));
  }

  override async holdOf(claimId: number): Promise<ClaimedBusiness | null> {
    const before = await this.#placeOf(claimId);
    const held = before === null ? null : await this.hold(before);
    const now = await this.#placeOf(claimId);
    // Who was waited for merged the place into another one, and the claim went there.
    return now === null || now === before ? held : this.hold(now);
  }

  async #placeOf(claimId: number): Promise<number | null> {
    const text = 'select business_id as id from business_claims where id = $1';
    return (await this.work.row<{ id: number }>(text, [claimId]))?.id ?? null;
  }

  override async give(id: number, userId: string, now: Date): Promise<void> {
    const { em } = this.work;
    const row = await em.findOneOrFail(BusinessEntity, id);
    em.assign(row, { ownerId: userId, isClaimed: true, claimedBy: userId, claimedAt: now });
    await em.flush();
  }
}

function seen(row: InferEntity<typeof BusinessEntity> | null): ClaimedBusiness | null {
  if (row === null) return null;
  const { id, name, isPublic, isClaimed, ownerId, phone, email, website, address, city, state, zipCode } = row;
  return { id, name, isPublic, isClaimed, ownerId: ownerId ?? null, ...contact() };

  function contact() {
    return {
      ...{ phone: phone ?? null, email: email ?? null, website: website ?? null, address: address ?? null },
      ...{ city: city ?? null, state: state ?? null, zipCode: zipCode ?? null },
    };
  }
}
