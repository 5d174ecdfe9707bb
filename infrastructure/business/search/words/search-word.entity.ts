import { defineEntity, p } from '@mikro-orm/core';

/** A stem that occurs in the texts of a public business, and a word a person would type for it. */
export const SearchWordEntity = defineEntity({
  name: 'SearchWordRow',
  tableName: 'search_words',
  properties: {
    stem: p.text().primary(),
    word: p.text(),
  },
});
