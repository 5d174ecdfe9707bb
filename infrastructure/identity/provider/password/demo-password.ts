/** With this the demo members sign in; everybody knows it, so in production nobody does. */
export const DEMO_PASSWORD = 'demo-password-please-change';
