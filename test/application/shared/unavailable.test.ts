import { describe, expect, it } from '@jest/globals';
import { BillingUnavailable } from '../../../application/billing/ports.js';
import { Unavailable } from '../../../application/shared/unavailable.js';

describe('a part that does not answer', () => {
  it('is told by its name and with what it failed, where that is known', () => {
    const cause = new Error('ECONNREFUSED');
    expect(new Unavailable('The database is away.', cause)).toMatchObject({
      name: 'Unavailable',
      cause,
      sentence: null,
    });
    expect(new Unavailable('The database is away.')).not.toHaveProperty('cause');
    expect(new BillingUnavailable('Stripe is away.', cause)).toMatchObject({
      ...{ name: 'BillingUnavailable', message: 'Stripe is away.', cause },
      sentence: 'Payments are not available right now, and nothing was charged. Please try again in a moment.',
    });
  });
});
