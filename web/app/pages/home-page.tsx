import { CategoryCards } from '../../features/home/category-cards.js';
import { FavoritesSection } from '../../features/home/favorites-section.js';
import { GuideDogsSection } from '../../features/home/guide-dogs-section.js';
import { Hero } from '../../features/home/hero.js';
import { HomeMeta } from '../../features/home/home-meta.js';
import { HowItWorks } from '../../features/home/how-it-works.js';
import { ListingPitch } from '../../features/home/listing-pitch.js';
import { SearchForm } from '../../features/search/search-form.js';

/** Home as a visitor sees it (spec 1 §2, Home, state 4). */
export function HomePage() {
  return (
    <>
      <HomeMeta />
      <Hero search={<SearchForm />} />
      <div className="page-width mt-14 flex flex-col gap-16 sm:mt-20 sm:gap-24">
        <CategoryCards />
        <FavoritesSection />
        <GuideDogsSection />
        <HowItWorks />
        <ListingPitch />
      </div>
    </>
  );
}
