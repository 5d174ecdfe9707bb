/**
 * `DATABASE_URL=… node --import ./test/support/run-sources.ts test/bench/reviews.ts`: saves and takes back reviews of
 * the built product, in a database seeded to any size, ten at a time, of one business and of many, and tells how many a second and how long each took.
 */
import type * as Rating from '../../domain/review/rating.js';
import type * as Databases from '../../infrastructure/postgres/database.js';
import type * as Orms from '../../infrastructure/schema/orm.js';
import type * as Repository from '../../infrastructure/review/reviews.repository.js';
import type * as Units from '../../infrastructure/postgres/unit-of-work.js';

const built = <Module>(path: string): Promise<Module> =>
  import(new URL(`../../dist/${path}`, import.meta.url).href) as Promise<Module>;

const { totalsChange } = await built<typeof Rating>('domain/review/rating.js');
const { Database } = await built<typeof Databases>('infrastructure/postgres/database.js');
const { createOrm } = await built<typeof Orms>('infrastructure/schema/orm.js');
const { PostgresReviews } = await built<typeof Repository>('infrastructure/review/reviews.repository.js');
const { UnitOfWork } = await built<typeof Units>('infrastructure/postgres/unit-of-work.js');

const AT_ONCE = 10;
const REVIEWS = 500;

const database = new Database({ url: String(process.env['DATABASE_URL']), connections: AT_ONCE });
const orm = await createOrm(database.pool);
const work = new UnitOfWork(orm);
const reviews = new PostgresReviews(work);
const { members, places } = await work.run(async () => ({
  members: await work.rows<{ id: string }>(`select id from users order by id limit ${REVIEWS}`),
  places: await work.rows<{ id: number }>(
    `select id from businesses where is_public order by id desc limit ${REVIEWS}`,
  ),
}));

process.stdout.write(
  `${['', 'a second', 'p50', 'p99', 'most'].map((cell, i) => (i === 0 ? cell.padEnd(36) : cell.padStart(9))).join('')}\n`,
);
await measure('of many places', (i) => places[i % places.length]?.id ?? 1);
await measure('of one place', () => places[0]?.id ?? 1);
await orm.close();
await database.close();

async function measure(name: string, placeOf: (i: number) => number): Promise<void> {
  const spent: number[] = [];
  const kept: number[] = [];
  const start = performance.now();
  await eachAtOnce(members.length, async (i) => {
    const begin = performance.now();
    const review = {
      rating: 1 + (i % 5),
      title: 'Measured',
      content: 'Taken back at once.',
      petName: null,
      images: [],
      disclosure: null,
    };
    const saved = await work.run(() =>
      reviews.add(
        { ...review, businessId: placeOf(i), userId: members[i]?.id ?? '' },
        totalsChange(null, review.rating),
      ),
    );
    spent.push(performance.now() - begin);
    if (saved !== null) kept.push(saved.id);
  });
  const seconds = (performance.now() - start) / 1000;
  await eachAtOnce(kept.length, async (i) => {
    await work.run(async () => {
      const review = await reviews.find(kept[i] ?? 0);
      if (review !== null) await reviews.remove(review.id, totalsChange(review.rating, null));
    });
  });
  spent.sort((a, b) => a - b);
  const at = (share: number) => Number(spent[Math.ceil(share * spent.length) - 1]).toFixed(2);
  const cells = [(members.length / seconds).toFixed(0), at(0.5), at(0.99), at(1)];
  process.stdout.write(`${name.padEnd(36)}${cells.map((cell) => cell.padStart(9)).join('')}\n`);
}

/** Does `work` for 0 to `count`, so many at a time. */
async function eachAtOnce(count: number, work: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let i = next++; i < count; i = next++) await work(i);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
