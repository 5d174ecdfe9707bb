import { readSettings, SettingsError } from '../../infrastructure/config/settings.js';

/** The minimum settings for a start in production. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  APP_SECRET: '5f0c7a1e93b24d68a1c07e5b2f9d3846',
  ADMIN_PASSWORD: 'walkies-at-dawn-77',
  PUBLIC_URL: 'https://paws.test',
};

/** Settings for Premium with Stripe. */
export const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_PRICE_ID: 'price_1' };

/** Returns the messages with which these settings are rejected. */
export function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}
