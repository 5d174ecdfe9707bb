/** Password of the demo members. It is public, so in production it never works. */
export const DEMO_PASSWORD = 'demo-password-please-change';
