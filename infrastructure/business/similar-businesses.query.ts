import type { SimilarBusinesses, Likeness } from '../../application/business/ports.js';
import type { JsonText } from '../../application/shared/page.js';
import {
  MAX_SIMILAR,
  SAME_SPOT_MILES,
  SIMILAR_MATCHES,
  SIMILAR_NAME,
  SIMILAR_NAME_MILES,
  type SimilarMatch,
} from '../../domain/duplicate/similar.js';
import { EARTH_RADIUS_MILES } from '../../domain/gazetteer/distance.js';
import type { Database } from '../postgres/database.js';
import type { JsonRow } from '../postgres/list-page.js';
import { StatementTemplate } from '../postgres/statement-template.js';
import { businessCard } from './business-card.js';
import { LISTABLE } from './business.entity.js';

/** How many of the nearest businesses are compared by name. */
const NEAREST = 200;

/** Returns the squared chord length of a distance in miles on the unit sphere. */
const chord = (miles: number): number => (2 * Math.sin(miles / (2 * EARTH_RADIUS_MILES))) ** 2;

const SQUARE = `(b.unit_x - {x}::float8) ^ 2 + (b.unit_y - {y}::float8) ^ 2 + (b.unit_z - {z}::float8) ^ 2`;

/**
 * Plan: lookups in businesses_phone, businesses_domain, and entries_name, and a scan of businesses_near by distance
 * that stops after 200. Without a point, nothing is near: its coordinates are null. A town may extend further than
 * SIMILAR_NAME_MILES from its center, so the same name counts anywhere in the town.
 */
const SIMILAR = new StatementTemplate(
  'similar-businesses',
  `with near as (
      select b.id, similarity(plain(b.name), plain({name}::text)) as likeness, ${SQUARE} as square
      from businesses b where b.is_public and ${LISTABLE} and b.latitude is not null and b.longitude is not null and {x}::float8 is not null
      order by on_map(b.latitude, b.longitude) <-> on_map({latitude}::float8, {longitude}::float8) limit ${NEAREST}),
    named as (
      select id, likeness from near where likeness >= ${SIMILAR_NAME} and square <= ${chord(SIMILAR_NAME_MILES)}
      union all select b.id, 1 from business_entries b where b.is_public
        and b.name collate name_order = {name}::text collate name_order and b.town = town_key({city}::text) || ',' || upper({state}::text)),
    found as (
      select id, 3 as points, 'phone' as match from businesses b
        where b.is_public and ${LISTABLE} and b.phone is not null and phone_digits(b.phone) = phone_digits({phone}::text)
      union all select id, 3, 'website' from businesses b where b.is_public and b.website is not null and web_domain(b.website) = web_domain({website}::text)
      union all select id, 2, 'location' from near where {isPin}::boolean and square <= ${chord(SAME_SPOT_MILES)}
      union all select id, 2 + max(likeness), 'name' from named group by id),
    -- Chains and call centers share a phone number across states.
    likely as (
      select b.id, sum(f.points) as points, array_agg(f.match) as matches
      from found f join businesses b on b.id = f.id group by b.id
      having bool_or(f.match <> 'phone') or {state}::text is null or b.state is null or upper(b.state) = upper({state}::text)
      order by points desc, b.id limit ${MAX_SIMILAR})
    select ${businessCard('b')}::text as json, l.matches,
      case when {isPin}::boolean then 2 * ${EARTH_RADIUS_MILES} * asin(least(1, sqrt(${SQUARE}) / 2)) end as miles
    from likely l join businesses b on b.id = l.id order by l.points desc, b.id`,
);

interface Row extends JsonRow {
  readonly matches: readonly SimilarMatch[];
  /** Null if a position is unknown. */
  readonly miles: number | null;
}

export class PostgresSimilarBusinesses implements SimilarBusinesses {
  constructor(private readonly database: Database) {}

  async of({ pin, near, ...known }: Likeness): Promise<JsonText> {
    const values = { ...known, isPin: pin !== null, ...onSphere(near) };
    const rows = await this.database.rows<Row>(SIMILAR.statement, SIMILAR.values(values));
    const cards = rows.map(({ json, matches, miles }) => {
      const card = JSON.parse(json) as object;
      const distance = miles === null ? {} : { distance: Math.round(miles * 10) / 10 };
      return { ...card, ...distance, matches: SIMILAR_MATCHES.filter((match) => matches.includes(match)) };
    });
    return JSON.stringify(cards);
  }
}

function onSphere(point: Likeness['near']) {
  if (point === null) return { latitude: null, longitude: null, x: null, y: null, z: null };
  const latitude = (point.latitude * Math.PI) / 180;
  const longitude = (point.longitude * Math.PI) / 180;
  const { cos, sin } = Math;
  return { ...point, x: cos(latitude) * cos(longitude), y: cos(latitude) * sin(longitude), z: sin(latitude) };
}
