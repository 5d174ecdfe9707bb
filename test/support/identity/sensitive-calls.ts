/** Calls that could take over an account or export all of its data: method, path, and body. */
export const SENSITIVE_CALLS: readonly (readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?])[] = [
  ['POST', '/api/user/email', { email: 'mallory@example.com' }],
  ['POST', '/api/user/tokens', { name: 'Mallory', scopes: ['read', 'write'] }],
  ['PUT', '/api/user/profile', { phoneNumber: '+1 512 555 0199' }],
  ['GET', '/api/user/export'],
  ['DELETE', '/api/user', { reviews: 'remove' }],
];
