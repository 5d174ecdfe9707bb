import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { added } from '../postgres/columns.js';

/** A city in the gazetteer. Its id is the GeoNames ID. */
export const TownEntity = defineEntity({
  name: 'PlaceRow',
  tableName: 'places',
  properties: {
    id: p.integer().primary().autoincrement(false),
    name: p.text(),
    state: p.text(),
    population: p.integer(),
    latitude: p.double().$type<number>(),
    longitude: p.double().$type<number>(),
    town: p.text().$type<Opt<string>>().generated(`(town_key(name) || ',' || state) stored`),
    key: p.text().$type<Opt<string>>().generated('(town_key(name)) stored'),
  },
  indexes: [{ name: 'places_latitude', properties: ['latitude'] }],
});

export const PostalCodeEntity = defineEntity({
  name: 'PostalCodeRow',
  tableName: 'postal_codes',
  properties: {
    zip: p.text().primary(),
    city: p.text(),
    state: p.text(),
    latitude: p.double().$type<number>(),
    longitude: p.double().$type<number>(),
  },
});

/** The version of the city and ZIP code data that was loaded. */
export const GazetteerSourceEntity = defineEntity({
  name: 'GazetteerSourceRow',
  tableName: 'gazetteer',
  properties: {
    source: p.text().primary(),
    loadedAt: added(),
  },
});
