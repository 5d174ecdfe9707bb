import type { BillingAddress } from './billing.js';

/** An answer as the documentation shows it; all invented. */
export const BILLING_ADDRESS: BillingAddress = { url: 'https://paws.example.com/my-businesses/7/plan' };
