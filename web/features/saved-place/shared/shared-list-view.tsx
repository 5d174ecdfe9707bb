import { Route as RouteIcon } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { SharedList } from '../../../../interfaces/contract/saved-place/saved-place.js';
import { EmptyIllustration } from '../../../illustrations/empty.js';
import { startReportOfList } from '../../../lib/form/contact-draft.js';
import { usePage } from '../../../lib/page/page-context.js';
import { cursorOf } from '../../../lib/path/list-path.js';
import { sharedListPath, sharedTripPath } from '../../../lib/path/saved-path.js';
import { BusinessCard } from '../../../ui/business/business-card.js';
import { BusinessCards } from '../../../ui/business/business-cards.js';
import { ButtonLink } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/state/empty-state.js';
import { PagedList } from '../../../ui/state/paged-list.js';
import { SharedListMap, type MapOf } from '../list/list-map.js';
import { placesWords } from '../list-words.js';
import { PlaceNote } from '../place-note.js';
import { useSharedPlaces } from './shared-lists.queries.js';
import { UnlistedNote } from '../unlisted-note.js';

interface SharedListViewProps {
  readonly token: string;
  readonly list: SharedList;
  readonly map: MapOf;
}

/**
 * A list that someone shares by a link, for anyone who has it. Links to businesses don't name the list, because people
 * pass those on, and its address is a secret.
 */
export function SharedListView({ token, list, map }: SharedListViewProps) {
  const { publicUrl } = usePage();
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{list.name}</h1>
          <SharedIntro list={list} />
        </div>
        {list.placeCount > 0 && (
          <ButtonLink to={sharedTripPath(token)} icon={<RouteIcon aria-hidden="true" />}>
            Open as a trip
          </ButtonLink>
        )}
      </header>
      <div className="mt-6 empty:hidden">{list.placeCount > 0 && <SharedListMap token={token} map={map} />}</div>
      <SharedPlaces token={token} />
      <p className="mt-10 text-sm text-muted">
        A member made this list.{' '}
        <Link to="/contact" className="text-link" onClick={() => startReportOfList(publicUrl + sharedListPath(token))}>
          Report this list
        </Link>
      </p>
    </>
  );
}

function SharedPlaces({ token }: { readonly token: string }) {
  const [params] = useSearchParams();
  const places = useSharedPlaces(token, cursorOf(params));
  return (
    <section aria-label="Places" aria-busy={places.isFetching} className="mt-6">
      <PagedList
        list={places}
        failure="We couldn’t load the places in this list"
        placeholder={<BusinessCards placeholders={3} />}
        empty={
          <EmptyState
            picture={<EmptyIllustration kind="favorites" />}
            title="No places here yet"
            actions={<ButtonLink to="/browse">Browse All Businesses</ButtonLink>}
          />
        }
        pathOf={(cursor) => sharedListPath(token, cursor)}
      >
        {(all) => (
          <ul className="card-grid">
            {all.map((place, index) => (
              <li key={place.id} className="flex flex-col gap-2">
                <div className="flex-1">
                  <BusinessCard business={place} eager={index === 0} level={2} />
                </div>
                <PlaceNote note={place.note} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

/** The name of the member who shares the list, its number of places, and how many are left out. */
export function SharedIntro({ list }: { readonly list: SharedList }) {
  return (
    <div className="mt-1 text-muted">
      <p>
        {list.sharedBy !== null && `Shared by ${list.sharedBy} · `}
        {placesWords(list.placeCount)}
      </p>
      <UnlistedNote list={list} />
    </div>
  );
}
