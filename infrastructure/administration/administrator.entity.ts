import { defineEntity, p } from '@mikro-orm/core';
import { added, identity, moment, partOf, texts } from '../postgres/columns.js';

/** An administrator. Passwords and recovery codes are stored as hashes, TOTP secrets encrypted. */
export const AdministratorEntity = defineEntity({
  name: 'AdministratorRow',
  tableName: 'administrators',
  properties: {
    id: identity(),
    name: p.text(),
    // Null: the password from the settings applies.
    passwordHash: p.text().nullable(),
    totpSecret: p.text().nullable(),
    lastTotpStep: p.integer().nullable(),
    recoveryCodes: texts(),
    // For a second factor that waits for its first code.
    pendingTotpSecret: p.text().nullable(),
    pendingRecoveryCodes: texts(),
    createdAt: added(),
    version: p.integer().version(),
  },
  checks: [{ name: 'administrators_name_check', expression: 'char_length(name) >= 1 and char_length(name) <= 50' }],
});

/** An administrator's session. Changing the password changes the version, which ends all earlier sessions. */
export const AdministratorSessionEntity = defineEntity({
  name: 'AdministratorSessionRow',
  tableName: 'administrator_sessions',
  properties: {
    tokenHash: p.text().primary(),
    administratorId: partOf(AdministratorEntity),
    passwordVersion: p.text(),
    createdAt: added(),
    expiresAt: moment(),
  },
  indexes: [
    { name: 'administrator_sessions_expiry', properties: ['expiresAt'] },
    { name: 'administrator_sessions_administrator', properties: ['administratorId'] },
  ],
});
