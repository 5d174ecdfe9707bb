import type { ReactNode } from 'react';
import { Plus, Search } from 'lucide-react';
import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { APPROVAL_LABEL, CATEGORY_LABEL } from '../../../interfaces/contract/shared/words.js';
import type { Viewer } from '../../lib/page/viewer.js';
import { BusinessCard, BusinessCardSkeleton } from '../../ui/business/business-card.js';
import { Badge } from '../../ui/badge.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Failure } from '../../ui/failure.js';
import { ActionCard } from '../../ui/action-card.js';
import { FEATURED_SHOWN, OWNED_SHOWN, useFavorites, useOwnedBusinesses } from './home.queries.js';
import { Section } from '../../ui/section.js';

const FROM = '/?view=dashboard';

interface MemberDashboardProps {
  readonly viewer: Viewer;
  /** Where the member stands in the Guide Dog community. */
  readonly guideDog: ReactNode;
  /** A compact search. */
  readonly search: ReactNode;
  readonly recentlyViewed: ReactNode;
  readonly recommended: ReactNode;
}

/** The second signed-in view: what is the member's own. */
export function MemberDashboard({ viewer, guideDog, search, recentlyViewed, recommended }: MemberDashboardProps) {
  return (
    <div className="page-width mt-6 flex flex-col gap-12 sm:gap-16">
      <div>
        <h1>Welcome back, {viewer.firstName ?? 'Pet Parent'}</h1>
        <ul aria-label="Next steps" className="mt-6 grid gap-4 md:grid-cols-3">
          <li>
            <ActionCard to="/create-business" title="Add Business" icon={<Plus aria-hidden="true" />}>
              Put a pet-friendly place on the map.
            </ActionCard>
          </li>
          <li>{guideDog}</li>
          <li>
            <ActionCard to="/browse" title="Browse All" icon={<Search aria-hidden="true" />}>
              Find the next place to go together.
            </ActionCard>
          </li>
        </ul>
        <div className="mt-6">{search}</div>
      </div>
      <YourBusinesses userId={viewer.id} />
      {recentlyViewed}
      <FeaturedBusinesses />
      {recommended}
    </div>
  );
}

/** The first three that the member owns, or that they could not be fetched; nothing where there is none: 'Add Business' stands above. */
function YourBusinesses({ userId }: { readonly userId: string }) {
  const { owned, ownsNothing, isFailed, retry } = useOwnedBusinesses(userId);
  if (isFailed) {
    return (
      <Section id="your-businesses" title="Your Businesses">
        <Failure title="Failed to fetch businesses" onRetry={retry} />
      </Section>
    );
  }
  if (owned === undefined || ownsNothing) return null;
  return (
    <Section
      id="your-businesses"
      title="Your Businesses"
      more={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/my-businesses" variant="secondary" size="sm">
            Manage
          </ButtonLink>
          <ButtonLink to="/create-business" variant="secondary" size="sm">
            Add Another
          </ButtonLink>
        </div>
      }
    >
      <ul className="grid gap-6 md:grid-cols-3 md:gap-4 lg:gap-6">
        {owned.slice(0, OWNED_SHOWN).map((business) => (
          <li key={business.id}>
            {isShown(business) ? (
              <BusinessCard business={business} from={FROM} />
            ) : (
              <HiddenBusiness business={business} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function isShown({ approvalStatus = 'approved', isActive }: OwnedBusinessCard): boolean {
  return approvalStatus === 'approved' && isActive;
}

/** One that has no page yet, or none any more, with its state. */
function HiddenBusiness({ business }: { readonly business: OwnedBusinessCard }) {
  const { approvalStatus = 'approved', rejectionReason } = business;
  return (
    <Card as="article" className="flex h-full flex-col items-start gap-2">
      <Badge>{approvalStatus === 'approved' ? 'Withdrawn' : APPROVAL_LABEL[approvalStatus]}</Badge>
      <h3 className="text-lg">{business.name}</h3>
      <p className="text-sm text-muted">{CATEGORY_LABEL[business.category]}</p>
      {rejectionReason && <p className="text-sm">{rejectionReason}</p>}
    </Card>
  );
}

/** Five cards fill their rows: three and two, or all beside each other. */
const FIVE =
  'grid gap-6 md:max-xl:grid-cols-6 md:max-xl:gap-4 md:max-xl:*:col-span-2 md:max-xl:*:nth-[n+4]:col-span-3 xl:grid-cols-5 xl:gap-4';

function FeaturedBusinesses() {
  const { data, isError, isFetching, refetch } = useFavorites(FEATURED_SHOWN);
  return (
    <Section id="featured" title="Featured Places" busy={isFetching} more={<FeaturedLinks />}>
      {data === undefined && isError && !isFetching && (
        <Failure title="Failed to fetch businesses" onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p className="text-muted">No favorites yet.</p>}
      <ul className={FIVE}>
        {data === undefined && isFetching
          ? [1, 2, 3, 4, 5].map((place) => (
              <li key={place}>
                <BusinessCardSkeleton />
              </li>
            ))
          : data?.map((business) => (
              <li key={business.id}>
                <BusinessCard business={business} from={FROM} />
              </li>
            ))}
      </ul>
    </Section>
  );
}

function FeaturedLinks() {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/browse" variant="secondary" size="sm">
        Browse All Businesses
      </ButtonLink>
      <ButtonLink to="/browse?category=restaurants" variant="secondary" size="sm">
        Find Restaurants
      </ButtonLink>
    </div>
  );
}
