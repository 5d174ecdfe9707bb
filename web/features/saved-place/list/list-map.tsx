import { useState, type ReactNode } from 'react';
import { Map as MapIcon, X } from 'lucide-react';
import type { MapPoint } from '../../../../interfaces/contract/business/business.js';
import type { SavedList, SharedPlace } from '../../../../interfaces/contract/saved-place/saved-place.js';
import { Button } from '../../../ui/button.js';
import { Loaded, type LoadingQuery } from '../../../ui/state/loaded.js';
import { Skeleton } from '../../../ui/state/skeleton.js';
import { placesWords } from '../list-words.js';
import { useTrip } from '../saved-lists.queries.js';
import { useSharedTrip } from '../shared/shared-lists.queries.js';

/** Draws places on a map. The page provides it. */
export type MapOf = (places: { readonly points: readonly MapPoint[]; readonly from: string | undefined }) => ReactNode;

interface ListMapProps {
  /** Address of the list, for the link back from a business; absent if it is a secret. */
  readonly from?: string | undefined;
  readonly map: MapOf;
}

/** All places of the member's list on a map, drawn on demand. */
export function OwnListMap({ list, ...props }: ListMapProps & { readonly list: SavedList }) {
  return <OnDemand>{() => <OwnPlaces id={list.id} {...props} />}</OnDemand>;
}

/** The same for a shared list. */
export function SharedListMap({ token, ...props }: ListMapProps & { readonly token: string }) {
  return <OnDemand>{() => <SharedPlaces token={token} {...props} />}</OnDemand>;
}

function OnDemand({ children }: { readonly children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="noscript:hidden">
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        icon={isOpen ? <X aria-hidden="true" /> : <MapIcon aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide map' : 'Show on a map'}
      </Button>
      {isOpen && <div className="mt-4">{children()}</div>}
    </div>
  );
}

function OwnPlaces({ id, ...props }: ListMapProps & { readonly id: number }) {
  return <Places query={useTrip(id)} {...props} />;
}

function SharedPlaces({ token, ...props }: ListMapProps & { readonly token: string }) {
  return <Places query={useSharedTrip(token)} {...props} />;
}

interface PlacesProps extends ListMapProps {
  readonly query: LoadingQuery<readonly SharedPlace[]>;
}

function Places({ query, from, map }: PlacesProps) {
  return (
    <Loaded
      query={query}
      failure="We couldn’t load the map"
      placeholder={<Skeleton className="h-80 w-full sm:h-112" />}
    >
      {(places) => {
        const points = places.flatMap(pointOf);
        const missing = places.length - points.length;
        return (
          <>
            {points.length > 0 && map({ points, from })}
            {missing > 0 && (
              <p className="mt-2 text-sm text-muted">
                {placesWords(missing)} {missing === 1 ? 'has' : 'have'} no known location.
              </p>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function pointOf({ latitude, longitude, ...place }: SharedPlace): MapPoint[] {
  if (latitude === null || longitude === null) return [];
  const { id, name, category, kind, tier, avgRating, reviewCount } = place;
  return [{ id, name, category, kind, tier, avgRating, reviewCount, latitude, longitude }];
}
