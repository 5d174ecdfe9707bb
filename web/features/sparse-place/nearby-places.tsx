import { useQuery } from '@tanstack/react-query';
import type { BusinessCard, BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { browsePath } from '../../lib/path/browse-search.js';
import { BusinessCards } from '../../ui/business/business-cards.js';
import { ButtonLink } from '../../ui/button.js';
import { Loaded } from '../../ui/state/loaded.js';
import { nearbyPlacesQuery, NEARBY_SHOWN } from './nearby-places.queries.js';

const THREE = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

interface NearbyPlacesProps {
  readonly business: BusinessDetail;
}

/** The nearest places around a business; nothing if its location is unknown or no place is near. */
export function NearbyPlaces({ business }: NearbyPlacesProps) {
  const query = nearbyPlacesQuery(business);
  return query === null ? null : <Found business={business} query={query} />;
}

interface FoundProps extends NearbyPlacesProps {
  readonly query: NonNullable<ReturnType<typeof nearbyPlacesQuery>>;
}

function Found({ business, query }: FoundProps) {
  const found = useQuery(query);
  const { id, latitude, longitude } = business;
  if (latitude === null || longitude === null || isAlone(found.data, id)) return null;
  return (
    <section aria-labelledby="nearby" aria-busy={found.isFetching}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="nearby">Nearby Places</h2>
        <ButtonLink
          to={browsePath({ origin: { latitude, longitude }, sort: 'distance' })}
          variant="secondary"
          size="sm"
        >
          Browse Nearby
        </ButtonLink>
      </div>
      <Loaded
        query={found}
        failure="We couldn’t load nearby places"
        placeholder={<BusinessCards className={THREE} placeholders={NEARBY_SHOWN} />}
      >
        {(businesses) => (
          <BusinessCards
            businesses={businesses.filter((each) => each.id !== id).slice(0, NEARBY_SHOWN)}
            className={THREE}
          />
        )}
      </Loaded>
    </section>
  );
}

/** Whether the list contains no other place. */
const isAlone = (businesses: readonly BusinessCard[] | undefined, id: number): boolean =>
  businesses?.every((each) => each.id === id) ?? false;
