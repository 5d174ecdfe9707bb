import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BrowseMeta } from '../../../features/search/results/browse-meta.js';
import { Filters } from '../../../features/search/filters/filters.js';
import { ResultGrid, ResultGridSkeleton } from '../../../features/search/results/result-grid.js';
import { Results } from '../../../features/search/results/results.js';
import { SignInBanner } from '../../../features/search/results/sign-in-banner.js';
import { FloatingMapToggle, MapToggle } from '../../../features/map/map-toggle.js';
import { ResultsMap } from '../../../features/map/results-map.js';
import { RecentlyViewedSection } from '../../../features/recently-viewed/recently-viewed-section.js';
import { FollowSearch } from '../../../features/search/results/follow-search.js';
import { ClearHistory } from '../../../features/recently-viewed/clear-history.js';
import { ForgetViews } from '../../../features/recently-viewed/forget-views.js';
import { useRecentBusinesses } from '../../../features/recently-viewed/use-recently-viewed.js';
import { SaveButtonsProvider } from '../../../features/saved-place/save-buttons-provider.js';
import { SearchBar } from '../../../features/search/form/search-bar.js';
import { browsePath, browseSearchOf, withPreferredRadius, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { useViewer } from '../../../lib/page/viewer.js';
import { useLastBrowse } from '../../../lib/path/last-browse.store.js';
import { ButtonLink } from '../../../ui/button.js';
import { PersonalizationOffNote } from '../../../ui/account/personalization-off-note.js';
import { EmptyState } from '../../../ui/state/empty-state.js';
import { EmptyIllustration } from '../../../illustrations/empty.js';

/** /browse: a search, its results, and recently viewed businesses. */
export function BrowsePage() {
  const [params] = useSearchParams();
  const preferred = useViewer()?.preferredRadius;
  const search = useMemo(() => withPreferredRadius(browseSearchOf(params), preferred), [params, preferred]);
  useRemembered(search);
  // The same element while the search is the same, so that parts whose code is still loading stay as the server sent them.
  const results = useMemo(
    () => (
      <Results
        search={search}
        banner={<SignInBanner />}
        filters={<Filters search={search} />}
        actions={<MapToggle search={search} />}
        floating={<FloatingMapToggle search={search} />}
        aside={search.map ? <ResultsMap search={search} /> : undefined}
      />
    ),
    [search],
  );
  return (
    <SaveButtonsProvider>
      <BrowseMeta search={search} />
      <ForgetViews />
      <SearchBar search={search} />
      {search.recentlyViewed ? <RecentResults /> : results}
      {!search.recentlyViewed && <FollowSearch search={search} />}
      {!search.recentlyViewed && <RecentlyViewedSection />}
    </SaveButtonsProvider>
  );
}

function useRemembered(search: BrowseSearch): void {
  const remember = useLastBrowse((state) => state.remember);
  useEffect(() => {
    if (!search.recentlyViewed) remember(search);
  }, [search, remember]);
}

/** /browse?filter=recently-viewed: all businesses in this browser's history. */
function RecentResults() {
  const { isOff, isRead, businesses, clear } = useRecentBusinesses();
  const [isCleared, setCleared] = useState(false);
  const path = browsePath({ recentlyViewed: true });
  const clearAll = (): void => {
    setCleared(true);
    clear();
  };
  return (
    <section aria-labelledby="results" aria-busy={!isRead} className="page-width">
      <div className="mt-2 mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 id="results" className="text-[1.75rem] leading-8.5">
          Recently Viewed
        </h1>
        {businesses.length > 0 && <ClearHistory onClear={clearAll} />}
      </div>
      <p className="mb-6 hidden text-muted noscript:block">
        The places you viewed are stored only in your browser, so this list needs JavaScript.
      </p>
      {isOff && <PersonalizationOffNote />}
      {!isOff && !isRead && <ResultGridSkeleton />}
      {isRead && businesses.length > 0 && <ResultGrid businesses={businesses} from={path} />}
      {!isOff && isRead && businesses.length === 0 && (
        <EmptyState
          picture={<EmptyIllustration kind="results" />}
          title="No places viewed yet"
          isFocused={isCleared}
          actions={<ButtonLink to="/browse">View All Businesses</ButtonLink>}
        >
          <p>Places you view appear here. The list stays in this browser.</p>
        </EmptyState>
      )}
    </section>
  );
}
