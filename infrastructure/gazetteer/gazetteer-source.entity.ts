import { defineEntity, p } from '@mikro-orm/core';
import { added } from '../postgres/columns.js';

/** The version of the city and ZIP code data that was loaded. */
export const GazetteerSourceEntity = defineEntity({
  name: 'GazetteerSourceRow',
  tableName: 'gazetteer',
  properties: {
    source: p.text().primary(),
    loadedAt: added(),
  },
});
