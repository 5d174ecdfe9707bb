import type { InferEntity } from '@mikro-orm/core';
import type { Businesses, BusinessRecord } from '../../application/business/ports.js';
import type { BusinessContent } from '../../domain/business/content.js';
import type { ListingTier } from '../../domain/business/listing-tier.js';
import { derivedColumns } from '../policy/derived-columns.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { BusinessEntity } from './business.entity.js';

export class PostgresBusinesses implements Businesses {
  constructor(private readonly work: UnitOfWork) {}

  async add(
    business: BusinessContent & { readonly ownerId: string; readonly tier: ListingTier },
    now: Date,
  ): Promise<number> {
    const claimed = { isClaimed: true, claimedBy: business.ownerId, claimedAt: now };
    return (await this.work.add(BusinessEntity, { ...lists(business), ...claimed, ...derivedColumns(business) })).id;
  }

  async addApproved(content: BusinessContent, reviewedBy: string, now: Date): Promise<number> {
    const approved = { approvalStatus: 'approved', reviewedBy, reviewedAt: now } as const;
    const unowned = { tier: 'free', isClaimed: false } as const;
    return (
      await this.work.add(BusinessEntity, { ...lists(content), ...approved, ...unowned, ...derivedColumns(content) })
    ).id;
  }

  async find(id: number): Promise<BusinessRecord | null> {
    const row = await this.work.lock(BusinessEntity, { id, mergedInto: null, deletedAt: null });
    return row === null ? null : recordOf(row);
  }

  async findDeleted(id: number): Promise<BusinessRecord | null> {
    const row = await this.work.lock(BusinessEntity, { id, mergedInto: null, deletedAt: { $ne: null } });
    return row === null ? null : recordOf(row);
  }

  async save({ version: _, ...business }: BusinessRecord): Promise<void> {
    const editedFields = [...business.editedFields];
    await this.work.change(BusinessEntity, business.id, {
      ...lists(business),
      ...{ editedFields, disputed: [...business.disputed] },
      ...derivedColumns(business, business.disputed),
    });
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
