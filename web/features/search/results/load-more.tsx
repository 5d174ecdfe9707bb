import { ChevronDown } from 'lucide-react';
import { browsePath, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { useHydrated } from '../../../lib/use-hydrated.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { Failure } from '../../../ui/failure.js';
import { PAGE_SIZE } from './search.queries.js';
import type { FoundBusinesses } from './use-results.queries.js';

interface LoadMoreProps {
  readonly search: BrowseSearch;
  readonly results: FoundBusinesses;
}

/** Appends the next page; without JavaScript it is a link to it. Shown under a full page while there are more. */
export function LoadMore({ search, results }: LoadMoreProps) {
  const hydrated = useHydrated();
  const { businesses, next, isMoreFailed, isFetchingMore, more } = results;
  if (next === null || businesses.length < PAGE_SIZE) return <Announcement results={results} />;
  const icon = <ChevronDown aria-hidden="true" />;
  return (
    <div className="mt-10 flex flex-col items-center gap-4">
      {isMoreFailed && !isFetchingMore ? (
        <Failure title="Failed to fetch businesses" onRetry={more} />
      ) : hydrated ? (
        <Button
          variant="secondary"
          size="lg"
          icon={icon}
          pending={isFetchingMore}
          pendingText="Loading…"
          onClick={more}
        >
          Load More Businesses
        </Button>
      ) : (
        <ButtonLink variant="secondary" size="lg" icon={icon} to={browsePath({ ...search, cursor: next })}>
          Load More Businesses
        </ButtonLink>
      )}
      <Announcement results={results} />
    </div>
  );
}

function Announcement({ results: { businesses, total, capped } }: { readonly results: FoundBusinesses }) {
  const all = `${total.toLocaleString('en-US')}${capped ? '+' : ''}`;
  return (
    <p role="status" className="mt-4 text-center text-sm text-muted">
      {businesses.length > 0 && `Showing ${businesses.length.toLocaleString('en-US')} of ${all}`}
    </p>
  );
}
