import type { TownNames } from '../../domain/business/vocabulary/named-place.js';
import type { Point } from '../../domain/gazetteer/distance.js';
import type { Bounds } from '../../domain/gazetteer/grid.js';
import type { Candidate } from '../../domain/gazetteer/suggestions.js';
import type { KnownTown } from '../../domain/gazetteer/towns-around.js';
import type { PinTown } from '../../domain/gazetteer/pin-town.js';
import type { StateCode } from '../../domain/gazetteer/us-state.js';

/** A recognized location: a town by its key (a normalized name and state), a ZIP code, or a state. */
export type Located =
  | { readonly kind: 'town'; readonly town: string; readonly origin: Point }
  | { readonly kind: 'zip'; readonly origin: Point }
  | { readonly kind: 'state'; readonly state: StateCode };

/** Towns, ZIP codes, and states of the United States. */
export abstract class Gazetteer {
  /** Returns what a location means; null if unknown. */
  abstract locate(location: string): Promise<Located | null>;
  /** Returns possible meanings of a text, best first, one per town; empty below MIN_SUGGESTION_LENGTH characters. */
  abstract suggest(text: string): Promise<readonly Candidate[]>;
  /** Returns the names of all towns, which search texts may contain. */
  abstract towns(): Promise<TownNames>;
  /** Returns the towns in a box. */
  abstract within(box: Bounds): Promise<readonly KnownTown[]>;
}

/** Towns near pins. */
export abstract class PinTowns {
  /** Returns the nearest town in the pin's state; null outside the United States. */
  abstract townAt(pin: Point): PinTown | null;
  /** Returns the ISO 3166-1 code of the country at a pin; UNKNOWN_COUNTRY outside of the packaged outlines. */
  abstract countryAt(pin: Point): string;
}

/** Numbers of public businesses per town and state. */
export abstract class PlaceCounts {
  /** Returns the numbers by town key and state code, at most ten minutes old. Absent keys have none. */
  abstract now(): Promise<ReadonlyMap<string, number>>;
}
