import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GUIDE_DOG_TIER, GUIDE_DOG_TIERS, tierOf } from '../../../domain/guide-dog/tier.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

let database: Database;

beforeAll(async () => {
  const { appUrl } = await emptyDirectory('guide_dog_tier');
  database = new Database({ url: appUrl, connections: 1 });
});

afterAll(() => database?.close());

it('the database assigns the same Guide Dog tier as the domain, on both sides of every boundary', async () => {
  const counts = GUIDE_DOG_TIERS.flatMap((tier) => [-1, 0, 1].map((off) => GUIDE_DOG_TIER[tier].from + off))
    .filter((count) => count >= 0)
    .concat(100_000);
  const { rows } = await database.pool.query<{ reviews: number; status: string }>(
    `with member as (insert into users (id) select gen_random_uuid() from unnest($1::integer[]) returning id),
       numbered as (select id, row_number() over () as n from member)
     insert into guide_dogs (user_id, pet_name, pet_type, review_count)
       select m.id, 'Juno', 'dog', c.reviews
       from numbered m join unnest($1::integer[]) with ordinality c(reviews, n) on c.n = m.n
     returning review_count as reviews, status`,
    [counts],
  );
  expect(rows).toHaveLength(counts.length);
  expect(rows).toEqual(rows.map(({ reviews }) => ({ reviews, status: tierOf(reviews) })));
});
