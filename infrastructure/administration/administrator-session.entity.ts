import { defineEntity, p } from '@mikro-orm/core';
import { added, moment } from '../postgres/columns.js';
import { AdministratorEntity } from './administrator.entity.js';

/** An administrator's session. Changing the password changes the version, which ends all earlier sessions. */
export const AdministratorSessionEntity = defineEntity({
  name: 'AdministratorSessionRow',
  tableName: 'administrator_sessions',
  properties: {
    tokenHash: p.text().primary(),
    administratorId: p.manyToOne(AdministratorEntity).mapToPk().deleteRule('cascade').index(false),
    passwordVersion: p.text(),
    createdAt: added(),
    expiresAt: moment(),
  },
  indexes: [
    { name: 'administrator_sessions_expiry', properties: ['expiresAt'] },
    { name: 'administrator_sessions_administrator', properties: ['administratorId'] },
  ],
});
