import type { Point } from '../../../domain/gazetteer/distance.js';

/** The smallest box around a set of points. */
export class Box {
  #south = Infinity;
  #north = -Infinity;
  #west = Infinity;
  #east = -Infinity;

  static around(places: Iterable<Point>): Box {
    const box = new Box();
    for (const place of places) box.add(place);
    return box;
  }

  /** Coordinates outside of the globe mark an unknown position. */
  add({ latitude, longitude }: Point): void {
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return;
    this.#south = Math.min(this.#south, latitude);
    this.#north = Math.max(this.#north, latitude);
    this.#west = Math.min(this.#west, longitude);
    this.#east = Math.max(this.#east, longitude);
  }

  /** Returns two points with the same box; none if it is empty. */
  corners(): Point[] {
    if (this.#south === Infinity) return [];
    return [
      { latitude: this.#south, longitude: this.#west },
      { latitude: this.#north, longitude: this.#east },
    ];
  }

  /** Returns the center; null if the box is empty. */
  middle(): Point | null {
    if (this.#south === Infinity) return null;
    return {
      latitude: rounded((this.#south + this.#north) / 2),
      longitude: rounded((this.#west + this.#east) / 2),
    };
  }
}

/** The precision of OpenStreetMap. */
const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
