import { z } from 'zod';
import { BILLING_PROVIDERS, SUBSCRIPTION_STATES } from '../../../domain/billing/subscription.js';
import { LISTING_TIERS } from '../../../domain/business/listing-tier.js';

const time = z.iso.datetime();

export const Billing = z
  .object({
    provider: z.enum(BILLING_PROVIDERS).describe('Payment provider. `demo` charges nothing.'),
    state: z
      .enum(SUBSCRIPTION_STATES)
      .describe(
        '`pending_payment`: ordered but not paid; `past_due`: a payment is missing; `cancelling`: paid until `paidUntil`, then ends.',
      ),
    wishedTier: z.enum(LISTING_TIERS).describe('Tier that the owner ordered. `tier` is the one that applies.'),
    paidUntil: time.nullable().describe('End of the paid period.'),
    graceUntil: time.nullable().describe('If a payment is missing: when Premium ends.'),
    note: z.string().nullable().describe('Message for the owner.'),
  })
  .meta({ id: 'Billing', description: 'The Premium subscription of a business, for its owner.' });

export type Billing = z.infer<typeof Billing>;

export const BillingAddress = z
  .object({ url: z.url().describe('Address to open in the browser.') })
  .meta({ id: 'BillingAddress', description: 'Where to continue in the browser.' });

export type BillingAddress = z.infer<typeof BillingAddress>;

/** Example response for the documentation; all invented. */
export const BILLING_ADDRESS: BillingAddress = { url: 'https://paws.example.com/my-businesses/7/plan' };
