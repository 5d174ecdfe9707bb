import { LockMode, type InferEntity } from '@mikro-orm/core';
import type { Businesses, BusinessRecord } from '../../application/business/ports.js';
import type { BusinessContent } from '../../domain/business/content.js';
import type { ListingTier } from '../../domain/business/listing-tier.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { BusinessEntity } from './business.entity.js';

/** Businesses in PostgreSQL, as entities. */
export class PostgresBusinesses implements Businesses {
  constructor(private readonly work: UnitOfWork) {}

  async add(
    business: BusinessContent & { readonly ownerId: string; readonly tier: ListingTier },
    now: Date,
  ): Promise<number> {
    const { em } = this.work;
    const { ownerId } = business;
    const row = em.create(BusinessEntity, { ...lists(business), isClaimed: true, claimedBy: ownerId, claimedAt: now });
    await em.persist(row).flush();
    return row.id;
  }

  async addApproved(content: BusinessContent, reviewedBy: string, now: Date): Promise<number> {
    const { em } = this.work;
    const approved = { approvalStatus: 'approved', reviewedBy, reviewedAt: now } as const;
    const row = em.create(BusinessEntity, { ...lists(content), ...approved, tier: 'free', isClaimed: false });
    await em.persist(row).flush();
    return row.id;
  }

  async find(id: number): Promise<BusinessRecord | null> {
    const row = await this.work.em.findOne(
      BusinessEntity,
      { id, mergedInto: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    return row === null ? null : recordOf(row);
  }

  async save(business: BusinessRecord): Promise<void> {
    const { em } = this.work;
    // The row that `find` loaded, so that its version is checked.
    const row = await em.findOneOrFail(BusinessEntity, business.id);
    const { version: _, ...content } = business;
    em.assign(row, lists(content));
    await em.flush();
  }
}

/** MikroORM's lists are mutable; the domain's are read-only. */
function lists<T extends BusinessContent>(business: T) {
  const { petPerks, highlightedPerks, images, imageAlts } = business;
  return {
    ...business,
    petPerks: [...petPerks],
    highlightedPerks: [...highlightedPerks],
    images: [...images],
    imageAlts: [...imageAlts],
  };
}

/** Keeps all columns of the row, so that unchanged ones are not written. */
function recordOf(row: InferEntity<typeof BusinessEntity>): BusinessRecord {
  return { ...row } as BusinessRecord;
}
