import { defineEntity, p } from '@mikro-orm/core';
import { NEWS_KINDS } from '../../domain/alert/place-news.js';
import { BusinessEntity } from '../business/business.entity.js';
import { added, partOf, texts } from '../postgres/columns.js';

/** Something that happened to a public place. Triggers write it. */
export const PlaceNewsEntity = defineEntity({
  name: 'PlaceNewsRow',
  tableName: 'place_news',
  properties: {
    id: p.bigint().primary().autoincrement().generated('by default as identity'),
    businessId: partOf(BusinessEntity),
    kind: p.enum(NEWS_KINDS),
    facts: texts(),
    // Null until a reader has seen it.
    number: p.bigint().nullable(),
    madeAt: added(),
  },
  indexes: [
    { name: 'place_news_business', properties: ['businessId', 'number'] },
    { name: 'place_news_number', properties: ['number'] },
    { name: 'place_news_made', properties: ['madeAt'] },
  ],
});
