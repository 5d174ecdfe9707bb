import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../postgres/columns.js';

export const SessionEntity = defineEntity({
  name: 'SessionRow',
  tableName: 'sessions',
  properties: {
    sid: p.text().primary(),
    sess: p.json<Readonly<Record<string, unknown>>>().columnType('jsonb'),
    expire: moment(),
  },
  indexes: [{ name: 'sessions_expire', properties: ['expire'] }],
});
