import type { LocationSource } from '../../../interfaces/contract/shared/words.js';

interface Somewhere {
  readonly city: string | null;
  readonly state: string | null;
}

/** Returns 'Austin, TX', or the known part of it. */
export function townName({ city, state }: Somewhere): string {
  return [city, state].filter(Boolean).join(', ');
}

/** Returns 'Austin, TX 78701', or the known part of it. */
export function townWithZip({ city, state, zipCode }: Somewhere & { readonly zipCode: string | null }): string {
  return [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

export interface Place extends Somewhere {
  readonly locationSource?: LocationSource | undefined;
}

/** Returns 'Austin, TX' for an address, and 'Near Austin, TX' for the town nearest to a pin; empty if unknown. */
export function placeName(place: Place): string {
  const name = townName(place);
  return name !== '' && place.locationSource === 'pin' ? `Near ${name}` : name;
}
