import { Route as RouteIcon } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { SavedList } from '../../../../interfaces/contract/saved-place/saved-place.js';
import { EmptyIllustration } from '../../../illustrations/empty.js';
import { useSharedPlace } from '../../../lib/page/shared-place.js';
import { useViewer } from '../../../lib/page/viewer.js';
import { cursorOf } from '../../../lib/path/list-path.js';
import { listSortOf, savedListPath, tripPath } from '../../../lib/path/saved-path.js';
import { BusinessCards } from '../../../ui/business/business-cards.js';
import { ButtonLink } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/state/empty-state.js';
import { PagedList } from '../../../ui/state/paged-list.js';
import { ListActions } from './list-actions.js';
import { OwnListMap, type MapOf } from './list-map.js';
import { ListSorter } from './list-sorter.js';
import { placesWords } from '../list-words.js';
import { listOrderOf, useListPlaces } from '../saved-lists.queries.js';
import { SavedCard } from './saved-card.js';
import { UnlistedNote } from '../unlisted-note.js';

interface SavedListViewProps {
  readonly list: SavedList;
  readonly map: MapOf;
}

/** One list of the member: its places as cards with notes, on a map, and in the chosen order. */
export function SavedListView({ list, map }: SavedListViewProps) {
  const [params] = useSearchParams();
  const wanted = listSortOf(params);
  const order = listOrderOf(wanted, useViewer(), useSharedPlace());
  const places = useListPlaces(list.id, order, cursorOf(params));
  const path = savedListPath(list.id, { sort: wanted });
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{list.name}</h1>
          <p role="status" className="mt-1 text-muted">
            {placesWords(list.placeCount)}
            {list.share !== null && ' · Shared by link'}
          </p>
          <UnlistedNote list={list} />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {list.placeCount > 0 && (
            <ButtonLink to={tripPath(list.id)} icon={<RouteIcon aria-hidden="true" />}>
              Plan a trip
            </ButtonLink>
          )}
          <ListActions list={list} />
        </div>
      </header>
      <div className="mt-6 mb-5 flex flex-wrap items-center gap-3 empty:hidden">
        {list.placeCount > 1 && <ListSorter list={list} wanted={wanted} order={order} />}
      </div>
      {list.placeCount > 0 && <OwnListMap list={list} from={path} map={map} />}
      <section aria-label="Places" aria-busy={places.isFetching} className="mt-6">
        <PagedList
          list={places}
          failure="We couldn’t load the places in this list"
          placeholder={<BusinessCards placeholders={Math.min(6, Math.max(1, list.placeCount))} />}
          empty={<EmptyList list={list} />}
          pathOf={(cursor) => savedListPath(list.id, { sort: wanted, cursor })}
        >
          {(all) => (
            <ul className="card-grid">
              {all.map((place, index) => (
                <SavedCard key={place.id} list={list} place={place} from={path} eager={index === 0} />
              ))}
            </ul>
          )}
        </PagedList>
      </section>
    </>
  );
}

function EmptyList({ list }: { readonly list: SavedList }) {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="favorites" />}
      title="No places here yet"
      actions={<ButtonLink to="/browse">Browse All Businesses</ButtonLink>}
    >
      <p>
        {list.isDefault
          ? 'Press the heart on a place to save it here.'
          : 'Press the heart on a place, then Change, to put it in this list.'}
      </p>
    </EmptyState>
  );
}
