import { STATE_CODES, stateCode, US_STATES, type StateCode } from './us-state.js';

/**
 * What a person may have meant by a location ('Austin', 'Austin, TX', 'Austin TX', 'TX', 'New York state',
 * '78701-1234'). A gazetteer decides between the readings; they stand in the order in which they are tried.
 */
export type LocationReading =
  | { readonly kind: 'zip'; readonly zip: string }
  | { readonly kind: 'city'; readonly city: string; readonly state: StateCode | null }
  | { readonly kind: 'state'; readonly state: StateCode };

/**
 * States whose name alone means the city that bears it too: who types 'Washington' means the capital. A product
 * decision.
 */
const CITY_BEFORE_STATE: ReadonlySet<StateCode> = new Set<StateCode>(['NY', 'WA']);

/**
 * The state that its full name alone means, although small towns bear some of these names; null where it means none, or
 * a city first.
 */
export function stateNamed(text: string): StateCode | null {
  const state = stateCode(text);
  return state === null || text.trim().length === 2 || CITY_BEFORE_STATE.has(state) ? null : state;
}

/** A product decision: from so many letters on, a state is suggested whose name begins so. */
const MIN_STATE_LETTERS = 3;

/** The states whose name, as `stateNamed` knows it, begins like what was typed, in the order of their names. */
export function statesBeginning(text: string): readonly StateCode[] {
  const begun = text.trim().toLowerCase();
  if (begun.length < MIN_STATE_LETTERS) return [];
  return STATE_CODES.filter((code) => !CITY_BEFORE_STATE.has(code) && US_STATES[code].toLowerCase().startsWith(begun));
}

/** The readings of a typed location, most likely first; empty where nothing was typed. */
export function readLocation(text: string): readonly LocationReading[] {
  const typed = text.trim().replace(/\s+/g, ' ');
  if (typed === '') return [];
  const zip = /^(\d{5})(-\d{4})?$/.exec(typed);
  if (zip?.[1] !== undefined) return [{ kind: 'zip', zip: zip[1] }];
  if (typed.length === 2) {
    const code = stateCode(typed);
    if (code !== null) return [{ kind: 'state', state: code }];
  }
  const explicitState = /^(.+?),? state$/i.exec(typed);
  const named = explicitState?.[1] === undefined ? stateNamed(typed) : stateCode(explicitState[1]);
  if (named !== null) return [{ kind: 'state', state: named }];
  return [...cityReadings(typed), ...stateReading(typed)];
}

/**
 * 'Austin, TX 78701' and 'Kansas City Missouri': every split into a city and a state that ends the text, then the text
 * as a city's name alone.
 */
function cityReadings(typed: string): LocationReading[] {
  const withoutZip = typed.replace(/[,\s]+\d{5}(-\d{4})?$/, '');
  const readings: LocationReading[] = [];
  for (const separator of withoutZip.matchAll(/[,\s]+/g)) {
    const city = withoutZip.slice(0, separator.index).trim();
    const state = stateCode(withoutZip.slice(separator.index + separator[0].length));
    if (city !== '' && state !== null) readings.push({ kind: 'city', city, state });
  }
  readings.push({ kind: 'city', city: withoutZip.replace(/[,\s]+$/, ''), state: null });
  return readings;
}

function stateReading(typed: string): LocationReading[] {
  const state = stateCode(typed);
  return state === null ? [] : [{ kind: 'state', state }];
}
