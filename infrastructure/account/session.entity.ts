import { defineEntity, p } from '@mikro-orm/core';

/** A signed-in browser. */
export const SessionEntity = defineEntity({
  name: 'SessionRow',
  tableName: 'sessions',
  properties: {
    sid: p.text().primary(),
    sess: p.json<Readonly<Record<string, unknown>>>().columnType('jsonb'),
    expire: p.datetime(6).columnType('timestamptz'),
  },
});
