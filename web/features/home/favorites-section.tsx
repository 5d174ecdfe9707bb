import { EmptyIllustration } from '../../illustrations/empty.js';
import { BusinessCard, BusinessCardSkeleton } from '../../ui/business/business-card.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Failure } from '../../ui/failure.js';
import { useFavorites } from './home.queries.js';
import { Section } from '../../ui/section.js';

/** The community's favourites, the first three. */
export function FavoritesSection() {
  const { data, isError, isFetching, refetch } = useFavorites();
  return (
    <Section
      id="favorites"
      title="Favorites"
      intro="Businesses with 10+ favorable reviews from pet owners"
      busy={isFetching}
      more={
        data?.length !== 0 && (
          <ButtonLink to="/browse" variant="secondary" size="sm">
            Browse All Businesses
          </ButtonLink>
        )
      }
    >
      {data === undefined && isError && !isFetching ? (
        <Failure title="Failed to fetch businesses" onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <EmptyState
          level={3}
          picture={<EmptyIllustration kind="favorites" />}
          title="No favorites yet"
          actions={<ButtonLink to="/browse">Browse All Businesses</ButtonLink>}
        >
          <p>A place becomes a favorite once 10 pet owners have reviewed it well.</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-6 md:grid-cols-3 md:gap-4 lg:gap-6">
          {data === undefined
            ? [1, 2, 3].map((place) => (
                <li key={place}>
                  <BusinessCardSkeleton />
                </li>
              ))
            : data.map((business) => (
                <li key={business.id}>
                  <BusinessCard business={business} />
                </li>
              ))}
        </ul>
      )}
    </Section>
  );
}
