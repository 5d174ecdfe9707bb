import { PinTowns } from '../../application/gazetteer/ports.js';
import { milesBetween, type Point } from '../../domain/gazetteer/distance.js';
import { UNKNOWN_COUNTRY } from '../../domain/gazetteer/country.js';
import { boundsAround, cellOf, cellRanges } from '../../domain/gazetteer/grid.js';
import { COAST_MILES, MAX_TOWN_MILES, type PinTown } from '../../domain/gazetteer/pin-town.js';
import { stateCode, type StateCode } from '../../domain/gazetteer/us-state.js';
import { readPostalCodes } from './geonames.js';
import { neighborAt, readStates, type StateOutline } from './natural-earth.js';

type PostalCode = ReturnType<typeof readPostalCodes> extends Generator<infer Code> ? Code : never;

/**
 * Towns by ZIP code centers and states by their outlines, both from packages. Kept in memory, about 10 MB, once the first
 * pin is asked for: an import asks thousands of times.
 */
export class PackagedPinTowns extends PinTowns {
  #states: readonly StateOutline[] | null = null;
  readonly #codesByCell = new Map<number, PostalCode[]>();

  override townAt(pin: Point): PinTown | null {
    const states = this.#loaded();
    const outline = states.find((each) => each.holds(pin));
    if (outline !== undefined) return townOf(this.#nearest(pin, MAX_TOWN_MILES, outline.state), outline.state);
    // Piers and small islands are outside the outlines.
    const near = neighborAt(pin) !== null ? null : this.#nearest(pin, COAST_MILES, null);
    return near === null ? null : townOf(near, stateCode(near.state));
  }

  override countryAt(pin: Point): string {
    if (this.#loaded().some((each) => each.holds(pin))) return 'US';
    const neighbor = neighborAt(pin);
    if (neighbor !== null) return neighbor;
    return this.#nearest(pin, COAST_MILES, null) === null ? UNKNOWN_COUNTRY : 'US';
  }

  #loaded(): readonly StateOutline[] {
    if (this.#states !== null) return this.#states;
    for (const code of readPostalCodes()) {
      const cell = cellOf(code);
      const codes = this.#codesByCell.get(cell);
      if (codes === undefined) this.#codesByCell.set(cell, [code]);
      else codes.push(code);
    }
    return (this.#states = readStates());
  }

  /** Returns the nearest ZIP code within a distance, in a state if one is given; null if none. */
  #nearest(pin: Point, miles: number, state: StateCode | null): PostalCode | null {
    let [best, bestMiles]: [PostalCode | null, number] = [null, miles];
    for (const { low, high } of cellRanges(boundsAround(pin, miles))) {
      for (let cell = low; cell <= high; cell += 1) {
        for (const code of this.#codesByCell.get(cell) ?? []) {
          if (state !== null && code.state !== state) continue;
          const distance = milesBetween(pin, code);
          if (distance <= bestMiles) [best, bestMiles] = [code, distance];
        }
      }
    }
    return best;
  }
}

function townOf(code: PostalCode | null, state: StateCode | null): PinTown | null {
  if (state === null) return null;
  return { state, city: code?.city ?? null, zipCode: code?.zip ?? null };
}
