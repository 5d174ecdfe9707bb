/** The embedded provider's name in `user_identities.issuer`. It stays the same when the public address changes. */
export const EMBEDDED_ISSUER = 'embedded';
