import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../postgres/columns.js';

/** A sign-in between redirecting to the issuer and returning. Its state works once. */
export const SignInEntity = defineEntity({
  name: 'SignInRow',
  tableName: 'sign_ins',
  properties: {
    stateHash: p.text().primary(),
    browserHash: p.text(),
    codeVerifier: p.text(),
    nonce: p.text(),
    returnTo: p.text(),
    expiresAt: moment(),
  },
  indexes: [{ name: 'sign_ins_expiry', properties: ['expiresAt'] }],
});
