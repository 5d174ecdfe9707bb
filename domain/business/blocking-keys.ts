import { houseAndStreet, ownHost, phoneDigits, spotOf, townOf, zipOf, type Recognisable } from './duplicate-score.js';
import { plainName, trigramsOf } from './plain-name.js';

/** A product decision: a key that more businesses share than this tells nothing, as the telephone number of a chain. */
export const MAX_BLOCK = 50;

/** Each band is two of the least hashes of a name's trigrams: names that are 70% alike share one of five in 96 of 100 cases. */
const BANDS = 5;
const ROWS = 2;

/** Side of a cell, in degrees: some 7 miles from south to north. */
const CELL = 0.1;
/** As far as pins speak for one business, in degrees: whoever is so near to the edge is found in the next cell too. */
const EDGE = 0.008;

/**
 * Keys of which two listings of one business share at least one, so that not every two have to be compared: the phone, the
 * website, the address, the same name in a town, and names that are alike within a cell of the map, else in a town. Each a
 * 32-bit number; other businesses may have the same by chance, so whoever shares one is still to be scored.
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

/** The cell of a pin, and the next ones where it lies near the edge. */
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

/** The least of hashes in another order for each seed. */
function leastOf(hashes: readonly number[], seed: number): number {
  const turn = Math.imul(seed, 0x9e3779b1);
  let least = Infinity;
  for (const each of hashes) least = Math.min(least, stirred(each ^ turn));
  return least;
}

/** FNV-1a, stirred at the end; a signed integer of 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return stirred(value);
}

/** As MurmurHash3 does at its end. */
function stirred(value: number): number {
  const first = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return second ^ (second >>> 16);
}
