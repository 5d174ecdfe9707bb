import type { BillingAddress } from './billing.js';

/** Example response for the documentation; all invented. */
export const BILLING_ADDRESS: BillingAddress = { url: 'https://paws.example.com/my-businesses/7/plan' };
