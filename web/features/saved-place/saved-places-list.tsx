import { useSearchParams } from 'react-router-dom';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { cursorOf, listPath } from '../../lib/path/list-path.js';
import { BusinessCard, BusinessCardSkeleton } from '../../ui/business/business-card.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Failure } from '../../ui/failure.js';
import { LoadMore } from '../../ui/load-more.js';
import { useSavedPlaces } from './saved-places.queries.js';

const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];

/** What the member saved: coming, failed, nothing yet, or cards with a way to more. */
export function SavedPlacesList() {
  const [params] = useSearchParams();
  const list = useSavedPlaces(cursorOf(params));
  const { data, isError, isFetching, refetch } = list;
  const businesses = data?.pages.flatMap((page) => page.businesses);
  const total = data?.pages[0]?.total ?? 0;
  return (
    <section aria-labelledby="saved" aria-busy={isFetching} className="page-width pt-8">
      <h1 id="saved">Saved places</h1>
      <p className="mt-2 mb-6 min-h-6 text-muted">
        {total > 0 && `${total.toLocaleString('en-US')} ${total === 1 ? 'place' : 'places'} you saved`}
      </p>
      {businesses === undefined &&
        (isError && !isFetching ? (
          <Failure title="Failed to fetch saved places" onRetry={() => void refetch()} />
        ) : (
          <div className="card-grid">
            {PLACEHOLDERS.map((place) => (
              <BusinessCardSkeleton key={place} />
            ))}
          </div>
        ))}
      {businesses?.length === 0 && <NothingSaved />}
      {businesses !== undefined && businesses.length > 0 && (
        <ul className="card-grid">
          {businesses.map((business, index) => (
            <li key={business.id}>
              <BusinessCard business={business} from="/saved" eager={index === 0} level={2} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-10 flex justify-center empty:hidden">
        <LoadMore list={list} failure="Failed to fetch saved places" pathOf={(cursor) => listPath('/saved', cursor)} />
      </div>
    </section>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="favorites" />}
      title="No saved places yet"
      actions={<ButtonLink to="/browse">Browse All Businesses</ButtonLink>}
    >
      <p>Press the heart on a place, and it is here when you need it.</p>
    </EmptyState>
  );
}
