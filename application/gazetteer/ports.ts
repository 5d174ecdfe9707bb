import type { Point } from '../../domain/gazetteer/distance.js';
import type { StateCode } from '../../domain/gazetteer/us-state.js';

/** What a typed location turned out to be. */
export type Located =
  | { readonly kind: 'town'; readonly town: string; readonly origin: Point }
  | { readonly kind: 'zip'; readonly origin: Point }
  | { readonly kind: 'state'; readonly state: StateCode };

/** The gazetteer of the United States. */
export abstract class Gazetteer {
  /** Null where the gazetteer does not know it. */
  abstract locate(location: string): Promise<Located | null>;
  /** At most 8 names such as 'Austin, TX' or '78701', best first; empty for fewer than 2 characters. */
  abstract suggest(text: string): Promise<readonly string[]>;
}
