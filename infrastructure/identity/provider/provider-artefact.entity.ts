import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../../postgres/columns.js';

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
