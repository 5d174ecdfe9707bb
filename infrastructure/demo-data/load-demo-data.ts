import pg from 'pg';
import { databaseConnection } from '../config/database-connection.js';
import { copyRows, type CopyValue } from '../postgres/copy-rows.js';
import { readCityAreas } from './city-areas.js';
import { DEMO_CITIES } from './cities.js';
import { addDemoAccounts } from './demo-accounts.js';
import { makeGuideDogs, makePets, makeSavedPlaces } from './community.js';
import { GatheredWords } from '../business/search/gathered-words.js';
import { makeBusinesses } from './businesses.js';
import { makeClaims, makeFeedback } from './paperwork.js';
import { makeMembers } from './people.js';
import { readPictures, type Picture } from './pictures.js';
import { Random } from './random.js';
import { countedInAll } from '../review/review-totals.js';
import { makeResponses, makeReviews, REVIEWS } from './reviews.js';
import { takeIds } from './take-ids.js';
import { makeVisits } from './visits.js';
import type { CityArea } from './where.js';

export interface DemoDataOptions {
  /** Of the owner's or the running role; the cities must be there (`migrate`). */
  readonly url: string;
  readonly ca?: string | undefined;
  /** The moment at which the story ends: the last reviews are some hours older. The present, if it is not given. */
  readonly now?: Date;
  /** The illustrations; those of `pictures/`, if they are not given. */
  readonly pictures?: readonly Picture[];
}

/** Any number, the same for all processes: whoever holds this advisory lock may load the demo data. */
const DEMO_DATA_LOCK = 7_232_002;
const SEED = 20_241;
/** More businesses and pets than there will be, so that their ids can be taken beforehand. */
const MAX_DEMO_BUSINESSES = 614;
const MAX_DEMO_PETS = 181;

/**
 * Loads the demo data, if there is no business yet, in one transaction of about a second; tells whether it did. All names
 * are invented; the same pictures and moment give the same rows on every machine.
 */
export async function loadDemoData(options: DemoDataOptions): Promise<boolean> {
  const client = new pg.Client(databaseConnection(options.url, options.ca));
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [DEMO_DATA_LOCK]);
    const empty = (await client.query('select from businesses limit 1')).rowCount === 0;
    // The businesses' words are gathered once, at the end.
    await client.query(`set local welcome_paws.bulk_load = 'on'`);
    if (empty) await insertAll(client, options);
    await addDemoAccounts(client);
    await client.query('commit');
    if (empty) await client.query('analyze');
    return empty;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    await client.end();
  }
}

async function insertAll(client: pg.Client, options: DemoDataOptions): Promise<void> {
  const firstIds = {
    businesses: await takeIds(client, 'businesses', MAX_DEMO_BUSINESSES),
    reviews: await takeIds(client, 'reviews', REVIEWS),
    pets: await takeIds(client, 'pet_profiles', MAX_DEMO_PETS),
  };
  const cities = await readCityAreas(client, DEMO_CITIES);
  const data = makeDemoData(cities, options.pictures ?? readPictures(), options.now ?? new Date(), firstIds);
  for (const [table, records] of Object.entries(data)) await copyRecords(client, table, records);
  await client.query(
    `with added as (select count(*) as reviews, sum(rating) as stars from reviews where id >= $1 and is_published),
       ${countedInAll('added')} select from added`,
    [firstIds.reviews],
  );
  const words = new GatheredWords();
  for (const { name, description, petPerks, city } of data.businesses) words.add(name, description, petPerks, city);
  await words.save(client);
}

/** Every record by table, in an order in which each finds the records it refers to. */
function makeDemoData(
  cities: readonly CityArea[],
  pictures: readonly Picture[],
  now: Date,
  firstIds: { readonly businesses: number; readonly reviews: number; readonly pets: number },
) {
  const random = new Random(SEED);
  const members = makeMembers(
    random,
    now,
    cities.flatMap(({ zips }) => zips).map(({ zip }) => zip),
  );
  const businesses = makeBusinesses(random, now, cities, pictures, firstIds.businesses);
  const reviews = makeReviews(random, now, businesses, members, pictures, firstIds.reviews);
  const pets = makePets(random, members, businesses, pictures, firstIds.pets);
  if (businesses.length > MAX_DEMO_BUSINESSES || pets.length > MAX_DEMO_PETS)
    throw new Error('The demo data need more ids than were taken.');
  return {
    users: members,
    businesses,
    reviews,
    review_responses: makeResponses(random, now, businesses, reviews),
    pet_profiles: pets,
    guide_dogs: makeGuideDogs(random, members, pets, reviews),
    saved_places: makeSavedPlaces(random, now, members, businesses),
    business_claims: makeClaims(random, now, businesses, members),
    user_feedback: makeFeedback(random, now, businesses, members),
    business_analytics_days: makeVisits(random, now, businesses),
  };
}

/** Writes records whose properties are the columns in camel case. */
async function copyRecords(client: pg.Client, table: string, records: readonly object[]): Promise<void> {
  const properties = Object.keys(records[0] ?? {});
  const columns = properties.map((property) => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  const values = records.map((record) => properties.map((property) => (record as Record<string, CopyValue>)[property]));
  await copyRows(client, table, columns, values);
}
