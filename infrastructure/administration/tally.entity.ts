import { defineEntity, p } from '@mikro-orm/core';
import { identity } from '../postgres/columns.js';

/**
 * How many rows of a table are in a state, by the day (UTC) they were created: the sum over these rows. Only triggers
 * of those tables write it.
 */
export const TallyEntity = defineEntity({
  name: 'TallyRow',
  tableName: 'tallies',
  properties: {
    id: identity(),
    /** The table's name. */
    subject: p.text(),
    state: p.text(),
    day: p.date(),
    many: p.integer(),
  },
  indexes: [{ name: 'tallies_part', properties: ['subject', 'state', 'day'] }],
});
