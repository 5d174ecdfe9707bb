import { defineEntity, p } from '@mikro-orm/core';
import { identity } from '../postgres/columns.js';

/** How many public businesses a town has, or a state outside of its towns: the sum over these rows. Triggers write them. */
export const TownCountEntity = defineEntity({
  name: 'TownCountRow',
  tableName: 'town_counts',
  properties: {
    id: identity(),
    place: p.text(),
    many: p.integer(),
  },
  indexes: [{ name: 'town_counts_place', properties: ['place'] }],
});
