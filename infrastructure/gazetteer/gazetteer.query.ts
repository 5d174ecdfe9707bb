import QuickLRU from 'quick-lru';
import type { Gazetteer, Located } from '../../application/gazetteer/ports.js';
import { readLocation, statesBeginning, type LocationReading } from '../../domain/gazetteer/location-query.js';
import type { TownNames } from '../../domain/business/vocabulary/named-place.js';
import type { Bounds } from '../../domain/gazetteer/grid.js';
import type { KnownTown } from '../../domain/gazetteer/towns-around.js';
import { US_STATES, type StateCode } from '../../domain/gazetteer/us-state.js';
import { MAX_SUGGESTIONS, MIN_SUGGESTION_LENGTH, type Candidate } from '../../domain/gazetteer/suggestions.js';
import type { Database, Statement } from '../postgres/database.js';

/** Maximum length of a town name in the gazetteer. */
const MAX_NAME_LENGTH = 100;

/** Names that people type but that the gazetteer lacks. */
const NICKNAMES: ReadonlyMap<string, string> = new Map([
  ['nyc', 'New York, NY'],
  ['philly', 'Philadelphia, PA'],
]);

/**
 * The first reading that matches something. An alternate name of a city (a negative id) resolves to the city itself,
 * whose name listings use. Plan: lookups in places_key and the primary keys.
 */
const LOCATE: Statement = {
  name: 'places-locate',
  text: `select f.town, f.latitude, f.longitude
    from unnest($1::text[], $2::text[], $3::text[]) with ordinality r(city, state, zip, n) cross join lateral (
      (select coalesce(o.town, p.town) as town, p.latitude, p.longitude from places p left join places o on p.id < 0 and o.id = -p.id
        where p.key = town_key(r.city) and (r.state is null or p.state = r.state) order by p.population desc, p.id desc limit 1)
      union all select null, z.latitude, z.longitude from postal_codes z where z.zip = r.zip) f
    order by r.n limit 1`,
};

/** The number of towns that start with the same two letters never exceeds this. Towns that have listings come first. */
const MAX_CANDIDATES = 1000;

/** A town by its key, with the name of its most populous city. */
const TOWN = `(array_agg(coalesce(o.name, p.name) || ', ' || p.state order by p.population desc))[1] as name, coalesce(o.town, p.town) as key`;
const TOWNS = 'places p left join places o on p.id < 0 and o.id = -p.id';

/**
 * Returns the statement for cities that match, largest first. Each statement has one condition, because a cached plan
 * could not choose an index for either of two.
 */
function citiesWhere(name: string, condition: string): Statement {
  return {
    name,
    text: `select ${TOWN} from ${TOWNS} where ${condition} group by 2 order by max(p.population) desc, 1 limit ${MAX_CANDIDATES}`,
  };
}

/** Cities whose key starts with the text. Range scan of places_key. */
const BEGINNING = citiesWhere(
  'places-beginning',
  `p.key ~>=~ town_key($1) and p.key ~<~ (town_key($1) || '~') and town_key($1) <> ''`,
);

/** Cities with exactly that name, in states that start with $2. Lookup in places_key. */
const IN_STATE = citiesWhere('places-in-state', `p.key = town_key($1) and starts_with(p.state, $2)`);

/** Cities with a name similar to the text. Bitmap scan of places_trigram. */
const SIMILAR: Statement = {
  name: 'places-similar',
  text: `select ${TOWN} from ${TOWNS} where p.key % town_key($1) group by 2
    order by max(similarity(p.key, town_key($1))) desc, max(p.population) desc, 1 limit ${MAX_SUGGESTIONS}`,
};

const ZIPS: Statement = {
  name: 'places-zips',
  text: `select zip as name, null as key from postal_codes where zip between rpad($1, 5, '0') and rpad($1, 5, '9') order by zip limit ${MAX_SUGGESTIONS}`,
};

/** Range scan of places_latitude. For a box that crosses the antimeridian, west is greater than east. */
const WITHIN: Statement = {
  name: 'places-within',
  text: `select name || ', ' || state as name, town as key, latitude, longitude from places
    where id > 0 and latitude between $2 and $4
      and case when $1::float8 <= $3::float8 then longitude between $1 and $3 else longitude >= $1 or longitude <= $3 end`,
};

/** Each name of towns and their states, with the largest population. Reads the whole table, once per process. */
const NAMES: Statement = {
  name: 'places-names',
  text: `select key, state, max(population)::integer as population from places group by key, state`,
};

interface NamedTown {
  readonly key: string;
  readonly state: StateCode;
  readonly population: number;
}

interface Named {
  readonly name: string;
  /** Null for a ZIP code. */
  readonly key: string | null;
}

interface Spot {
  /** Null for a ZIP code. */
  readonly town: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

export class PostgresGazetteer implements Gazetteer {
  // The gazetteer changes only with a release.
  private readonly located = new QuickLRU<string, Located | null>({ maxSize: 5000 });
  // Small, because each entry may hold MAX_CANDIDATES.
  private readonly suggested = new QuickLRU<string, readonly Candidate[]>({ maxSize: 200 });

  private names: Promise<TownNames> | null = null;

  constructor(private readonly database: Database) {}

  /** Read once, because each search with a text needs them. Read again if there are none yet, or after a failure. */
  async towns(): Promise<TownNames> {
    this.names ??= this.readNames().catch((error: unknown) => {
      this.names = null;
      throw error;
    });
    return this.names;
  }

  private async readNames(): Promise<TownNames> {
    const rows = await this.database.rows<NamedTown>(NAMES, []);
    if (rows.length === 0) this.names = null;
    return townNames(rows);
  }

  async locate(location: string): Promise<Located | null> {
    const name = plainName(location);
    if (name.length > MAX_NAME_LENGTH) return null;
    const cached = this.located.get(name);
    if (cached !== undefined) return cached;
    const located = await this.lookUp(readLocation(NICKNAMES.get(name) ?? name));
    this.located.set(name, located);
    return located;
  }

  async suggest(text: string): Promise<readonly Candidate[]> {
    const name = plainName(text);
    if (name.length < MIN_SUGGESTION_LENGTH || name.length > MAX_NAME_LENGTH) return [];
    const cached = this.suggested.get(name);
    if (cached !== undefined) return cached;
    const states = statesBeginning(name).map((key): Candidate => ({ name: US_STATES[key], kind: 'state', key }));
    const suggested = [...states, ...(await this.namesLike(NICKNAMES.get(name) ?? name))];
    this.suggested.set(name, suggested);
    return suggested;
  }

  async within({ west, south, east, north }: Bounds): Promise<readonly KnownTown[]> {
    return this.database.rows<KnownTown>(WITHIN, [west, south, east, north]);
  }

  private async lookUp(readings: readonly LocationReading[]): Promise<Located | null> {
    const places = readings.filter((reading) => reading.kind !== 'state');
    const state = readings.find((reading) => reading.kind === 'state');
    const spot = places.length === 0 ? null : await this.database.row<Spot>(LOCATE, columnsOf(places));
    if (spot === null) return state ?? null;
    const { town, latitude, longitude } = spot;
    const origin = { latitude, longitude };
    return town === null ? { kind: 'zip', origin } : { kind: 'town', town, origin };
  }

  private async namesLike(name: string): Promise<readonly Candidate[]> {
    if (/^\d+$/.test(name)) return name.length > 5 ? [] : this.named(ZIPS, [name]);
    // Without a letter or digit, every city would match as a prefix.
    if (!/[\p{L}\d]/u.test(name)) return [];
    const whole = await this.named(BEGINNING, [name]);
    if (whole.length > 0) return whole;
    const [, city, state] = /^(.+?)[,\s]+([a-z]{1,2})$/.exec(name) ?? [];
    const inState =
      city === undefined || state === undefined ? [] : await this.named(IN_STATE, [city, state.toUpperCase()]);
    return inState.length > 0 ? inState : this.named(SIMILAR, [name]);
  }

  private async named(statement: Statement, values: readonly unknown[]): Promise<readonly Candidate[]> {
    const rows = await this.database.rows<Named>(statement, values);
    return rows.map(({ name, key }) => ({ name, kind: key === null ? 'zip' : 'town', key }));
  }
}

/** One map with each name, and each name in each state: small enough to keep, unlike a map per name. */
function townNames(rows: readonly NamedTown[]): TownNames {
  const sizes = new Map<string, number>();
  for (const { key, state, population } of rows) {
    sizes.set(`${key},${state}`, population);
    sizes.set(key, Math.max(population, sizes.get(key) ?? 0));
  }
  return { population: (name, state) => sizes.get(state === null ? name : `${name},${state}`) ?? null };
}

/** Returns the readings as columns: cities, their states, ZIP codes. */
function columnsOf(readings: readonly LocationReading[]): (string | null)[][] {
  return [
    readings.map((reading) => (reading.kind === 'city' ? reading.city : null)),
    readings.map((reading): StateCode | null => (reading.kind === 'city' ? reading.state : null)),
    readings.map((reading) => (reading.kind === 'zip' ? reading.zip : null)),
  ];
}

function plainName(text: string): string {
  return text.replaceAll('\0', ' ').trim().replace(/\s+/g, ' ').toLowerCase();
}
