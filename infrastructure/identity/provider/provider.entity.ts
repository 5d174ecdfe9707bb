import { defineEntity, p } from '@mikro-orm/core';
import { added, changed, moment, partOf } from '../../postgres/columns.js';

/** An account of the embedded provider. Its id is the subject in the provider's ID tokens. */
export const ProviderAccountEntity = defineEntity({
  name: 'ProviderAccountRow',
  tableName: 'provider_accounts',
  properties: {
    id: p.uuid().primary(),
    email: p.text(),
    passwordHash: p.text(),
    createdAt: added(),
    updatedAt: changed(),
    ageConfirmedAt: moment().nullable(),
    /** Logins before this time are invalid: the password was changed or sessions were ended since. */
    loginsSince: moment().nullable(),
    version: p.integer().version(),
  },
});

/** An emailed link. A sign-up is stored here with its password until its link is used. */
export const ProviderLinkEntity = defineEntity({
  name: 'ProviderLinkRow',
  tableName: 'provider_links',
  properties: {
    tokenHash: p.text().primary(),
    kind: p.enum(['verify', 'reset']),
    email: p.text(),
    accountId: partOf(ProviderAccountEntity).nullable(),
    passwordHash: p.text().nullable(),
    ageConfirmedAt: moment().nullable(),
    expiresAt: moment(),
    /** Hash of the cookie of the browser that signed up. That browser needs no password to confirm. */
    browserHash: p.text().nullable(),
    /** The page of this site from which the person came to sign up. */
    returnTo: p.text().nullable(),
    usedAt: moment().nullable(),
  },
  checks: [
    {
      name: 'provider_links_check',
      expression: `case kind when 'verify' then password_hash is not null else account_id is not null end`,
    },
  ],
  indexes: [
    { name: 'provider_links_email', properties: ['email'] },
    { name: 'provider_links_account', properties: ['accountId'] },
    { name: 'provider_links_expiry', properties: ['expiresAt'] },
  ],
});

/** Sessions, sign-ins in progress, codes, grants, and tokens of the embedded provider. */
export const ProviderArtefactEntity = defineEntity({
  name: 'ProviderArtefactRow',
  tableName: 'provider_artefacts',
  properties: {
    model: p.text().primary(),
    id: p.text().primary(),
    payload: p.json<Readonly<Record<string, unknown>>>(),
    grantId: p.text().nullable(),
    accountId: p.text().nullable(),
    uid: p.text().nullable(),
    expiresAt: moment().nullable(),
  },
  indexes: [
    { name: 'provider_artefacts_grant', properties: ['grantId'], where: 'grant_id is not null' },
    { name: 'provider_artefacts_account', properties: ['accountId'], where: 'account_id is not null' },
    { name: 'provider_artefacts_uid', properties: ['uid'], where: 'uid is not null' },
    { name: 'provider_artefacts_expiry', properties: ['expiresAt'] },
  ],
});

/**
 * A key of the embedded provider. The newest one that is already active signs. The next key is published early, and the
 * previous one is kept for a while, so that its signatures can still be verified.
 */
export const ProviderKeyEntity = defineEntity({
  name: 'ProviderKeyRow',
  tableName: 'provider_keys',
  properties: {
    number: p.integer().primary().autoincrement(false),
    // The public key.
    jwk: p.json<Readonly<Record<string, unknown>>>(),
    // The private key, encrypted.
    sealed: p.text(),
    signsFrom: moment(),
    createdAt: added(),
  },
});
