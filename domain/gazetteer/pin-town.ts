import type { BusinessContent } from '../business/content.js';
import type { StateCode } from './us-state.js';
import type { LocationSource } from '../business/location-source.js';

/** Product decision: maximum miles from a pin to the center of the ZIP code whose town it gets. */
export const MAX_TOWN_MILES = 30;

/** Product decision: how many miles from a ZIP code's center a pin off the coast may be. */
export const COAST_MILES = 5;

/** A town near a pin. City and ZIP code are null if none is near enough. */
export interface PinTown {
  readonly city: string | null;
  readonly state: StateCode;
  readonly zipCode: string | null;
}

type Place = Pick<BusinessContent, 'city' | 'state' | 'zipCode'> & { readonly locationSource: LocationSource };

/**
 * Returns the place with the parts of its town that it doesn't state, from the town near its pin. Nothing changes if
 * that town is in another state. A place that states its city keeps the source of its location.
 */
export function inTown<T extends Place>(place: T, town: PinTown | null): T {
  if (town === null || (place.state !== null && place.state !== town.state)) return place;
  if (place.city !== null) return { ...place, state: town.state };
  const { city, state, zipCode } = town;
  return { ...place, city, state, zipCode: place.zipCode ?? zipCode, locationSource: 'pin' };
}
