import { useParams } from 'react-router-dom';
import { PlacesMap } from '../../../features/map/places-map.js';
import { SaveButtonsProvider } from '../../../features/saved-place/save-buttons-provider.js';
import { useSharedList } from '../../../features/saved-place/shared/shared-lists.queries.js';
import { SharedListView } from '../../../features/saved-place/shared/shared-list-view.js';
import { EndedLink } from '../../../features/saved-place/unknown-list.js';
import { Page } from '../../../ui/page/page.js';
import { Loaded } from '../../../ui/state/loaded.js';

/** /lists/{token}: a shared list, for anyone with the link. Not indexed. */
export function SharedListPage() {
  const { token = '' } = useParams();
  const query = useSharedList(token);
  return (
    <Page title={query.data?.name ?? 'Shared list'} description="A list of pet-friendly places." className="pt-8">
      <Loaded query={query} failure="We couldn’t load the list" className="my-8" unknown={<EndedLink />}>
        {(list) => (
          <SaveButtonsProvider>
            <SharedListView token={token} list={list} map={(places) => <PlacesMap {...places} />} />
          </SaveButtonsProvider>
        )}
      </Loaded>
    </Page>
  );
}
