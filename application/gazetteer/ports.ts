import type { Point } from '../../domain/gazetteer/distance.js';
import type { Bounds } from '../../domain/gazetteer/grid.js';
import type { Candidate } from '../../domain/gazetteer/suggestions.js';
import type { KnownTown } from '../../domain/gazetteer/towns-around.js';
import type { StateCode } from '../../domain/gazetteer/us-state.js';

/**
 * What a typed location turned out to be: a town by its key (name and state, one spelling for each), a ZIP code, a
 * state.
 */
export type Located =
  | { readonly kind: 'town'; readonly town: string; readonly origin: Point }
  | { readonly kind: 'zip'; readonly origin: Point }
  | { readonly kind: 'state'; readonly state: StateCode };

/** The gazetteer of the United States. */
export abstract class Gazetteer {
  /** What a location names; null where the gazetteer does not know it. */
  abstract locate(location: string): Promise<Located | null>;
  /** What may be meant by a text, best first, each town by one name; none below MIN_SUGGESTION_LENGTH characters. */
  abstract suggest(text: string): Promise<readonly Candidate[]>;
  /** The towns in a box. */
  abstract within(box: Bounds): Promise<readonly KnownTown[]>;
}

/** How many public businesses are listed where. */
export abstract class PlaceCounts {
  /** By key of a town and by code of a state, as it was at most ten minutes ago; what is absent has none. */
  abstract now(): Promise<ReadonlyMap<string, number>>;
}
