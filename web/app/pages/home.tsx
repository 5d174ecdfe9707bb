import { Suspense, useState, type ComponentType } from 'react';
import { GuideDogsSection } from '../../features/guide-dog/guide-dogs-section.js';
import { CategoryCards } from '../../features/home/category-cards.js';
import { FavoritesSection } from '../../features/home/favorites-section.js';
import { Hero } from '../../features/home/hero.js';
import { HomeMeta } from '../../features/home/home-meta.js';
import { HowItWorks } from '../../features/home/how-it-works.js';
import { BusinessPitch } from '../../features/home/business-pitch.js';
import { ForgetViews } from '../../features/recently-viewed/forget-views.js';
import { WithHearts } from '../../features/saved-place/with-hearts.js';
import { SearchForm } from '../../features/search/form/search-form.js';
import { useSharedPlace } from '../../lib/page/shared-place.js';
import { useViewer, useViewerState, type Viewer } from '../../lib/page/viewer.js';
import { EMPTY_SEARCH } from '../../lib/path/browse-search.js';
import { Spinner } from '../../ui/spinner.js';

interface HomeProps {
  readonly MemberHome: ComponentType<{ readonly viewer: Viewer }>;
  readonly NearHome: ComponentType<{ readonly viewer: Viewer | null }>;
}

/** Home in its states: not known who looks, a member in two views, a visitor. */
export function Home({ MemberHome, NearHome }: HomeProps) {
  const state = useViewerState();
  const viewer = useViewer();
  return (
    <WithHearts>
      <HomeMeta />
      <ForgetViews />
      {state === 'loading' ? (
        <Spinner className="min-h-[60dvh]" />
      ) : viewer === null ? (
        <VisitorHome NearHome={NearHome} />
      ) : (
        <Suspense fallback={<Spinner className="min-h-[60dvh]" />}>
          <MemberHome viewer={viewer} />
        </Suspense>
      )}
    </WithHearts>
  );
}

function VisitorHome({ NearHome }: Pick<HomeProps, 'NearHome'>) {
  const shared = useSharedPlace();
  // Kept once it was there, as it says what became of a place that is forgotten.
  const [isPlaced, setPlaced] = useState(shared !== null);
  if (shared !== null && !isPlaced) setPlaced(true);
  return (
    <>
      <Hero search={<SearchForm search={{ ...EMPTY_SEARCH, origin: shared }} />} />
      <div className="page-width mt-14 flex flex-col gap-16 sm:mt-20 sm:gap-24">
        {isPlaced && (
          <Suspense fallback={<Spinner />}>
            <NearHome viewer={null} />
          </Suspense>
        )}
        <CategoryCards />
        <FavoritesSection />
        <GuideDogsSection />
        <HowItWorks />
        <BusinessPitch />
      </div>
    </>
  );
}
