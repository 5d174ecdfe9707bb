import { defineEntity, p, type Opt } from '@mikro-orm/core';

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
