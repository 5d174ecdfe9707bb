import pg from 'pg';
import { databaseConnection } from '../config/database-connection.js';
import { copyRows, type CopyValue } from '../postgres/copy-rows.js';
import {
  BUSINESS_COLUMNS,
  businessRows,
  makePlan,
  REVIEW_COLUMNS,
  reviewRows,
  USER_COLUMNS,
  userRows,
  type BulkPlan,
} from './bulk-rows.js';
import { readAllCityAreas } from './city-areas.js';
import { setAside } from './indexes-aside.js';
import { GatheredWords } from '../business/search/gathered-words.js';
import { countedInAll } from '../review/review-totals.js';
import { readPictures, type Picture } from './pictures.js';
import { takeManyIds } from './take-ids.js';

export interface BulkSeedOptions {
  /** Of the role that owns the tables. */
  readonly ownerUrl: string;
  readonly ca?: string | undefined;
  readonly businesses: number;
  readonly reviews: number;
  /** The same seed, numbers, pictures and moment make the same data in an empty database. */
  readonly seed: number;
  readonly now?: Date;
  readonly pictures?: readonly Picture[];
  readonly onProgress?: (progress: Progress) => void;
}

export interface Progress {
  readonly step: 'members' | 'places' | 'reviews' | 'indexes' | 'search words' | 'statistics';
  readonly done: number;
  readonly total: number;
}

/** From this many new rows on it is faster to build the indexes anew than to keep them while writing. */
const MANY = 20_000;
/** Progress is told after this many rows. */
const TELL_EVERY = 1000;

/**
 * Adds invented businesses, spread over all cities by population, with reviews by invented members: all or nothing, in one
 * transaction. With many rows the tables are locked for others until it ends.
 */
export async function seedBulk(options: BulkSeedOptions): Promise<void> {
  const client = new pg.Client(databaseConnection(options.ownerUrl, options.ca));
  await client.connect();
  const tell = options.onProgress ?? (() => undefined);
  try {
    await client.query('begin');
    // Memory for building indexes; and the businesses' words are gathered here, not by a trigger.
    await client.query(`set local maintenance_work_mem = '512MB'`);
    await client.query(`set local welcome_paws.bulk_load = 'on'`);
    // Readers go on, unless the indexes are set aside.
    await client.query('lock table users, businesses, reviews in share row exclusive mode');
    await write(client, options, tell);
    await client.query('commit');
    tell({ step: 'statistics', done: 0, total: 1 });
    await client.query('vacuum (analyze) users, businesses, reviews, search_words');
    tell({ step: 'statistics', done: 1, total: 1 });
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

type Tell = (progress: Progress) => void;

async function write(client: pg.Client, options: BulkSeedOptions, tell: Tell): Promise<void> {
  const plan = await planFor(client, options);
  const putBack = await asideIfMany(client, options);
  const members = plan.authors + plan.owners;
  await copyRows(client, 'users', USER_COLUMNS, told(userRows(plan), 'members', members, tell));
  const words = new GatheredWords();
  const places = gathering(words, businessRows(plan));
  await copyRows(client, 'businesses', BUSINESS_COLUMNS, told(places, 'places', options.businesses, tell));
  await copyRows(client, 'reviews', REVIEW_COLUMNS, told(reviewRows(plan), 'reviews', options.reviews, tell));
  await putBack((done, total) => {
    tell({ step: 'indexes', done, total });
  });
  await client.query(
    `with added as (select count(*) as reviews, coalesce(sum(rating), 0) as stars from reviews where id >= $1 and id < $2),
       ${countedInAll('added')} select from added`,
    [plan.firstReview, plan.firstReview + options.reviews],
  );
  tell({ step: 'search words', done: 0, total: 1 });
  await words.save(client);
  tell({ step: 'search words', done: 1, total: 1 });
}

async function planFor(client: pg.Client, options: BulkSeedOptions): Promise<BulkPlan> {
  return makePlan(
    {
      seed: options.seed,
      now: options.now ?? new Date(),
      cities: await readAllCityAreas(client),
      pictures: options.pictures ?? readPictures(),
      firstBusiness: await takeManyIds(client, 'businesses', options.businesses),
      firstReview: await takeManyIds(client, 'reviews', options.reviews),
    },
    options.businesses,
    options.reviews,
  );
}

/** Only where more is added than is there: rebuilding the indexes of a large table for a few rows would take longer. */
async function asideIfMany(client: pg.Client, { businesses, reviews }: BulkSeedOptions) {
  const { rows } = await client.query<{ there: number }>(
    `select sum(greatest(reltuples, 0))::float as there from pg_class
     where oid in ('businesses'::regclass, 'reviews'::regclass)`,
  );
  const added = businesses + reviews;
  if (added < MANY || added < (rows[0]?.there ?? 0)) return async () => {};
  return setAside(client, ['users', 'businesses', 'reviews']);
}

/** Columns that businesses are searched by, beside their category. */
const SEARCHED = (['name', 'description', 'pet_perks', 'city'] as const).map((column) =>
  BUSINESS_COLUMNS.indexOf(column),
);

function* gathering(words: GatheredWords, rows: Iterable<CopyValue[]>): Generator<CopyValue[]> {
  for (const row of rows) {
    words.add(...SEARCHED.map((column) => row[column]));
    yield row;
  }
}

function* told(
  rows: Iterable<readonly CopyValue[]>,
  step: Progress['step'],
  total: number,
  tell: Tell,
): Generator<readonly CopyValue[]> {
  let done = 0;
  for (const row of rows) {
    if (done % TELL_EVERY === 0) tell({ step, done, total });
    done += 1;
    yield row;
  }
  tell({ step, done, total });
}
