import type pg from 'pg';
import { connectClient } from '../postgres/connections/connect-client.js';
import { copyRows } from '../postgres/copy-rows.js';
import { readCityAreas } from './city-areas.js';
import { addDemoAccounts } from './demo-accounts.js';
import { makeGuideDogs, makePets, makeSavedPlaces, MAX_DEMO_LISTS } from './community.js';
import { GatheredWords } from '../business/search/words/gathered-words.js';
import { makeBusinesses } from './businesses.js';
import { makeClaims, makeFeedback } from './demo-claims-and-feedback.js';
import { makeMembers } from './people.js';
import { readPictures, type Picture } from './pictures.js';
import { Random } from './random.js';
import { countedInAll } from '../review/review-totals.js';
import { makeResponses, makeReviews, REVIEWS } from './reviews.js';
import { reserveIds } from './reserve-ids.js';
import type { CityArea } from './city-area.js';
import { makeStatements } from './policy-statements.js';
import { makeTurnedAway, MAX_DEMO_TURNED_AWAY } from './turned-away.js';
import { makeVisits } from './daily-visits.js';
import { DEMO_CITIES } from './words/demo-words.js';

export interface DemoDataOptions {
  /** Connection URL of the owner or the application role. The database must contain the gazetteer (`migrate`). */
  readonly url: string;
  readonly ca?: string | undefined;
  /** The time at which the demo data end; the newest reviews are a few hours older. Defaults to the current time. */
  readonly now?: Date;
  /** Defaults to the illustrations in `pictures/`. */
  readonly pictures?: readonly Picture[];
}

/** Key of the advisory lock that the loading process holds. Any number, the same in all processes. */
const DEMO_DATA_LOCK = 7_232_002;
const SEED = 20_241;
/** Upper limits, so that ids can be reserved beforehand. */
const MAX_DEMO_BUSINESSES = 614;
const MAX_DEMO_PETS = 181;

/**
 * Loads the demo data if there is no business yet, in one transaction of about a second. Returns true if it did. All
 * names are invented. The same pictures and time produce the same rows on every machine.
 */
export async function loadDemoData(options: DemoDataOptions): Promise<boolean> {
  const client = await connectClient(options.url, options.ca);
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [DEMO_DATA_LOCK]);
    const empty = (await client.query('select from businesses limit 1')).rowCount === 0;
    // Disables the triggers that write entries and collect search words: both are written once, at the end.
    await client.query(`set local welcome_paws.bulk_load = 'on'; set local welcome_paws.seeding = 'on'`);
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
    businesses: await reserveIds(client, 'businesses', MAX_DEMO_BUSINESSES),
    reviews: await reserveIds(client, 'reviews', REVIEWS),
    pets: await reserveIds(client, 'pet_profiles', MAX_DEMO_PETS),
    turnedAway: await reserveIds(client, 'turned_away_reports', MAX_DEMO_TURNED_AWAY),
    lists: await reserveIds(client, 'saved_lists', MAX_DEMO_LISTS),
  };
  const cities = await readCityAreas(client, DEMO_CITIES);
  const data = makeDemoData(cities, options.pictures ?? readPictures(), options.now ?? new Date(), firstIds);
  for (const [table, records] of Object.entries(data)) await copyRows(client, table, records);
  await client.query('select add_entries($1)', [data.businesses.map(({ id }) => id)]);
  await client.query(
    `with added as (select count(*) as reviews, sum(rating) as stars from reviews where id >= $1 and is_published),
       ${countedInAll('added')} select from added`,
    [firstIds.reviews],
  );
  const words = new GatheredWords();
  for (const business of data.businesses) words.add(business);
  await words.save(client);
}

/** Returns the records by table. Each table comes after the tables that it references. */
function makeDemoData(
  cities: readonly CityArea[],
  pictures: readonly Picture[],
  now: Date,
  firstIds: {
    readonly businesses: number;
    readonly reviews: number;
    readonly pets: number;
    readonly turnedAway: number;
    readonly lists: number;
  },
) {
  const random = new Random(SEED);
  const members = makeMembers(
    random,
    now,
    cities.flatMap(({ zips }) => zips).map(({ zip }) => zip),
  );
  const businesses = makeBusinesses(random, now, cities, pictures, firstIds.businesses);
  const statements = makeStatements(now, businesses);
  const reviews = makeReviews(random, now, businesses, members, pictures, firstIds.reviews);
  const pets = makePets(random, members, businesses, pictures, firstIds.pets);
  if (businesses.length > MAX_DEMO_BUSINESSES || pets.length > MAX_DEMO_PETS)
    throw new Error('The demo data needs more IDs than are reserved.');
  const turnedAway = makeTurnedAway(now, businesses, firstIds.turnedAway);
  const responses = makeResponses(random, now, businesses, reviews);
  const guideDogs = makeGuideDogs(random, members, pets, reviews);
  const saved = makeSavedPlaces(random, now, members, businesses, firstIds.lists);
  return {
    users: members,
    businesses,
    policy_facts: statements,
    reviews,
    review_responses: responses,
    turned_away_reports: turnedAway.reports,
    turned_away_answers: turnedAway.answers,
    pet_profiles: pets,
    guide_dogs: guideDogs,
    saved_lists: saved.lists,
    saved_places: saved.places,
    business_claims: makeClaims(random, now, businesses, members),
    user_feedback: makeFeedback(random, now, businesses, members),
    business_analytics_days: makeVisits(random, now, businesses),
  };
}
