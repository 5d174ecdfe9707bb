import { defineEntity, p } from '@mikro-orm/core';
import { identity } from '../postgres/columns.js';

/**
 * How many rows of a table stand in a state, by the day (UTC) on which they were made: the sum over the rows here. Triggers
 * of those tables keep it, and nothing else writes it.
 */
export const TallyEntity = defineEntity({
  name: 'TallyRow',
  tableName: 'tallies',
  properties: {
    id: identity(),
    /** The table. */
    subject: p.text(),
    state: p.text(),
    day: p.date(),
    many: p.integer(),
  },
  indexes: [{ name: 'tallies_part', properties: ['subject', 'state', 'day'] }],
});
