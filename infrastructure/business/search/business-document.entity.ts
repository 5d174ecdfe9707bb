import { defineEntity, p } from '@mikro-orm/core';

/**
 * A public business as searches match, filter, sort, and count it: its words, and a copy of its entry. Triggers
 * write it.
 */
export const BusinessDocumentEntity = defineEntity({
  name: 'BusinessDocumentRow',
  tableName: 'business_documents',
  properties: {
    id: p.integer().primary().autoincrement(false),
    band: p.smallint(),
    category: p.text(),
    kind: p.text().nullable(),
    tier: p.text(),
    latitude: p.double().$type<number>().nullable(),
    longitude: p.double().$type<number>().nullable(),
    unitX: p.double().$type<number>().nullable(),
    unitY: p.double().$type<number>().nullable(),
    unitZ: p.double().$type<number>().nullable(),
    reviewCount: p.integer(),
    avgRating: p.decimal('string').columnType('numeric(3,2)'),
    isFavorite: p.boolean(),
    recommended: p.integer(),
    isVerified: p.boolean(),
    fit: p.integer(),
    fitStale: p.integer(),
    fitMaxPets: p.double().$type<number>().nullable(),
    fitMaxWeight: p.double().$type<number>().nullable(),
    priceRange: p.text().nullable(),
    name: p.text(),
    town: p.text().nullable(),
    petPerks: p.array(),
    welcomeWeek: p.text().columnType('int4multirange').nullable(),
    welcomeDays: p.text().columnType('int4multirange').nullable(),
    welcomeThen: p.text().columnType('int4multirange').nullable(),
    search: p.text().columnType('tsvector'),
    /** Makes PostgreSQL store `search` apart from the row. */
    padding: p.text().defaultRaw(`repeat(' '::text, 2100)`),
  },
});
