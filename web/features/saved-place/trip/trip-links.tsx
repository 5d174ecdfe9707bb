import { Navigation } from 'lucide-react';
import type { SharedPlace } from '../../../../interfaces/contract/saved-place/saved-place.js';
import {
  legsOf,
  mapTextOf,
  MAX_ROUTE_STOPS,
  type Leg,
} from '../../../../interfaces/contract/saved-place/saved-words.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { placesWords } from '../list-words.js';

/** Links that open the stops in their order in Google Maps or Apple Maps, in several parts if the trip is long. */
export function TripLinks({ places }: { readonly places: readonly SharedPlace[] }) {
  const legs = legsOf(places);
  // The numbers that the page shows. Stops that maps can't find have one too.
  const numbers = places.flatMap((place, index) => (mapTextOf(place) === null ? [] : [index + 1]));
  const missing = places.length - numbers.length;
  return (
    <div className="flex flex-col gap-3">
      {legs.length > 1 && (
        <p className="max-w-prose">
          Maps take at most {MAX_ROUTE_STOPS} stops per route, so this trip has {legs.length} parts. Each starts where
          the part before it ends.
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {legs.map((leg) => (
          <li key={leg.from} className="flex flex-wrap items-center gap-3">
            {legs.length > 1 && (
              <span className="min-w-24 font-semibold">
                Stops {numbers[leg.from - 1]} to {numbers[leg.to - 1]}
              </span>
            )}
            <MapLinks
              leg={leg}
              range={legs.length > 1 ? `, stops ${numbers[leg.from - 1]} to ${numbers[leg.to - 1]}` : ''}
            />
          </li>
        ))}
      </ul>
      {missing > 0 && (
        <p className="text-sm text-muted">
          {placesWords(missing)} {missing === 1 ? 'has' : 'have'} no street address, so the route leaves{' '}
          {missing === 1 ? 'it' : 'them'} out.
        </p>
      )}
    </div>
  );
}

function MapLinks({ leg, range }: { readonly leg: Leg; readonly range: string }) {
  const away = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <>
      <ButtonAnchor href={leg.google} icon={<Navigation aria-hidden="true" />} {...away}>
        Open in Google Maps
        <span className="sr-only">{range}</span>
      </ButtonAnchor>
      <ButtonAnchor variant="secondary" href={leg.apple} {...away}>
        Open in Apple Maps
        <span className="sr-only">{range}</span>
      </ButtonAnchor>
    </>
  );
}
