import type { JsonText } from '../shared/page.js';

/** Public places that other websites show. */
export abstract class PlaceCards {
  /**
   * Returns JSON of a `BusinessCard`; null if the place isn't public. A merged one is the one that it was merged into.
   */
  abstract of(id: number): Promise<JsonText | null>;
  /** Returns what the licenses of these public places require to be shown, each once. */
  abstract credits(ids: readonly number[]): Promise<readonly string[]>;
}
