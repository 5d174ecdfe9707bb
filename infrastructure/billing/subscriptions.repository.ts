import type { InferEntity } from '@mikro-orm/core';
import type { Subscriptions, Kept } from '../../application/billing/ports.js';
import type { Subscription } from '../../domain/billing/subscription.js';
import type { ListingTier } from '../../domain/business/listing-tier.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { SubscriptionEntity } from './subscription.entity.js';

/** Every writer locks the business's row, because the subscription may not exist yet. */
const LOCK = `select id from businesses where id = $1 for no key update`;

/** Plain SQL on purpose: must not bump the version, or an owner who is editing would get a conflict. */
const GRANT = `update businesses set tier = $2, updated_at = now() where id = $1 and tier <> $2`;

/** Stripe's renewals take some hours. A subscription that runs past its paid time is one whose notice was missed. */
const DUE = `select business_id as id from subscriptions where (state = 'past_due' and grace_until <= $1)
    or (state = 'cancelling' and paid_until <= $1)
    or (state = 'active' and provider = 'stripe' and paid_until <= $1::timestamptz - interval '6 hours')
  order by business_id limit 500`;

export class PostgresSubscriptions implements Subscriptions {
  constructor(private readonly work: UnitOfWork) {}

  async find(businessId: number): Promise<Kept> {
    const row = await this.work.em.findOne(SubscriptionEntity, businessId);
    return row === null ? { subscription: null, revision: 0 } : { subscription: keptOf(row), revision: row.version };
  }

  async lock(businessId: number): Promise<Kept> {
    await this.work.rows(LOCK, [businessId]);
    return this.find(businessId);
  }

  async save(subscription: Subscription, granted: ListingTier): Promise<void> {
    const { em } = this.work;
    const row = await em.findOne(SubscriptionEntity, subscription.businessId);
    // Set updatedAt explicitly, so that the version changes even if nothing else does.
    if (row === null) em.persist(em.create(SubscriptionEntity, subscription));
    else em.assign(row, { ...subscription, updatedAt: new Date() });
    await em.flush();
    await this.work.rows(GRANT, [subscription.businessId, granted]);
  }

  async ofPayer(userId: string): Promise<readonly Subscription[]> {
    const rows = await this.work.em.find(
      SubscriptionEntity,
      { payerId: userId },
      { orderBy: { createdAt: 'asc', businessId: 'asc' } },
    );
    return rows.map(keptOf);
  }

  async due(now: Date): Promise<readonly number[]> {
    return (await this.work.rows<{ id: number }>(DUE, [now])).map(({ id }) => id);
  }
}

function keptOf(row: InferEntity<typeof SubscriptionEntity>): Subscription {
  const { createdAt: _, updatedAt: __, version: ___, ...subscription } = row;
  return subscription as Subscription;
}
