import { useParams } from 'react-router-dom';
import { OwnTrip } from '../../../features/saved-place/trip/own-trip.js';
import { useSavedList, useTrip } from '../../../features/saved-place/saved-lists.queries.js';
import { UnknownList } from '../../../features/saved-place/unknown-list.js';
import { idInPath } from '../../../lib/path/id-in-path.js';
import { savedListPath } from '../../../lib/path/saved-path.js';
import { BackLink } from '../../../ui/page/back-link.js';
import { Subpage } from '../../../ui/page/page.js';
import { Loaded } from '../../../ui/state/loaded.js';

/** /saved/lists/{id}/trip: a list as a trip, to order, open in maps, and print. Not indexed. */
export function TripPage() {
  const id = idInPath(useParams()['id']);
  const query = useSavedList(id);
  const trip = useTrip(id);
  return (
    <Subpage
      title={query.data === undefined ? 'Trip' : `Trip: ${query.data.name}`}
      description="The places of a list in the order of your trip."
      back={
        <BackLink to={query.isUnknown ? '/saved' : savedListPath(id)}>{query.data?.name ?? 'Saved places'}</BackLink>
      }
      className="max-w-3xl"
    >
      <Loaded query={query} failure="We couldn’t load the list" className="my-8" unknown={<UnknownList />}>
        {(list) => (
          <Loaded query={trip} failure="We couldn’t load the places in this list" className="my-8">
            {(places) => <OwnTrip list={list} places={places} />}
          </Loaded>
        )}
      </Loaded>
    </Subpage>
  );
}
