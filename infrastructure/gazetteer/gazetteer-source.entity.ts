import { defineEntity, p } from '@mikro-orm/core';
import { added } from '../postgres/columns.js';

/** Which data of cities and ZIP codes were loaded. */
export const GazetteerSourceEntity = defineEntity({
  name: 'GazetteerSourceRow',
  tableName: 'gazetteer',
  properties: {
    source: p.text().primary(),
    loadedAt: added(),
  },
});
