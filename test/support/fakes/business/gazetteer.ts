import { Gazetteer, PinTowns, PlaceCounts, type Located } from '../../../../application/gazetteer/ports.js';
import type { TownNames } from '../../../../domain/business/vocabulary/named-place.js';
import type { Point } from '../../../../domain/gazetteer/distance.js';
import type { PinTown } from '../../../../domain/gazetteer/pin-town.js';
import type { KnownTown } from '../../../../domain/gazetteer/towns-around.js';
import type { Candidate } from '../../../../domain/gazetteer/suggestions.js';

export const AUSTIN: Point = { latitude: 30.27, longitude: -97.74 };

/** Knows the town of Austin, its ZIP code 78701, and the state TX, and suggests whatever is typed. */
export class FakeGazetteer extends Gazetteer {
  override async locate(location: string): Promise<Located | null> {
    if (location === 'Austin') return { kind: 'town', town: 'austin,TX', origin: AUSTIN };
    if (location === '78701') return { kind: 'zip', origin: AUSTIN };
    return location === 'TX' ? { kind: 'state', state: 'TX' } : null;
  }

  override async suggest(text: string): Promise<readonly Candidate[]> {
    return [{ name: text, kind: 'town', key: `${text},TX` }];
  }

  override async towns(): Promise<TownNames> {
    return { population: (name, state) => (name === 'austin' && state !== 'AL' ? 950_000 : null) };
  }

  override async within(): Promise<readonly KnownTown[]> {
    return [{ name: 'Austin, TX', key: 'austin,TX', ...AUSTIN }];
  }
}

/** Finds Austin within a degree of its center, and nothing elsewhere. */
export class FakePinTowns extends PinTowns {
  override townAt({ latitude, longitude }: Point): PinTown | null {
    const isNear = Math.hypot(latitude - AUSTIN.latitude, longitude - AUSTIN.longitude) < 1;
    return isNear ? { city: 'Austin', state: 'TX', zipCode: '78701' } : null;
  }

  override countryAt({ latitude }: Point): string {
    return latitude > 49 ? 'CA' : 'US';
  }
}

/** Counts 28 businesses in Austin. */
export class FakePlaceCounts extends PlaceCounts {
  override async now(): Promise<ReadonlyMap<string, number>> {
    return new Map([['austin,TX', 28]]);
  }
}
