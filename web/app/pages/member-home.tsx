import { useSearchParams } from 'react-router-dom';
import { GuideDogStatus } from '../../features/guide-dog/guide-dog-status.js';
import { useGuideDog } from '../../features/guide-dog/guide-dogs.queries.js';
import { GuideDogsSection } from '../../features/guide-dog/guide-dogs-section.js';
import { BusinessPitch } from '../../features/home/business-pitch.js';
import { CategoryCards } from '../../features/home/category-cards.js';
import { FavoritesSection } from '../../features/home/favorites-section.js';
import { HowItWorks } from '../../features/home/how-it-works.js';
import { HomeViewSwitch } from '../../features/home/home-view-switch.js';
import { homeViewOf } from '../../features/home/home-view.js';
import { MemberDashboard } from '../../features/home/member-dashboard.js';
import { MemberOverview } from '../../features/home/member-overview.js';
import { YourBusinesses } from '../../features/home/your-businesses.js';
import { RecentlyViewedSection } from '../../features/recently-viewed/recently-viewed-section.js';
import { useRecentViews } from '../../features/recently-viewed/use-recently-viewed.js';
import { RecommendedSection } from '../../features/recommendation/recommended-section.js';
import { SearchForm } from '../../features/search/form/search-form.js';
import { EMPTY_SEARCH, type BrowseSearch } from '../../lib/path/browse-search.js';
import type { Viewer } from '../../lib/page/viewer.js';
import { HomeWithLocation } from './home-with-location.js';
import { useOwnListings } from './own-listings.js';

/** The member's home, in two views. */
export function MemberHome({ viewer }: { readonly viewer: Viewer }) {
  const view = homeViewOf(useSearchParams()[0]);
  return (
    <>
      <HomeViewSwitch view={view} />
      {view === 'dashboard' ? <Dashboard viewer={viewer} /> : <Overview viewer={viewer} />}
    </>
  );
}

function Overview({ viewer }: { readonly viewer: Viewer }) {
  const { data, isFetching } = useGuideDog(viewer.id);
  const known = data === undefined ? 'unknown' : data === null ? 'none' : 'some';
  return (
    <div className="page-width mt-6 flex flex-col gap-10 sm:gap-14">
      <div>
        <h1 className="mb-6">Where Your Pet is Always Welcome</h1>
        <SearchForm search={aroundHome(viewer)} />
      </div>
      <MemberOverview viewer={viewer} guideDog={isFetching ? 'loading' : known} />
      <YourBusinesses {...useOwnListings(viewer.id)} />
      <HomeWithLocation viewer={viewer} />
      <ForEveryone />
    </div>
  );
}

/** What the visitor's home page also shows. A member sees no less. */
function ForEveryone() {
  return (
    <>
      <CategoryCards />
      <FavoritesSection />
      <GuideDogsSection />
      <HowItWorks />
      <BusinessPitch />
    </>
  );
}

/** Returns a search around the member's home ZIP code, which the reader can change. */
function aroundHome({ homeZipCode }: Viewer): BrowseSearch {
  return { ...EMPTY_SEARCH, location: homeZipCode ?? '' };
}

function Dashboard({ viewer }: { readonly viewer: Viewer }) {
  const views = useRecentViews();
  return (
    <MemberDashboard
      viewer={viewer}
      guideDog={<GuideDogStatus userId={viewer.id} />}
      otherListings={<YourBusinesses {...useOwnListings(viewer.id)} />}
      search={<SearchForm search={aroundHome(viewer)} compact />}
      near={<HomeWithLocation viewer={viewer} />}
      more={
        <>
          <CategoryCards />
          <GuideDogsSection />
          <HowItWorks />
          <BusinessPitch />
        </>
      }
      recentlyViewed={<RecentlyViewedSection inset={false} />}
      recommended={<RecommendedSection views={views} home={viewer.homeZipCode} />}
    />
  );
}
