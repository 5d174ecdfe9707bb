import { useQuery } from '@tanstack/react-query';
import type { BusinessCard, BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { browsePath } from '../../lib/path/browse-search.js';
import { BusinessCards } from '../../ui/business/business-cards.js';
import { ButtonLink } from '../../ui/button.js';
import { Loaded } from '../../ui/state/loaded.js';
import { nearbyPlacesQuery, NEARBY_SHOWN, similarPlaces } from './nearby-places.queries.js';

const THREE = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

interface NearbyPlacesProps {
  readonly business: BusinessDetail;
}

/** Places like a business and near it; nothing if its location is unknown or there are none. */
export function NearbyPlaces({ business }: NearbyPlacesProps) {
  const query = nearbyPlacesQuery(business);
  return query === null ? null : <Found business={business} query={query} />;
}

interface FoundProps extends NearbyPlacesProps {
  readonly query: NonNullable<ReturnType<typeof nearbyPlacesQuery>>;
}

function Found({ business, query }: FoundProps) {
  const found = useQuery(query);
  const { id, category, latitude, longitude } = business;
  if (latitude === null || longitude === null || isAlone(found.data, id)) return null;
  return (
    <section aria-labelledby="nearby" aria-busy={found.isFetching} className="print:hidden">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="nearby">Nearby and similar</h2>
        <ButtonLink
          to={browsePath({ category, origin: { latitude, longitude }, sort: 'distance' })}
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
        {(businesses) => <BusinessCards businesses={similarPlaces(businesses, business)} className={THREE} />}
      </Loaded>
    </section>
  );
}

/** Whether the list contains no other place. */
const isAlone = (businesses: readonly BusinessCard[] | undefined, id: number): boolean =>
  businesses?.every((each) => each.id === id) ?? false;
