import { LockMode, type InferEntity } from '@mikro-orm/core';
import { Businesses, type BusinessRecord } from '../../application/business/ports.js';
import type { BusinessContent } from '../../domain/business/content.js';
import type { ListingTier } from '../../domain/business/listing-tier.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { BusinessEntity } from './business.entity.js';

/** Businesses in PostgreSQL, as entities. */
export class PostgresBusinesses extends Businesses {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async add(
    business: BusinessContent & { readonly ownerId: string; readonly tier: ListingTier },
    now: Date,
  ): Promise<number> {
    const { em } = this.work;
    const { ownerId } = business;
    const row = em.create(BusinessEntity, { ...lists(business), isClaimed: true, claimedBy: ownerId, claimedAt: now });
    await em.persist(row).flush();
    return row.id;
  }

  override async addApproved(content: BusinessContent, reviewedBy: string, now: Date): Promise<number> {
    const { em } = this.work;
    const approved = { approvalStatus: 'approved', reviewedBy, reviewedAt: now } as const;
    const row = em.create(BusinessEntity, { ...lists(content), ...approved, tier: 'free', isClaimed: false });
    await em.persist(row).flush();
    return row.id;
  }

  override async find(id: number): Promise<BusinessRecord | null> {
    const row = await this.work.em.findOne(
      BusinessEntity,
      { id, mergedInto: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    return row === null ? null : recordOf(row);
  }

  override async save(business: BusinessRecord): Promise<void> {
    const { em } = this.work;
    // The row that `find` read, so that its version is compared.
    const row = await em.findOneOrFail(BusinessEntity, business.id);
    const { version: _, ...content } = business;
    em.assign(row, lists(content));
    await em.flush();
  }
}

/** MikroORM's lists may be changed, the domain's may not. */
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

/** The record goes along with what others keep of a business: what did not change here is not written either. */
function recordOf(row: InferEntity<typeof BusinessEntity>): BusinessRecord {
  return { ...row } as BusinessRecord;
}
