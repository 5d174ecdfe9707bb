import { defineEntity, p } from '@mikro-orm/core';
import { BILLING_PROVIDERS, SUBSCRIPTION_STATES } from '../../domain/billing/subscription.js';
import { LISTING_TIERS } from '../../domain/business/listing-tier.js';
import { UserEntity } from '../account/user.entity.js';
import { BusinessEntity } from '../business/business.entity.js';
import { added, changed, linkTo, moment, partOf } from '../postgres/columns.js';

/** A business's Premium subscription. Customer, subscription, and payment are IDs at the payment provider. */
export const SubscriptionEntity = defineEntity({
  name: 'SubscriptionRow',
  tableName: 'subscriptions',
  properties: {
    businessId: partOf(BusinessEntity).primary().updateRule('no action'),
    payerId: linkTo(UserEntity),
    provider: p.enum(BILLING_PROVIDERS),
    state: p.enum(SUBSCRIPTION_STATES),
    wishedTier: p.enum(LISTING_TIERS),
    customerId: p.text().nullable(),
    subscriptionId: p.text().nullable(),
    checkoutId: p.text().nullable(),
    order: p.text().fieldName('order_name').nullable(),
    paidUntil: moment().nullable(),
    graceUntil: moment().nullable(),
    announcementDue: p.boolean().default(false),
    createdAt: added(),
    updatedAt: changed(),
    version: p.integer().version(),
  },
  indexes: [
    { name: 'subscriptions_payer', properties: ['payerId'] },
    { name: 'subscriptions_paid', properties: ['paidUntil'], where: `state in ('active', 'cancelling')` },
    { name: 'subscriptions_grace', properties: ['graceUntil'], where: `state = 'past_due'` },
  ],
});
