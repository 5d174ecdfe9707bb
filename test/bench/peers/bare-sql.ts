/** The bare server's statements. Each returns its whole answer as JSON text. */

const CARD = `b.id, b.name, b.city, b.state, b.rating, b.review_count as "reviewCount", b.tier, b.image, b.perks`;
const BEST = 'order by b.rating desc, b.review_count desc, b.id limit 12';

/** Squared miles between a place and the point of the second and third parameter. */
const MILES = `((b.lat - $3::float8) * 69.09) ^ 2 + ((b.lng - $4::float8) * 69.17 * cos(radians($3::float8))) ^ 2`;

export const BARE_SQL = {
  list: `select coalesce(json_agg(x), '[]')::text from (
      select ${CARD} from businesses b where b.city_id = $1::integer and b.category = $2::text ${BEST}) x`,
  search: `select coalesce(json_agg(x), '[]')::text from (
      select ${CARD} from businesses b where b.near @@ (websearch_to_tsquery('english', $1::text) && $2::tsquery)
        and ${MILES} < $5::float8 ^ 2 ${BEST}) x`,
  business: `select json_build_object('id', b.id, 'name', b.name, 'description', b.description, 'category', b.category,
      'tier', b.tier, 'address', b.address, 'city', b.city, 'state', b.state, 'lat', b.lat, 'lng', b.lng, 'image', b.image,
      'perks', b.perks, 'rating', b.rating, 'reviewCount', b.review_count, 'reviews', coalesce((select json_agg(r) from (
        select id, author, stars, body, created_at as "createdAt" from reviews where business_id = b.id
        order by created_at desc, id desc limit 10) r), '[]'))::text
    from businesses b where b.id = $1::integer`,
  review: `with added as (
      insert into reviews (business_id, author, stars, body) values ($1::integer, $2::text, $3::integer, $4::text)
      returning id, business_id, author, stars, body, created_at as "createdAt"),
    counted as (
      update businesses set review_count = review_count + 1, sum_stars = sum_stars + $3::integer,
        rating = round((sum_stars + $3::integer)::numeric / (review_count + 1), 2) where id = $1::integer)
    select to_json(added)::text from added`,
} as const;

const MILES_OF_LATITUDE = 69.09;
const MILES_OF_LONGITUDE = 69.17;

/** Returns a text query for all 0.25 degree cells that touch a circle. */
export function cellsAround(lat: number, lng: number, miles: number): string {
  const high = miles / MILES_OF_LATITUDE;
  const wide = miles / (MILES_OF_LONGITUDE * Math.cos((lat * Math.PI) / 180));
  const rows = wholeNumbers((lat - high + 90) * 4, (lat + high + 90) * 4);
  const columns = wholeNumbers((lng - wide + 180) * 4, (lng + wide + 180) * 4);
  return rows.flatMap((row) => columns.map((column) => `g${row * 1440 + column}`)).join('|');
}

function wholeNumbers(from: number, to: number): number[] {
  const first = Math.floor(from);
  return Array.from({ length: Math.floor(to) - first + 1 }, (_, n) => first + n);
}
