import { useSearchParams } from 'react-router-dom';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { cursorOf, listPath } from '../../lib/path/list-path.js';
import { BusinessCard } from '../../ui/business/business-card.js';
import { BusinessCards } from '../../ui/business/business-cards.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/state/empty-state.js';
import { PagedList } from '../../ui/state/paged-list.js';
import { useSavedPlaces } from './saved-places.queries.js';
import { YourLists } from './your-lists.js';

/** The member's lists, and below them all saved places. */
export function SavedPlacesList() {
  const [params] = useSearchParams();
  const list = useSavedPlaces(cursorOf(params));
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <div className="page-width pt-8">
      <h1>Saved places</h1>
      <YourLists />
      <section aria-labelledby="saved" aria-busy={list.isFetching} className="mt-8">
        <h2 id="saved" className="text-xl">
          All saved places
        </h2>
        <p className="mt-1 mb-5 min-h-6 text-muted" role="status">
          {total > 0 && `${total.toLocaleString('en-US')} saved ${total === 1 ? 'place' : 'places'}`}
        </p>
        <PagedList
          list={list}
          failure="We couldn’t load saved places"
          placeholder={<BusinessCards placeholders={6} />}
          empty={<NothingSaved />}
          pathOf={(cursor) => listPath('/saved', cursor)}
        >
          {(businesses) => (
            <ul className="card-grid">
              {businesses.map((business, index) => (
                <li key={business.id}>
                  <BusinessCard business={business} from="/saved" eager={index === 0} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </section>
    </div>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="favorites" />}
      title="No saved places yet"
      level={3}
      actions={<ButtonLink to="/browse">Browse All Businesses</ButtonLink>}
    >
      <p>Press the heart on a place to save it here.</p>
    </EmptyState>
  );
}
