import { describe, expect, it } from '@jest/globals';
import { readSettings } from '../../../infrastructure/config/settings.js';
import { PRODUCTION, problemsOf, STRIPE } from '../../support/settings.js';

describe('the Stripe keys', () => {
  it('the Stripe keys must be set together, and each key has its own prefix', () => {
    for (const name of Object.keys(STRIPE)) {
      expect(problemsOf({ ...STRIPE, [name]: '' })).toEqual([
        `${name} is missing: STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID must be set together.`,
      ]);
      expect(problemsOf({ ...STRIPE, [name]: 'nonsense' })).toEqual([
        expect.stringMatching(new RegExp(`^${name} must begin with `)),
      ]);
    }
    expect(problemsOf({ STRIPE_API_BASE: 'http://127.0.0.1:1' })).toEqual([
      'STRIPE_API_BASE requires STRIPE_SECRET_KEY: without it, payments do not use Stripe.',
    ]);
    expect(problemsOf({ ...STRIPE, ...PRODUCTION, STRIPE_API_BASE: 'http://127.0.0.1:1' })).toEqual([]);
    expect(readSettings({}).stripe).toBeUndefined();
  });
});
