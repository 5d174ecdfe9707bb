import { STATE_CODES, stateCode, US_STATES, type StateCode } from './us-state.js';

/**
 * A possible meaning of a location ('Austin', 'Austin, TX', 'Austin TX', 'TX', 'New York state', '78701-1234'). The
 * gazetteer tries the readings in order.
 */
export type LocationReading =
  | { readonly kind: 'zip'; readonly zip: string }
  | { readonly kind: 'city'; readonly city: string; readonly state: StateCode | null }
  | { readonly kind: 'state'; readonly state: StateCode };

/** Product decision: states whose bare name means the city of that name, such as 'Washington' for the capital. */
const CITY_BEFORE_STATE: ReadonlySet<StateCode> = new Set<StateCode>(['NY', 'WA']);

/**
 * Returns the state that a bare full name means, even if small towns share it; null if it means none, or a city first.
 */
export function stateNamed(text: string): StateCode | null {
  const state = stateCode(text);
  return state === null || text.trim().length === 2 || CITY_BEFORE_STATE.has(state) ? null : state;
}

/** Product decision: typed letters from which states are suggested. */
const MIN_STATE_LETTERS = 3;

/** Returns the states whose name begins with the typed text, in alphabetical order. See `stateNamed`. */
export function statesBeginning(text: string): readonly StateCode[] {
  const prefix = text.trim().toLowerCase();
  if (prefix.length < MIN_STATE_LETTERS) return [];
  return STATE_CODES.filter((code) => !CITY_BEFORE_STATE.has(code) && US_STATES[code].toLowerCase().startsWith(prefix));
}

/** Returns the readings of a typed location, most likely first; empty for empty text. */
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

/** Length of the longest state name in characters. */
const MAX_STATE_LENGTH = Math.max(...Object.values(US_STATES).map((name) => name.length));

/**
 * Returns every split of 'Austin, TX 78701' or 'Kansas City Missouri' into a city and a final state, then the whole
 * text as a city. Takes linear time: the lookbehinds match only the first of several separators.
 */
function cityReadings(typed: string): LocationReading[] {
  const withoutZip = typed.replace(/(?<![,\s])[,\s]+\d{5}(-\d{4})?$/, '');
  const readings: LocationReading[] = [];
  for (const separator of withoutZip.matchAll(/[,\s]+/g)) {
    const rest = withoutZip.slice(separator.index + separator[0].length);
    const state = rest.length > MAX_STATE_LENGTH ? null : stateCode(rest);
    const city = withoutZip.slice(0, separator.index).trim();
    if (city !== '' && state !== null) readings.push({ kind: 'city', city, state });
  }
  readings.push({ kind: 'city', city: withoutZip.replace(/(?<![,\s])[,\s]+$/, ''), state: null });
  return readings;
}

function stateReading(typed: string): LocationReading[] {
  const state = stateCode(typed);
  return state === null ? [] : [{ kind: 'state', state }];
}
