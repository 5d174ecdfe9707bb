import { EmptyIllustration } from '../../illustrations/empty.js';
import { BusinessCards } from '../../ui/business/business-cards.js';
import { ButtonLink } from '../../ui/button.js';
import { Section } from '../../ui/page/section.js';
import { EmptyState } from '../../ui/state/empty-state.js';
import { Loaded } from '../../ui/state/loaded.js';
import { useFavorites } from './home.queries.js';

const THREE = 'card-row sm:grid sm:gap-6 md:grid-cols-3 md:gap-4 lg:gap-6';

/** The first three community favorites. */
export function FavoritesSection() {
  const favorites = useFavorites();
  const browse = (
    <ButtonLink to="/browse" variant="secondary" size="sm">
      Browse All Businesses
    </ButtonLink>
  );
  return (
    <Section
      id="favorites"
      title="Favorites"
      intro="Businesses with 10+ favorable reviews from pet owners"
      busy={favorites.isFetching}
      more={favorites.data?.length !== 0 && browse}
    >
      <Loaded query={favorites} failure="We couldn’t load favorites" placeholder={<BusinessCards className={THREE} />}>
        {(businesses) =>
          businesses.length === 0 ? <NoFavorites /> : <BusinessCards businesses={businesses} className={THREE} />
        }
      </Loaded>
    </Section>
  );
}

function NoFavorites() {
  return (
    <EmptyState
      level={3}
      picture={<EmptyIllustration kind="favorites" />}
      title="No favorites yet"
      actions={<ButtonLink to="/browse">Browse All Businesses</ButtonLink>}
    >
      <p>A place becomes a favorite when 10 pet owners give it a favorable review.</p>
    </EmptyState>
  );
}
