import { Suspense, useState, type ComponentType } from 'react';
import { GuideDogsSection } from '../../features/guide-dog/guide-dogs-section.js';
import { CategoryCards } from '../../features/home/category-cards.js';
import { FavoritesSection } from '../../features/home/favorites-section.js';
import { Hero } from '../../features/home/hero.js';
import { HomeMeta } from '../../features/home/home-meta.js';
import { HowItWorks } from '../../features/home/how-it-works.js';
import { BusinessPitch } from '../../features/home/business-pitch.js';
import { ForgetViews } from '../../features/recently-viewed/forget-views.js';
import { SaveButtonsProvider } from '../../features/saved-place/save-buttons-provider.js';
import { SearchForm } from '../../features/search/form/search-form.js';
import { useSharedPlace } from '../../lib/page/shared-place.js';
import { useViewer, useViewerState, type Viewer } from '../../lib/page/viewer.js';
import { EMPTY_SEARCH } from '../../lib/path/browse-search.js';
import { HydrationStep } from '../../ui/state/hydration-step.js';
import { Spinner } from '../../ui/state/spinner.js';

interface HomeProps {
  readonly MemberHome: ComponentType<{ readonly viewer: Viewer }>;
  readonly HomeWithLocation: ComponentType<{ readonly viewer: Viewer | null }>;
}

/** The home page in its states: viewer unknown, member (two views), or visitor. */
export function Home({ MemberHome, HomeWithLocation }: HomeProps) {
  const state = useViewerState();
  const viewer = useViewer();
  return (
    <SaveButtonsProvider>
      <HomeMeta />
      <ForgetViews />
      {state === 'loading' ? (
        <Spinner className="min-h-[60dvh]" />
      ) : viewer === null ? (
        <VisitorHome HomeWithLocation={HomeWithLocation} />
      ) : (
        <Suspense fallback={<Spinner className="min-h-[60dvh]" />}>
          <MemberHome viewer={viewer} />
        </Suspense>
      )}
    </SaveButtonsProvider>
  );
}

function VisitorHome({ HomeWithLocation }: Pick<HomeProps, 'HomeWithLocation'>) {
  const shared = useSharedPlace();
  // Stays once shown: it also confirms that the location was forgotten.
  const [isPlaced, setPlaced] = useState(shared !== null);
  if (shared !== null && !isPlaced) setPlaced(true);
  return (
    <>
      <Hero search={<SearchForm search={{ ...EMPTY_SEARCH, origin: shared }} />} />
      <div className="page-width mt-14 flex flex-col gap-16 sm:mt-20 sm:gap-24">
        {isPlaced && (
          <Suspense fallback={<Spinner />}>
            <HomeWithLocation viewer={null} />
          </Suspense>
        )}
        <HydrationStep>
          <CategoryCards />
        </HydrationStep>
        <HydrationStep>
          <FavoritesSection />
        </HydrationStep>
        <HydrationStep>
          <GuideDogsSection />
        </HydrationStep>
        <HydrationStep>
          <HowItWorks />
          <BusinessPitch />
        </HydrationStep>
      </div>
    </>
  );
}
