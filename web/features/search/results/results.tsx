import type { ReactNode } from 'react';
import { CATEGORY_LABEL, DEFAULT_RADIUS } from '../../../../interfaces/contract/shared/words.js';
import { browsePath, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { HydrationStep } from '../../../ui/state/hydration-step.js';
import { Loaded } from '../../../ui/state/loaded.js';
import { LoadMore, ShownCount } from '../../../ui/state/load-more.js';
import { Skeleton } from '../../../ui/state/skeleton.js';
import { useFocusAfterSearch } from '../focus-after-search.js';
import { hasLocation } from '../has-location.js';
import { FiltersSet } from '../filters/filters.js';
import { ResultGrid, ResultGridSkeleton } from './result-grid.js';
import { partedByRadius } from './beyond-radius.js';
import { BusinessStructuredData } from './browse-meta.js';
import { NoResultsPart } from '../alternatives/no-results-part.js';
import { RadiusSelector, SortSelector } from './sort-selector.js';
import { UnderstoodPart } from './understood-part.js';
import { useResults, type FoundBusinesses } from './search.queries.js';

const FAILURE = 'Failed to fetch businesses';

interface ResultsProps {
  readonly search: BrowseSearch;
  /** Shown among the cards, below the second row, or at the end of a search without results. */
  readonly banner?: ReactNode;
  /** The first in the row above the list: the filters. */
  readonly filters?: ReactNode;
  /** The last in that row: the map toggle. */
  readonly actions?: ReactNode;
  /** The same for narrow screens, where it floats at the bottom. */
  readonly floating?: ReactNode;
  /** Shown next to the list, or above it on phones: the map. */
  readonly aside?: ReactNode;
}

export function Results({ search, banner, filters, actions, floating, aside }: ResultsProps) {
  const results = useResults(search);
  const { list, businesses } = results;
  const heading = useFocusAfterSearch(!list.isFetching);
  const isAround = hasLocation(search) && !results.isPlaceUnknown && !results.isAnywhere;
  const miles = results.understood?.radiusMiles ?? search.radius ?? search.preferredRadius ?? DEFAULT_RADIUS;
  const found = <Found search={search} results={results} banner={banner} miles={miles} />;
  return (
    <section
      aria-labelledby="results"
      aria-busy={list.isFetching}
      data-beside-map={aside !== undefined || undefined}
      className="page-width"
    >
      <div className="mt-1 mb-1 flex flex-col gap-x-8 lg:mt-0.5 lg:mb-3.5 lg:min-h-11 lg:flex-row lg:items-center lg:justify-between noscript:lg:flex-col noscript:lg:items-stretch">
        <h1
          id="results"
          ref={heading}
          tabIndex={-1}
          className="flex min-w-0 flex-wrap items-baseline gap-x-3 text-lg leading-6 wrap-anywhere lg:text-[1.75rem] lg:leading-8.5"
        >
          {headingOf(search)} <Count search={search} results={results} />
        </h1>
        <div className="-mx-4 flex shrink-0 items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:mx-0 lg:overflow-visible lg:p-0 noscript:flex-wrap noscript:overflow-visible">
          {filters}
          {isAround && <RadiusSelector search={search} miles={miles} />}
          {(businesses.length > 0 || list.data === undefined) && <SortSelector search={search} hasOrigin={isAround} />}
          {actions}
        </div>
      </div>
      <FiltersSet search={search} />
      {(results.understood || (search.exact && search.query !== '')) && (
        <UnderstoodPart search={search} understood={results.understood} total={results.total} capped={results.capped} />
      )}
      {aside === undefined ? (
        found
      ) : (
        <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] min-[90rem]:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          <div>
            <SkipToMap />
            {found}
          </div>
          <div className="max-lg:order-first">{aside}</div>
        </div>
      )}
      {businesses.length > 0 && floating}
    </section>
  );
}

/** Skips the cards, which come before the map that is next to them. On a phone, the map covers them. */
function SkipToMap() {
  return (
    <a
      href="#map"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('map')?.focus();
      }}
      className="sr-only rounded-full bg-leaf px-5 py-3 font-semibold text-on-leaf focus:not-sr-only focus:mb-3 focus:inline-block max-md:hidden noscript:hidden"
    >
      Skip to the map
    </a>
  );
}

interface FoundProps {
  readonly search: BrowseSearch;
  readonly results: FoundBusinesses;
  readonly banner: ReactNode;
  /** Radius of the search. */
  readonly miles: number;
}

function Found({ search, results, banner, miles }: FoundProps) {
  const { list, businesses } = results;
  const { near, beyond, town } = partedByRadius(businesses, search, miles);
  const from = browsePath({ ...search, cursor: null });
  const addedId = results.added === null ? undefined : businesses[results.added]?.id;
  const placeOf = (part: typeof near): number | null => {
    const place = part.findIndex(({ id }) => id === addedId);
    return place === -1 ? null : place;
  };
  return (
    <HydrationStep>
      <Loaded query={list} failure={FAILURE} placeholder={<ResultGridSkeleton />}>
        {() =>
          businesses.length === 0 ? (
            <NoResultsPart search={search} isPlaceUnknown={results.isPlaceUnknown} banner={banner} />
          ) : (
            <>
              <ResultGrid businesses={near} from={from} banner={banner} added={placeOf(near)} />
              {beyond.length > 0 && (
                <>
                  <h2 className="mt-8 mb-4 text-xl">Also in {town}</h2>
                  <ResultGrid businesses={beyond} from={from} added={placeOf(beyond)} />
                </>
              )}
              <div className="mt-10 flex flex-col items-center gap-8">
                <LoadMore
                  list={list}
                  words="Load More Businesses"
                  failure={FAILURE}
                  pathOf={(cursor) => browsePath({ ...search, cursor })}
                />
                <ShownCount shown={businesses.length} page={list.data?.pages[0]} />
              </div>
              <BusinessStructuredData businesses={businesses} />
            </>
          )
        }
      </Loaded>
    </HydrationStep>
  );
}

const totalWords = ({ total, capped }: FoundBusinesses): string =>
  `${total.toLocaleString('en-US')}${capped ? '+' : ''}`;

function headingOf({ query }: BrowseSearch): string {
  return query === '' ? 'Browse Pet-Friendly Businesses' : `Results for "${query}"`;
}

/** '{n} businesses found in {category} near {location} (includes nearby results)' */
function Count({ search, results }: { readonly search: BrowseSearch; readonly results: FoundBusinesses }) {
  const { data, isError, isFetching } = results.list;
  if (data === undefined) return isError && !isFetching ? null : <Skeleton className="my-1 h-4 w-48" />;
  return (
    <span className="text-xs leading-4.5 font-normal tracking-normal text-muted lg:text-base lg:leading-6.5">
      {`${totalWords(results)} businesses found`}
      {search.category !== null && ` in ${CATEGORY_LABEL[search.category]}`}
      {!results.isAnywhere && search.location !== '' && ` near ${search.location}`}
      {!results.isAnywhere && search.origin !== null && ' near you'}
      {search.bounds !== null && ' in this area'}
      {results.nearby && ' (includes nearby results)'}
    </span>
  );
}
