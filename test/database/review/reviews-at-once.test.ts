import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Outbox, OutgoingMessage } from '../../../application/shared/outbox.js';
import { RemoveReview } from '../../../application/review/remove-review.js';
import { ChangeReview } from '../../../application/review/change-review.js';
import { WriteReview } from '../../../application/review/write-review.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { totalsChange } from '../../../domain/review/rating.js';
import { DomainError } from '../../../domain/shared/domain-error.js';
import { PostgresJobs } from '../../../infrastructure/jobs/jobs.repository.js';
import { PostgresOutbox } from '../../../infrastructure/outgoing/outbox.repository.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { createOrm } from '../../../infrastructure/schema/orm.js';
import { REVIEW_TOTALS } from '../../../infrastructure/review/review-totals.js';
import { PostgresReviews } from '../../../infrastructure/review/reviews.repository.js';
import { SystemClock } from '../../../infrastructure/config/system-clock.js';
import { PostgresDecisionNotices } from '../../../infrastructure/moderation/decision-notices.repository.js';
import { PostgresFacts } from '../../../infrastructure/fact/facts.repository.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';

const MEMBERS = 50;
/** As many as can run at once. Others would wait for a connection, and not for long. */
const CONNECTIONS = 10;
const PLACE = 1;

let urls: TestDatabase;
let database: Database;
let orm: MikroORM;
let members: string[];
let work: UnitOfWork;
let write: WriteReview;
let change: ChangeReview;
let remove: RemoveReview;
let reviews: PostgresReviews;
/** A second instance, as in another process. */
let writeElsewhere: WriteReview;

beforeAll(async () => {
  urls = await emptyDirectory('reviews_at_once');
  const rows = await runSql(urls.ownerUrl, async (client) => {
    await client.query(
      `insert into users (id, first_name) select gen_random_uuid(), 'Member' from generate_series(0, ${MEMBERS})`,
    );
    const found = await client.query<{ id: string }>('select id from users order by id');
    const owner = found.rows[0]?.id;
    await client.query(
      `insert into businesses (id, name, category, approval_status, owner_id)
       select n, 'Paw ' || n, 'homes', 'approved', $1 from generate_series(1, 6) n`,
      [owner],
    );
    await client.query(
      `insert into guide_dogs (user_id, pet_name, pet_type) select id, 'Rex', 'dog' from users where id <> $1`,
      [owner],
    );
    return found.rows;
  });
  members = rows.slice(1).map(({ id }) => id);
  database = new Database({ url: urls.appUrl, connections: CONNECTIONS });
  orm = await createOrm(database.pool);
  work = new UnitOfWork(orm);
  reviews = new PostgresReviews(work);
  const jobs = new PostgresJobs(work);
  const outbox: Outbox = new PostgresOutbox(work, jobs);
  // The reviews in these tests have no photos, so files and uploads aren't needed.
  const noPictures = Object.assign(Object.create(TakePictures.prototype) as TakePictures, { jobs });
  const said = (of: UnitOfWork, messages: Outbox) => ({
    facts: new PostgresFacts(of, new SystemClock(), 'a secret'),
    ...{ outbox: messages, notices: new PostgresDecisionNotices(of), clock: new SystemClock() },
  });
  write = new WriteReview(work, reviews, noPictures, outbox, said(work, outbox));
  const other = new UnitOfWork(orm);
  const otherOutbox = new PostgresOutbox(other, new PostgresJobs(other));
  writeElsewhere = new WriteReview(
    other,
    new PostgresReviews(other),
    noPictures,
    otherOutbox,
    said(other, otherOutbox),
  );
  change = new ChangeReview(work, reviews, noPictures, said(work, outbox));
  remove = new RemoveReview(work, reviews, noPictures);
});

afterAll(async () => {
  await orm.close(true);
  await database.close();
});

const review = (rating: number) => ({ rating, title: 'At once', content: 'All of us say so.' });

const starsOf = (i: number) => 1 + (i % 5);

interface Totals {
  readonly count: number;
  readonly sum: number;
  readonly favorable: number;
  readonly average: string;
  readonly all: number;
  readonly all_stars: number;
  readonly dogs: number;
}

/** Returns the stored totals and the same totals counted from the reviews. */
async function totals(): Promise<{ kept: Totals; counted: Totals }> {
  return runSql(urls.ownerUrl, async (client) => {
    const kept =
      await client.query<Totals>(`select b.review_count as count, b.rating_sum as sum, b.favorable_count as favorable,
      b.avg_rating::text as average, t.review_count::integer as all, t.rating_sum::integer as all_stars,
      (select sum(review_count)::integer from guide_dogs) as dogs from business_entries b, ${REVIEW_TOTALS} t where b.id = ${PLACE}`);
    const counted =
      await client.query<Totals>(`select count(*)::integer as count, coalesce(sum(rating), 0)::integer as sum,
      (count(*) filter (where rating >= 4))::integer as favorable, coalesce(round(avg(rating), 2), 0)::numeric(3, 2)::text as average,
      (select count(*)::integer from reviews) as all, (select coalesce(sum(rating), 0)::integer from reviews) as all_stars,
      (select count(*)::integer from reviews) as dogs from reviews where business_id = ${PLACE}`);
    return { kept: kept.rows[0] as Totals, counted: counted.rows[0] as Totals };
  });
}

/** Runs the calls in groups that have a connection each, so that a slow machine refuses none of them. */
async function inGroups(calls: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (let at = 0; at < calls.length; at += CONNECTIONS) {
    await Promise.all(calls.slice(at, at + CONNECTIONS).map((call) => call()));
  }
}

const codeOf = (error: unknown): string => (error instanceof DomainError ? error.code : String(error));

describe('reviews at the same time', () => {
  it('reviews of one business by 50 members at the same time are all counted exactly', async () => {
    await inGroups(members.map((userId, i) => () => write.run({ userId }, PLACE, review(starsOf(i)))));
    const { kept, counted } = await totals();
    expect(kept).toEqual(counted);
    expect(kept).toMatchObject({ count: MEMBERS, sum: 150, favorable: 20, average: '3.00' });
    const mails = await runSql(urls.ownerUrl, (client) => client.query<OutgoingMessage>(`select kind from outbox`));
    expect(mails.rows).toHaveLength(MEMBERS);
  });

  it('reviews by one member of one business at the same time result in one review, and the others throw', async () => {
    const [userId = ''] = members;
    const attempts = Array.from({ length: 10 }, () =>
      write.run({ userId }, 2, review(5)).then(() => 'written', codeOf),
    );
    const outcomes = await Promise.all(attempts);
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'REVIEW_EXISTS'), 'written']);
    const { kept, counted } = await totals();
    expect(kept).toEqual(counted);
  });

  it('review totals stay exact while reviews are changed, deleted, and added at the same time', async () => {
    const { rows } = await runSql(urls.ownerUrl, (client) =>
      client.query<{ id: number; user_id: string }>(
        `select id, user_id from reviews where business_id = ${PLACE} order by id`,
      ),
    );
    await inGroups(
      rows.flatMap(({ id, user_id: userId }, i) => [
        () => change.run({ userId }, id, review(starsOf(i + 1))).catch(codeOf),
        () => change.run({ userId }, id, review(starsOf(i + 2))).catch(codeOf),
        ...(i % 3 === 0 ? [() => remove.run({ userId }, id).catch(codeOf)] : []),
        () => write.run({ userId }, 3, review(starsOf(i))),
      ]),
    );
    const { kept, counted } = await totals();
    expect(kept).toEqual(counted);
    expect(kept.count).toBe(rows.length - Math.ceil(rows.length / 3));
  });

  it("reviews of different businesses don't wait for each other or for earlier counts", async () => {
    const [one = '', two = '', three = ''] = members;
    await work.run(async () => {
      const kept = { ...review(5), businessId: 4, userId: one, petName: null, images: [], disclosure: null };
      await reviews.add(kept, totalsChange(null, 5));
      // If this waited for the transaction above, it would fail after three seconds.
      await writeElsewhere.run({ userId: two }, 5, review(1));
      await writeElsewhere.run({ userId: three }, 6, review(3));
    });
    const { kept, counted } = await totals();
    expect(kept).toEqual(counted);
  });
});
