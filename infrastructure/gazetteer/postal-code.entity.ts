import { defineEntity, p } from '@mikro-orm/core';

/** A ZIP code in the gazetteer. */
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
