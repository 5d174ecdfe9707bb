import { houseAndStreet, ownHost, phoneDigits, spotOf, townOf, zipOf, type Recognisable } from './duplicate-score.js';
import { plainName, trigramsOf } from '../business/plain-name.js';

/**
 * Product decision: a key shared by more businesses than this, such as a chain's phone number, identifies none of them.
 */
export const MAX_BLOCK = 50;

/**
 * Each band holds the two smallest hashes of a name's trigrams. Names that are 70% similar share one of five bands in
 * 96% of cases.
 */
const BANDS = 5;
const ROWS = 2;

/** Cell size in degrees, about 7 miles from south to north. */
const CELL = 0.1;
/** Maximum distance in degrees between pins of one business. A pin this close to an edge also gets the next cell. */
const EDGE = 0.008;

/**
 * Returns keys. Two listings of the same business share at least one, so that not every pair must be compared: phone,
 * website, address, same name in a town, and similar names in a map cell or else a town. Each key is a 32-bit number.
 * Different businesses can share one by chance, so a shared key only means that the pair must be scored.
 */
export function blockingKeys(place: Recognisable): readonly number[] {
  const towns = [zipOf(place), townOf(place)].filter((town) => town !== null);
  const name = plainName(place.name);
  const street = houseAndStreet(place.address);
  const phone = phoneDigits(place.phone);
  const host = ownHost(place.website);
  const cells = cellsOf(place);
  const keys = [
    ...(phone === null ? [] : [`phone ${phone}`]),
    ...(host === null ? [] : [`host ${host}`]),
    ...(street === null ? [] : towns.map((town) => `address ${street} ${town}`)),
    ...towns.map((town) => `name ${name.replaceAll(' ', '')} ${town}`),
  ];
  const areas = cells.length > 0 ? cells : towns;
  const bands = areas.length === 0 ? [] : bandsOf(name);
  const near = areas.flatMap((area) => bands.map((band) => `${area} ${band}`));
  return [...new Set([...keys, ...near].map(hash))];
}

/** Returns the cell of a pin, and the neighboring cells if the pin is near an edge. */
function cellsOf(place: Recognisable): string[] {
  const spot = spotOf(place);
  if (spot === null) return [];
  const around = (degrees: number) => [
    ...new Set([-EDGE, 0, EDGE].map((step) => String(Math.floor((degrees + step) / CELL)))),
  ];
  return around(spot.latitude).flatMap((row) => around(spot.longitude).map((column) => `${row},${column}`));
}

function bandsOf(name: string): string[] {
  const trigrams = [...trigramsOf(name)].map(hash);
  return Array.from({ length: BANDS }, (_, band) => {
    const least = Array.from({ length: ROWS }, (__, row) => leastOf(trigrams, band * ROWS + row + 1));
    return `${String(band)} ${least.join(' ')}`;
  });
}

/** Returns the smallest hash in an order that depends on the seed. */
function leastOf(hashes: readonly number[], seed: number): number {
  const turn = Math.imul(seed, 0x9e3779b1);
  let least = Infinity;
  for (const each of hashes) least = Math.min(least, stirred(each ^ turn));
  return least;
}

/** FNV-1a with a final mix; returns a signed 32-bit integer. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return stirred(value);
}

/** The final mix of MurmurHash3. */
function stirred(value: number): number {
  const first = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return second ^ (second >>> 16);
}
