import { defineEntity, p, type Opt } from '@mikro-orm/core';

/** A city of the gazetteer; its id is the one GeoNames gives. */
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
