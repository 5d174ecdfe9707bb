/** What could take an account over, or hand all of it out: `method path`, and what is sent. */
export const WAYS_IN: readonly (readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?])[] = [
  ['POST', '/api/user/email', { email: 'mallory@example.com' }],
  ['POST', '/api/user/tokens', { name: 'Mallory', scopes: ['read', 'write'] }],
  ['PUT', '/api/user/profile', { phoneNumber: '+1 512 555 0199' }],
  ['GET', '/api/user/export'],
  ['DELETE', '/api/user', { reviews: 'remove' }],
];
