import { readSettings, SettingsError } from '../../infrastructure/config/settings.js';

/** As little as a start in production needs. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  APP_SECRET: '5f0c7a1e93b24d68a1c07e5b2f9d3846',
  ADMIN_PASSWORD: 'walkies-at-dawn-77',
  PUBLIC_URL: 'https://paws.test',
};

/** Premium paid at Stripe. */
export const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_PRICE_ID: 'price_1' };

/** The sentences with which these settings are refused. */
export function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}
