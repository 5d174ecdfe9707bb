import type { ReactNode } from 'react';
import { CATEGORY_LABEL } from '../../../interfaces/contract/words.js';
import { browsePath, type BrowseSearch } from '../../lib/browse-search.js';
import { Failure } from '../../ui/failure.js';
import { Skeleton } from '../../ui/skeleton.js';
import { ListingGrid, ListingGridSkeleton } from './listing-grid.js';
import { ListingStructuredData } from './browse-meta.js';
import { LoadMore } from './load-more.js';
import { NoListings } from './no-listings.js';
import { SortSelector } from './sort-selector.js';
import { useListings, type Listings } from './use-listings.queries.js';

interface ListingResultsProps {
  readonly search: BrowseSearch;
  /** Stands between heading and cards. */
  readonly banner?: ReactNode;
}

/** What a search found: coming, failed, nothing, or cards with a way to more. */
export function ListingResults({ search, banner }: ListingResultsProps) {
  const listings = useListings(search);
  const { isReady, isFailed, businesses } = listings;
  const hasOrigin = search.location !== '' && businesses.some(({ distance }) => distance !== undefined);
  return (
    <section aria-labelledby="results" aria-busy={listings.isFetching} className="page-width mt-8">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 id="results">{headingOf(search)}</h1>
          <Subline search={search} listings={listings} />
        </div>
        {(businesses.length > 0 || !isReady) && <SortSelector search={search} hasOrigin={hasOrigin} />}
      </div>
      {banner}
      {isFailed && !listings.isFetching && <Failure title="Failed to fetch businesses" onRetry={listings.retry} />}
      {!isReady && (!isFailed || listings.isFetching) && <ListingGridSkeleton />}
      {isReady && businesses.length === 0 && <NoListings />}
      {businesses.length > 0 && (
        <>
          <ListingGrid businesses={businesses} from={browsePath({ ...search, cursor: null })} />
          <LoadMore search={search} listings={listings} />
          <ListingStructuredData businesses={businesses} />
        </>
      )}
    </section>
  );
}

function headingOf({ query }: BrowseSearch): string {
  return query === '' ? 'Browse Pet-Friendly Businesses' : `Results for "${query}"`;
}

/** '{n} businesses found in {category} near {location} (includes nearby results)' (spec 1 §2). */
function Subline({ search, listings }: { readonly search: BrowseSearch; readonly listings: Listings }) {
  if (listings.isFailed && !listings.isFetching) return null;
  if (!listings.isReady) return <Skeleton className="mt-3 h-5 w-64" />;
  const { total, capped, businesses } = listings;
  const count = `${total.toLocaleString('en-US')}${capped ? '+' : ''}`;
  return (
    <p className="mt-2 text-muted">
      {`${count} businesses found`}
      {search.category !== null && ` in ${CATEGORY_LABEL[search.category]}`}
      {search.location !== '' && ` near ${search.location}`}
      {businesses.some(({ isNearby }) => isNearby) && ' (includes nearby results)'}
    </p>
  );
}
