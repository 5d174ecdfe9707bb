import type { ReactNode } from 'react';
import { CATEGORY_LABEL, DEFAULT_RADIUS } from '../../../interfaces/contract/words.js';
import { browsePath, type BrowseSearch } from '../../lib/path/browse-search.js';
import { Failure } from '../../ui/failure.js';
import { Skeleton } from '../../ui/skeleton.js';
import { ResultGrid, ResultGridSkeleton } from './result-grid.js';
import { BusinessStructuredData } from './browse-meta.js';
import { LoadMore } from './load-more.js';
import { NoResults } from './no-results.js';
import { RadiusSelector, SortSelector } from './sort-selector.js';
import { useResults, type FoundBusinesses } from './use-results.queries.js';

interface ResultsProps {
  readonly search: BrowseSearch;
  /** Stands between heading and cards. */
  readonly banner?: ReactNode;
  /** What else can be done with the list, beside its order: the map's switch. */
  readonly actions?: ReactNode;
  /** Stands beside the list, on a phone above it: the map. */
  readonly aside?: ReactNode;
  /** Miles around an origin, where the address names none. */
  readonly defaultRadius?: number | undefined;
}

/** What a search found: coming, failed, nothing, or cards with a way to more. */
export function Results({ search, banner, actions, aside, defaultRadius }: ResultsProps) {
  const results = useResults(search);
  const { isReady, businesses } = results;
  const isAround = search.location !== '' || search.origin !== null;
  const hasOrigin = isAround && (search.origin !== null || businesses.some(({ distance }) => distance !== undefined));
  return (
    <section aria-labelledby="results" aria-busy={results.isFetching} className="page-width mt-8">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 id="results">{headingOf(search)}</h1>
          <Subline search={search} results={results} />
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {isAround && <RadiusSelector search={search} defaultRadius={defaultRadius ?? DEFAULT_RADIUS} />}
          {(businesses.length > 0 || !isReady) && <SortSelector search={search} hasOrigin={hasOrigin} />}
          {actions}
        </div>
      </div>
      {banner}
      {aside === undefined ? (
        <Found search={search} results={results} />
      ) : (
        <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
          <div>
            <Found search={search} results={results} />
          </div>
          <div className="max-lg:order-first">{aside}</div>
        </div>
      )}
    </section>
  );
}

function Found({ search, results }: { readonly search: BrowseSearch; readonly results: FoundBusinesses }) {
  const { isReady, isFailed, businesses } = results;
  return (
    <>
      {isFailed && !results.isFetching && <Failure title="Failed to fetch businesses" onRetry={results.retry} />}
      {!isReady && (!isFailed || results.isFetching) && <ResultGridSkeleton />}
      {isReady && businesses.length === 0 && <NoResults search={search} />}
      {businesses.length > 0 && (
        <>
          <ResultGrid businesses={businesses} from={browsePath({ ...search, cursor: null })} />
          <LoadMore search={search} results={results} />
          <BusinessStructuredData businesses={businesses} />
        </>
      )}
    </>
  );
}

function headingOf({ query }: BrowseSearch): string {
  return query === '' ? 'Browse Pet-Friendly Businesses' : `Results for "${query}"`;
}

/** '{n} businesses found in {category} near {location} (includes nearby results)' */
function Subline({ search, results }: { readonly search: BrowseSearch; readonly results: FoundBusinesses }) {
  if (results.isFailed && !results.isFetching) return null;
  if (!results.isReady) return <Skeleton className="mt-3 h-5 w-64" />;
  const { total, capped, businesses } = results;
  const count = `${total.toLocaleString('en-US')}${capped ? '+' : ''}`;
  return (
    <p className="mt-2 text-muted">
      {`${count} businesses found`}
      {search.category !== null && ` in ${CATEGORY_LABEL[search.category]}`}
      {search.location !== '' && ` near ${search.location}`}
      {search.origin !== null && ' near you'}
      {search.bounds !== null && ' in this area'}
      {businesses.some(({ isNearby }) => isNearby) && ' (includes nearby results)'}
    </p>
  );
}
