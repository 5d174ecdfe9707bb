import { defineEntity, p } from '@mikro-orm/core';

/** What a document must match to have a meaning of the vocabulary. `loadMeanings` writes them. */
export const SearchMeaningEntity = defineEntity({
  name: 'SearchMeaningRow',
  tableName: 'search_meanings',
  properties: {
    /** One of the query's words. */
    stem: p.text().primary(),
    meaning: p.text().primary(),
    query: p.text().columnType('tsquery').primary(),
    isWritten: p.boolean().default(false),
  },
});
