/**
 * Measures saving reviews in a seeded database, ten at a time, for one business and for many: reviews per second and
 * the duration of each. Deletes them afterward. Needs a build. Run:
 * `DATABASE_URL=… node --import ./test/support/run-sources.ts test/bench/review/reviews.ts`
 */
import type * as Rating from '../../../domain/review/rating.js';
import type * as Databases from '../../../infrastructure/postgres/database.js';
import type * as Orms from '../../../infrastructure/schema/orm.js';
import type * as Repository from '../../../infrastructure/review/reviews.repository.js';
import type * as Units from '../../../infrastructure/postgres/unit-of-work.js';
import { built } from '../measuring/measured-server.js';

const { totalsChange } = await built<typeof Rating>('domain/review/rating.js');
const { Database } = await built<typeof Databases>('infrastructure/postgres/database.js');
const { createOrm } = await built<typeof Orms>('infrastructure/schema/orm.js');
const { PostgresReviews } = await built<typeof Repository>('infrastructure/review/reviews.repository.js');
const { UnitOfWork } = await built<typeof Units>('infrastructure/postgres/unit-of-work.js');

const CONCURRENCY = 10;
const REVIEWS = 500;

const database = new Database({ url: String(process.env['DATABASE_URL']), connections: CONCURRENCY });
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
  `${['', 'per second', 'p50', 'p99', 'max'].map((cell, i) => (i === 0 ? cell.padEnd(36) : cell.padStart(11))).join('')}\n`,
);
await measure('many businesses', (i) => places[i % places.length]?.id ?? 1);
await measure('one business', () => places[0]?.id ?? 1);
await orm.close();
await database.close();

async function measure(name: string, placeOf: (i: number) => number): Promise<void> {
  const spent: number[] = [];
  const savedIds: number[] = [];
  const start = performance.now();
  await forEachConcurrently(members.length, async (i) => {
    const startedAt = performance.now();
    const review = {
      rating: 1 + (i % 5),
      title: 'Measured',
      content: 'Deleted right away.',
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
    spent.push(performance.now() - startedAt);
    if (saved !== null) savedIds.push(saved.id);
  });
  const seconds = (performance.now() - start) / 1000;
  await forEachConcurrently(savedIds.length, async (i) => {
    await work.run(async () => {
      const review = await reviews.find(savedIds[i] ?? 0);
      if (review !== null) await reviews.remove(review.id, totalsChange(review.rating, null));
    });
  });
  spent.sort((a, b) => a - b);
  const at = (share: number) => Number(spent[Math.ceil(share * spent.length) - 1]).toFixed(2);
  const cells = [(members.length / seconds).toFixed(0), at(0.5), at(0.99), at(1)];
  process.stdout.write(`${name.padEnd(36)}${cells.map((cell) => cell.padStart(11)).join('')}\n`);
}

/** Runs `work` for 0 to `count` - 1, ten at a time. */
async function forEachConcurrently(count: number, work: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let i = next++; i < count; i = next++) await work(i);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
