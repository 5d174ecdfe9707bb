import { describe, expect, it } from '@jest/globals';
import { BillingUnavailable } from '../../../application/billing/ports.js';
import { Unavailable } from '../../../application/shared/unavailable.js';

describe('Unavailable', () => {
  it('names the part that is unavailable, and the cause if known', () => {
    const cause = new Error('ECONNREFUSED');
    expect(new Unavailable('The database is away.', cause)).toMatchObject({
      name: 'Unavailable',
      cause,
      sentence: null,
    });
    expect(new Unavailable('The database is away.')).not.toHaveProperty('cause');
    expect(new BillingUnavailable('Stripe is away.', cause)).toMatchObject({
      ...{ name: 'BillingUnavailable', message: 'Stripe is away.', cause },
      sentence: 'Payments are currently unavailable, and you were not charged. Please try again in a moment.',
    });
  });
});
