import type { ReactNode } from 'react';
import { Plus, Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { APPROVAL_LABEL } from '../../../interfaces/contract/shared/words.js';
import { kindName } from '../../lib/words/kind-name.js';
import type { Viewer } from '../../lib/page/viewer.js';
import { businessPath } from '../../lib/path/browse-search.js';
import { BusinessCard } from '../../ui/business/business-card.js';
import { BusinessCards } from '../../ui/business/business-cards.js';
import { Badge } from '../../ui/show/badge.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { Failure } from '../../ui/state/failure.js';
import { Loaded } from '../../ui/state/loaded.js';
import { ActionCard } from '../../ui/page/action-card.js';
import { Section } from '../../ui/page/section.js';
import { FEATURED_SHOWN, useFavorites, useOwnedBusinesses } from './home.queries.js';

const FROM = '/?view=dashboard';

interface MemberDashboardProps {
  readonly viewer: Viewer;
  /** The member's Guide Dog level. */
  readonly guideDog: ReactNode;
  /** Places near the member's town, before all others. */
  readonly near: ReactNode;
  /** What every visitor's home page also shows. */
  readonly more: ReactNode;
  /** The compact search form. */
  readonly search: ReactNode;
  /** Unsent listings and claims, for members without a business. */
  readonly otherListings: ReactNode;
  readonly recentlyViewed: ReactNode;
  readonly recommended: ReactNode;
}

/** The second signed-in view: the member's own things. */
export function MemberDashboard({
  viewer,
  guideDog,
  near,
  more,
  search,
  otherListings,
  recentlyViewed,
  recommended,
}: MemberDashboardProps) {
  return (
    <div className="page-width mt-6 flex flex-col gap-12 sm:gap-16">
      <div>
        <h1>Welcome back, {viewer.firstName ?? 'Pet Parent'}</h1>
        <ul aria-label="Next steps" className="mt-6 grid gap-4 md:grid-cols-3">
          <li>
            <ActionCard to="/create-business" title="Add Business" icon={<Plus aria-hidden="true" />}>
              List your pet-friendly business.
            </ActionCard>
          </li>
          <li>{guideDog}</li>
          <li>
            <ActionCard to="/browse" title="Browse All" icon={<Search aria-hidden="true" />}>
              Find your next place to go together.
            </ActionCard>
          </li>
        </ul>
        <div className="mt-6">{search}</div>
      </div>
      <OwnBusinesses userId={viewer.id} others={otherListings} />
      {near}
      {recentlyViewed}
      <FeaturedBusinesses />
      {recommended}
      {more}
    </div>
  );
}

interface OwnBusinessesProps {
  readonly userId: string;
  readonly others: ReactNode;
}

/** The member's first three businesses, or an error if loading failed; `others` if there are none. */
function OwnBusinesses({ userId, others }: OwnBusinessesProps) {
  const { data: owned, isError, isFetching, refetch } = useOwnedBusinesses(userId);
  if (owned === undefined && isError && !isFetching) {
    return (
      <Section id="your-businesses" title="Your Businesses">
        <Failure title="We couldn’t load your businesses" onRetry={() => void refetch()} />
      </Section>
    );
  }
  if (owned === undefined) return null;
  if (owned.total === 0) return others;
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
      <ul className="card-row sm:grid sm:gap-6 md:grid-cols-3 md:gap-4 lg:gap-6">
        {owned.businesses.map((business) => (
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

/** A business that only its owner sees, with its status. Links to its page. */
function HiddenBusiness({ business }: { readonly business: OwnedBusinessCard }) {
  const { approvalStatus = 'approved', rejectionReason } = business;
  return (
    <Card as="article" interactive className="flex h-full flex-col items-start gap-2">
      <Badge>{approvalStatus === 'approved' ? 'Withdrawn' : APPROVAL_LABEL[approvalStatus]}</Badge>
      <h3 className="text-lg">
        <Link to={businessPath(business.id, FROM)} className="stretched-link">
          {business.name}
        </Link>
      </h3>
      <p className="text-sm text-muted">{kindName(business)}</p>
      {rejectionReason && <p className="text-sm">{rejectionReason}</p>}
    </Card>
  );
}

/** Five cards fill their rows: three and two, or all five in one row. */
const FIVE =
  'card-row sm:grid sm:gap-6 md:max-xl:grid-cols-6 md:max-xl:gap-4 md:max-xl:*:col-span-2 md:max-xl:*:nth-[n+4]:col-span-3 xl:grid-cols-5 xl:gap-4';

function FeaturedBusinesses() {
  const favorites = useFavorites(FEATURED_SHOWN);
  return (
    <Section id="featured" title="Featured Places" busy={favorites.isFetching} more={<FeaturedLinks />}>
      <Loaded
        query={favorites}
        failure="We couldn’t load favorites"
        placeholder={<BusinessCards placeholders={FEATURED_SHOWN} className={FIVE} />}
      >
        {(businesses) =>
          businesses.length === 0 ? (
            <p className="text-muted">No favorites yet.</p>
          ) : (
            <BusinessCards businesses={businesses} from={FROM} className={FIVE} />
          )
        }
      </Loaded>
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
