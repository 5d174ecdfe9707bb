import { useLocation, useSearchParams } from 'react-router-dom';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { usePages } from '../../lib/browser/use-pages.js';
import { cursorOf } from '../../lib/path/list-path.js';
import { ButtonLink } from '../../ui/button.js';
import { PagedQueue } from '../../ui/queue/paged-queue.js';
import { EmptyState } from '../../ui/state/empty-state.js';
import { Loaded } from '../../ui/state/loaded.js';
import { Skeletons } from '../../ui/state/skeleton.js';
import { LISTING_BULK, listingActions } from './listing-actions.js';
import { listingEntry, listingFacts } from './listing-entry.js';
import { ListingFilterForm } from './listing-filter-form.js';
import { LISTINGS_PATH, listingFiltersOf, listingsPath } from './listings-path.js';
import { listingPages, useBulkCalls, useListingDeletion, useListingMove, useListingUndo } from './listings.queries.js';
import { useRecentChanges } from './recent-changes.store.js';

const FAILURE = 'We couldn’t load the listings';

/** All listings with their search, filters, and actions. */
export function AllListings() {
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const filters = listingFiltersOf(params);
  const query = usePages(listingPages(filters, cursorOf(params)));
  const recent = useRecentChanges();
  const decide = { move: useListingMove(), remove: useListingDeletion(), undo: useListingUndo() };
  const calls = useBulkCalls();
  return (
    <>
      <ListingFilterForm filters={filters} />
      <p className="hidden text-muted noscript:block">Changing listings needs JavaScript.</p>
      <Loaded query={query} failure={FAILURE} placeholder={<Skeletons count={6} className="h-24" />}>
        {(data) => (
          <PagedQueue
            key={listingsPath(filters)}
            {...{ query, data }}
            name="all-listings"
            label="All listings"
            noun={{ one: 'listing', many: 'listings' }}
            path={listingsPath(filters)}
            rowFacts={listingFacts}
            nameOf={({ name }) => name}
            contentOf={(business) => listingEntry(business, recent[business.id])}
            actions={listingActions(decide, recent, pathname + search)}
            bulk={{ ...LISTING_BULK, ...calls }}
            failure={FAILURE}
            pathOf={(next) => listingsPath(filters, next)}
            empty={<NoListings isFiltered={Object.keys(filters).length > 0} />}
          />
        )}
      </Loaded>
    </>
  );
}

function NoListings({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="results" />}
      title={isFiltered ? 'No matching listings' : 'No listings yet'}
      actions={
        isFiltered ? (
          <ButtonLink to={LISTINGS_PATH}>Clear Filters</ButtonLink>
        ) : (
          <ButtonLink to="/admin/import">Import Places</ButtonLink>
        )
      }
    >
      <p>
        {isFiltered
          ? 'Try fewer filters, or the beginning of a word. Merged and deleted listings are not in this list.'
          : 'Places appear here when you import them, or when members list or recommend them.'}
      </p>
    </EmptyState>
  );
}
