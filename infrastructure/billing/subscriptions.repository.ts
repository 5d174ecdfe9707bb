import type { InferEntity } from '@mikro-orm/core';
import { Subscriptions, type Kept } from '../../application/billing/ports.js';
import type { Subscription } from '../../domain/billing/subscription.js';
import type { ListingTier } from '../../domain/business/listing-tier.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { SubscriptionEntity } from './subscription.entity.js';

/** The row of the business is what all wait for: there may be no subscription yet. */
const LOCK = `select id from businesses where id = $1 for no key update`;

/** By SQL and without another version: it is no change of the owner's, who may be editing. */
const GRANT = `update businesses set tier = $2, updated_at = now() where id = $1 and tier <> $2`;

/** Stripe's renewals take some hours; one that runs longer than what is paid was missed. */
const DUE = `select business_id as id from subscriptions where (state = 'past_due' and grace_until <= $1)
    or (state = 'cancelling' and paid_until <= $1)
    or (state = 'active' and provider = 'stripe' and paid_until <= $1::timestamptz - interval '6 hours')
  order by business_id limit 500`;

/** Subscriptions in PostgreSQL, as entities. */
export class PostgresSubscriptions extends Subscriptions {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async find(businessId: number): Promise<Kept> {
    const row = await this.work.em.findOne(SubscriptionEntity, businessId);
    return row === null ? { subscription: null, revision: 0 } : { subscription: keptOf(row), revision: row.version };
  }

  override async lock(businessId: number): Promise<Kept> {
    await this.work.rows(LOCK, [businessId]);
    return this.find(businessId);
  }

  override async save(subscription: Subscription, granted: ListingTier): Promise<void> {
    const { em } = this.work;
    const row = await em.findOne(SubscriptionEntity, subscription.businessId);
    // With a moment of its own, so that the version is another one even if nothing else is.
    if (row === null) em.persist(em.create(SubscriptionEntity, subscription));
    else em.assign(row, { ...subscription, updatedAt: new Date() });
    await em.flush();
    await this.work.rows(GRANT, [subscription.businessId, granted]);
  }

  override async ofPayer(userId: string): Promise<readonly Subscription[]> {
    const rows = await this.work.em.find(
      SubscriptionEntity,
      { payerId: userId },
      { orderBy: { createdAt: 'asc', businessId: 'asc' } },
    );
    return rows.map(keptOf);
  }

  override async due(now: Date): Promise<readonly number[]> {
    return (await this.work.rows<{ id: number }>(DUE, [now])).map(({ id }) => id);
  }
}

function keptOf(row: InferEntity<typeof SubscriptionEntity>): Subscription {
  const { createdAt: _, updatedAt: __, version: ___, ...subscription } = row;
  return subscription as Subscription;
}
