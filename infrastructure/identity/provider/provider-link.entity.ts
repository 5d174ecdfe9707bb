import { defineEntity, p } from '@mikro-orm/core';
import { ProviderAccountEntity } from './provider-account.entity.js';
import { moment } from '../../postgres/columns.js';

/** An emailed link. A sign-up is stored here with its password until its link is used. */
export const ProviderLinkEntity = defineEntity({
  name: 'ProviderLinkRow',
  tableName: 'provider_links',
  properties: {
    tokenHash: p.text().primary(),
    kind: p.enum(['verify', 'reset']),
    email: p.text(),
    accountId: p.manyToOne(ProviderAccountEntity).mapToPk().nullable().deleteRule('cascade').index(false),
    passwordHash: p.text().nullable(),
    ageConfirmedAt: moment().nullable(),
    expiresAt: moment(),
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
