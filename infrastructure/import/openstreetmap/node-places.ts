import type { Point } from '../../../domain/gazetteer/distance.js';

/** Positions of selected nodes, 24 bytes each. `OsmBounds` limits their number. */
export class NodePlaces {
  readonly #ids: Float64Array;
  readonly #places: Float64Array;

  constructor(ids: readonly number[]) {
    this.#ids = Float64Array.from(ids).sort();
    this.#places = new Float64Array(2 * ids.length).fill(Number.NaN);
  }

  /** Stores the position of a node if it is selected. */
  set(id: number, { latitude, longitude }: Point): void {
    const index = this.#indexOf(id);
    if (this.#ids[index] !== id) return;
    this.#places[2 * index] = latitude;
    this.#places[2 * index + 1] = longitude;
  }

  /** Yields the known positions of the nodes. */
  *of(ids: readonly number[]): Generator<Point> {
    for (const id of ids) {
      const index = this.#indexOf(id);
      const [latitude, longitude] = [this.#places[2 * index] ?? Number.NaN, this.#places[2 * index + 1] ?? Number.NaN];
      if (!Number.isNaN(latitude) && !Number.isNaN(longitude)) yield { latitude, longitude };
    }
  }

  /** Returns the first index in the sorted ids where `id` is or would be. */
  #indexOf(id: number): number {
    let [low, high] = [0, this.#ids.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#ids[middle] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
