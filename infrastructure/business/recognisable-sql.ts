import { MIDDLE_DEGREES } from '../../domain/duplicate/duplicate-score.js';

const near = (one: string, other: string) => `abs(${one} - ${other}) < ${MIDDLE_DEGREES}`;

const isAt = (middle: string, b: string) =>
  `${near(`${middle}.latitude`, `${b}.latitude`)} and ${near(`${middle}.longitude`, `${b}.longitude`)}`;

/** Returns SQL: whether a business's pin is only the center of its ZIP code or town. Index places_key, per business. */
const isMiddle = (b: string) => `(
    exists (select from postal_codes z where z.zip = substring(${b}.zip_code from '^\\s*(\\d{5})') and ${isAt('z', b)})
    or exists (select from places p where p.key = town_key(${b}.city) and p.state = coalesce(upper(${b}.state), p.state) and ${isAt('p', b)}))`;

/** Returns the columns, by alias, that identify a business `b` (`Recognisable`). */
export const recognisable = (b: string): Readonly<Record<string, string>> => ({
  id: `${b}.id`,
  name: `${b}.name`,
  address: `${b}.address`,
  city: `${b}.city`,
  state: `${b}.state`,
  zipCode: `${b}.zip_code`,
  phone: `${b}.phone`,
  website: `${b}.website`,
  latitude: `${b}.latitude`,
  longitude: `${b}.longitude`,
  isMiddle: isMiddle(b),
  source: `(select min(s.source) from business_sources s where s.business_id = ${b}.id)`,
});
