import { PawPrint, Store, TrendingUp, UserRound } from 'lucide-react';
import { classNames } from '../../lib/page/class-names.js';
import type { Viewer } from '../../lib/page/viewer.js';
import { Spinner } from '../../ui/state/spinner.js';
import { ActionCard } from '../../ui/page/action-card.js';
import { useOwnedBusinesses } from './home.queries.js';

interface MemberOverviewProps {
  readonly viewer: Viewer;
  /** Whether the member is a Guide Dog, if known. */
  readonly guideDog: 'loading' | 'none' | 'some' | 'unknown';
}

/** Columns by number of cards, so that every row is full. */
const BESIDE: Readonly<Record<number, string>> = {
  2: 'sm:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

/** The cards of the first signed-in view, each only if it applies. */
export function MemberOverview({ viewer, guideDog }: MemberOverviewProps) {
  const { data: owned, isFetching } = useOwnedBusinesses(viewer.id);
  if (isFetching || guideDog === 'loading') return <Spinner />;
  const { firstName, lastName, email } = viewer;
  const ownsNothing = owned?.total === 0;
  const isNamed = Boolean(firstName || lastName) && Boolean(email);
  const steps = [!isNamed, guideDog === 'none', ownsNothing, true].filter(Boolean).length;
  return (
    <ul aria-label="Next steps" className={classNames('grid gap-4', BESIDE[steps])}>
      {!isNamed && (
        <li>
          <ActionCard to="/user-profile" title="Create Your Profile" icon={<UserRound aria-hidden="true" />}>
            Tell other pet owners about yourself.
          </ActionCard>
        </li>
      )}
      {guideDog === 'none' && (
        <li>
          <ActionCard to="/guide-dogs" title="Become A Guide Dog" icon={<PawPrint aria-hidden="true" />}>
            Help other families with your reviews.
          </ActionCard>
        </li>
      )}
      {ownsNothing && (
        <li>
          <ActionCard to="/business-sign-in" title="List Your Business" icon={<Store aria-hidden="true" />}>
            Run a pet-friendly business? Help pet owners find it.
          </ActionCard>
        </li>
      )}
      <li>
        <ActionCard to="/browse" title="Explore Trending" icon={<TrendingUp aria-hidden="true" />}>
          See what pet owners like best right now.
        </ActionCard>
      </li>
    </ul>
  );
}
