import { useParams } from 'react-router-dom';
import { SharedIntro } from '../../../features/saved-place/shared/shared-list-view.js';
import { useSharedList, useSharedTrip } from '../../../features/saved-place/shared/shared-lists.queries.js';
import { Trip } from '../../../features/saved-place/trip/trip.js';
import { EndedLink } from '../../../features/saved-place/unknown-list.js';
import { sharedListPath } from '../../../lib/path/saved-path.js';
import { BackLink } from '../../../ui/page/back-link.js';
import { Subpage } from '../../../ui/page/page.js';
import { Loaded } from '../../../ui/state/loaded.js';

/** /lists/{token}/trip: a shared list to open in maps and print, for anyone with the link. Not indexed. */
export function SharedTripPage() {
  const { token = '' } = useParams();
  const query = useSharedList(token);
  const trip = useSharedTrip(token);
  return (
    <Subpage
      title={query.data === undefined ? 'Trip' : `Trip: ${query.data.name}`}
      description="The places of a shared list as a trip."
      back={<BackLink to={sharedListPath(token)}>{query.data?.name ?? 'Shared list'}</BackLink>}
      className="max-w-3xl"
    >
      <Loaded query={query} failure="We couldn’t load the list" className="my-8" unknown={<EndedLink />}>
        {(list) => (
          <Loaded query={trip} failure="We couldn’t load the places in this list" className="my-8">
            {(places) => <Trip title={list.name} intro={<SharedIntro list={list} />} places={places} />}
          </Loaded>
        )}
      </Loaded>
    </Subpage>
  );
}
