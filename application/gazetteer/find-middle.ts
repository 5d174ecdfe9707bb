import type { Point } from '../../domain/gazetteer/distance.js';
import type { Gazetteer } from './ports.js';

/** The part of an address that the gazetteer knows; null or absent where nothing is said. */
export interface Whereabouts {
  readonly zipCode?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
}

/** The middle of the ZIP code, else of the town; null where the gazetteer knows neither. */
export async function middleOf(place: Whereabouts, gazetteer: Gazetteer): Promise<Point | null> {
  for await (const middle of middlesOf(place, gazetteer)) return middle;
  return null;
}

/** The middle of the ZIP code and that of the town, of those that the gazetteer knows. */
export async function* middlesOf({ zipCode, city, state }: Whereabouts, gazetteer: Gazetteer): AsyncGenerator<Point> {
  const town = city ? [city, state].filter(Boolean).join(', ') : null;
  for (const name of [zipCode, town]) {
    const located = name ? await gazetteer.locate(name) : null;
    if (located !== null && located.kind !== 'state') yield located.origin;
  }
}

/** Where the pin of an address begins. */
export class FindMiddle {
  constructor(private readonly gazetteer: Gazetteer) {}

  run(address: Whereabouts): Promise<Point | null> {
    return middleOf(address, this.gazetteer);
  }
}
