import type pg from 'pg';
import { connectClient } from '../postgres/connections/connect-client.js';
import { copyRows } from '../postgres/copy-rows.js';
import { businessRows, makePlan, reviewRows, userRows, type BulkPlan } from './bulk-rows.js';
import { readAllCityAreas } from './city-areas.js';
import { dropIndexes } from '../postgres/drop-indexes.js';
import { GatheredWords } from '../business/search/words/gathered-words.js';
import { countedInAll } from '../review/review-totals.js';
import { readPictures, type Picture } from './pictures.js';
import { reserveManyIds } from './reserve-ids.js';

export interface BulkSeedOptions {
  /** Connection URL of the role that owns the tables. */
  readonly ownerUrl: string;
  readonly ca?: string | undefined;
  readonly businesses: number;
  readonly reviews: number;
  /** The same seed, counts, pictures, and time produce the same data in an empty database. */
  readonly seed: number;
  readonly now?: Date;
  readonly pictures?: readonly Picture[];
  readonly onProgress?: (progress: Progress) => void;
}

export interface Progress {
  readonly step: 'members' | 'businesses' | 'reviews' | 'indexes' | 'search words' | 'statistics';
  readonly done: number;
  readonly total: number;
}

/** From this many new rows, rebuilding the indexes is faster than updating them row by row. */
const MIN_ROWS_TO_DROP_INDEXES = 20_000;
const ROWS_PER_PROGRESS_REPORT = 1000;

/**
 * Adds invented businesses in all gazetteer towns, distributed by population, and reviews by invented members. Runs in
 * one transaction. With many rows, the tables stay locked for other sessions until it ends.
 */
export async function seedBulk(options: BulkSeedOptions): Promise<void> {
  const client = await connectClient(options.ownerUrl, options.ca);
  const onProgress = options.onProgress ?? (() => undefined);
  try {
    await client.query('begin');
    // Gives index builds more memory, and disables the triggers that write entries and collect search words: this code
    // does both.
    await client.query(`set local maintenance_work_mem = '512MB'`);
    await client.query(`set local welcome_paws.bulk_load = 'on'; set local welcome_paws.seeding = 'on'`);
    // Other sessions can still read, unless the indexes are dropped.
    await client.query(
      'lock table users, businesses, business_entries, business_documents, reviews in share row exclusive mode',
    );
    await write(client, options, onProgress);
    await client.query('commit');
    onProgress({ step: 'statistics', done: 0, total: 1 });
    await client.query(
      'vacuum (analyze) users, businesses, business_entries, business_documents, reviews, search_words',
    );
    onProgress({ step: 'statistics', done: 1, total: 1 });
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

type OnProgress = (progress: Progress) => void;

async function write(client: pg.Client, options: BulkSeedOptions, onProgress: OnProgress): Promise<void> {
  const plan = await planFor(client, options);
  const restoreIndexes = await dropIndexesIfMany(client, options);
  const members = plan.authors + plan.owners;
  await copyRows(client, 'users', withProgress(userRows(plan), 'members', members, onProgress));
  const words = new GatheredWords();
  const businesses = collectingWords(words, businessRows(plan));
  await copyRows(client, 'businesses', withProgress(businesses, 'businesses', options.businesses, onProgress));
  await copyRows(client, 'reviews', withProgress(reviewRows(plan), 'reviews', options.reviews, onProgress));
  await client.query('select add_entries(array(select generate_series($1::integer, $2::integer)))', [
    plan.firstBusiness,
    plan.firstBusiness + options.businesses - 1,
  ]);
  await restoreIndexes((done, total) => {
    onProgress({ step: 'indexes', done, total });
  });
  await client.query(
    `with added as (select count(*) as reviews, coalesce(sum(rating), 0) as stars from reviews where id >= $1 and id < $2),
       ${countedInAll('added')} select from added`,
    [plan.firstReview, plan.firstReview + options.reviews],
  );
  onProgress({ step: 'search words', done: 0, total: 1 });
  await words.save(client);
  onProgress({ step: 'search words', done: 1, total: 1 });
}

async function planFor(client: pg.Client, options: BulkSeedOptions): Promise<BulkPlan> {
  return makePlan(
    {
      seed: options.seed,
      now: options.now ?? new Date(),
      cities: await readAllCityAreas(client),
      pictures: options.pictures ?? readPictures(),
      firstBusiness: await reserveManyIds(client, 'businesses', options.businesses),
      firstReview: await reserveManyIds(client, 'reviews', options.reviews),
    },
    options.businesses,
    options.reviews,
  );
}

/** Drops the indexes only if the run adds more rows than exist: otherwise, rebuilding them would take longer. */
async function dropIndexesIfMany(client: pg.Client, { businesses, reviews }: BulkSeedOptions) {
  const { rows } = await client.query<{ existing: number }>(
    `select sum(greatest(reltuples, 0))::float as existing from pg_class
     where oid in ('businesses'::regclass, 'reviews'::regclass)`,
  );
  const added = businesses + reviews;
  if (added < MIN_ROWS_TO_DROP_INDEXES || added < (rows[0]?.existing ?? 0)) return async () => {};
  return dropIndexes(client, ['users', 'businesses', 'business_entries', 'business_documents', 'reviews']);
}

function* collectingWords(words: GatheredWords, rows: ReturnType<typeof businessRows>): Generator<object> {
  for (const row of rows) {
    words.add(row);
    yield row;
  }
}

function* withProgress(
  rows: Iterable<object>,
  step: Progress['step'],
  total: number,
  onProgress: OnProgress,
): Generator<object> {
  let done = 0;
  for (const row of rows) {
    if (done % ROWS_PER_PROGRESS_REPORT === 0) onProgress({ step, done, total });
    done += 1;
    yield row;
  }
  onProgress({ step, done, total });
}
