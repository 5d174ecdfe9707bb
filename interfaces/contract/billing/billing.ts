import { z } from 'zod';
import { BILLING_PROVIDERS, SUBSCRIPTION_STATES } from '../../../domain/billing/subscription.js';
import { LISTING_TIERS } from '../../../domain/business/listing-tier.js';

const time = z.iso.datetime();

/** How a business stands with Premium, for its owner. */
export const Billing = z
  .object({
    provider: z.enum(BILLING_PROVIDERS).describe('Where it is paid; `demo`: nothing is charged.'),
    state: z
      .enum(SUBSCRIPTION_STATES)
      .describe(
        '`pending_payment`: ordered and not paid; `past_due`: a payment is missing; `cancelling`: paid until `paidUntil`.',
      ),
    wishedTier: z.enum(LISTING_TIERS).describe('What the owner wants; `tier` is what is granted.'),
    paidUntil: time.nullable(),
    graceUntil: time.nullable().describe('While a payment is missing: until when Premium goes on.'),
    note: z.string().nullable().describe('A sentence for the owner.'),
  })
  .meta({ id: 'Billing' });

export type Billing = z.infer<typeof Billing>;

/** Where to go on. */
export const BillingAddress = z
  .object({ url: z.url().describe('To be opened in the browser.') })
  .meta({ id: 'BillingAddress' });

export type BillingAddress = z.infer<typeof BillingAddress>;
