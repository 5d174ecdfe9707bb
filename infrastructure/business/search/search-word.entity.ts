import { defineEntity, p } from '@mikro-orm/core';

/** A stem that occurs in some public listing, and a word a person would type for it. */
export const SearchWordEntity = defineEntity({
  name: 'SearchWordRow',
  tableName: 'search_words',
  properties: {
    stem: p.text().primary(),
    word: p.text(),
  },
});
