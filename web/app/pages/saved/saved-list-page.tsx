import { useParams } from 'react-router-dom';
import { PlacesMap } from '../../../features/map/places-map.js';
import { SaveButtonsProvider } from '../../../features/saved-place/save-buttons-provider.js';
import { SavedListView } from '../../../features/saved-place/list/saved-list-view.js';
import { useSavedList } from '../../../features/saved-place/saved-lists.queries.js';
import { UnknownList } from '../../../features/saved-place/unknown-list.js';
import { idInPath } from '../../../lib/path/id-in-path.js';
import { BackLink } from '../../../ui/page/back-link.js';
import { Subpage } from '../../../ui/page/page.js';
import { Loaded } from '../../../ui/state/loaded.js';

/** /saved/lists/{id}: one of the member's lists. Not indexed. */
export function SavedListPage() {
  const query = useSavedList(idInPath(useParams()['id']));
  return (
    <Subpage
      title={query.data?.name ?? 'Saved places'}
      description="A list of places you saved."
      back={<BackLink to="/saved">Saved places</BackLink>}
    >
      <Loaded query={query} failure="We couldn’t load the list" className="my-8" unknown={<UnknownList />}>
        {(list) => (
          <SaveButtonsProvider>
            <SavedListView key={list.id} list={list} map={(places) => <PlacesMap {...places} />} />
          </SaveButtonsProvider>
        )}
      </Loaded>
    </Subpage>
  );
}
