import { ActionCard } from '../../ui/action-card.js';
import { Failure } from '../../ui/failure.js';
import { StatCards } from '../../ui/stat-cards.js';
import { ADMIN_PAGES } from './admin-pages.js';
import { useAdminStats } from './admin-stats.queries.js';

/** What the directory holds, and what waits where. */
export function Dashboard() {
  const { data: stats, isError, isFetching, refetch } = useAdminStats();
  if (stats === undefined && isError && !isFetching) {
    return <Failure title="Failed to fetch the figures" onRetry={() => void refetch()} />;
  }
  return (
    <div aria-busy={stats === undefined} className="flex flex-col gap-8">
      <StatCards
        label="The directory"
        stats={[
          { label: 'Members', value: stats?.totalUsers },
          { label: 'Businesses', value: stats?.totalBusinesses },
          { label: 'Reviews', value: stats?.totalReviews },
          { label: 'Pending approvals', value: stats?.pendingApprovals },
          { label: 'Pending feedback', value: stats?.pendingFeedback },
          { label: 'Pending claims', value: stats?.pendingClaims },
        ]}
      />
      <ul className="grid gap-4 sm:grid-cols-2">
        {ADMIN_PAGES.filter(({ path }) => path !== '/admin').map(({ path, label, purpose, icon: Icon, waiting }) => (
          <li key={path}>
            <ActionCard to={path} title={label} icon={<Icon aria-hidden="true" />}>
              <p>{purpose}</p>
              {waiting && stats && (
                <p className="mt-1 font-semibold text-ink">{waiting(stats).toLocaleString('en-US')} waiting</p>
              )}
            </ActionCard>
          </li>
        ))}
      </ul>
    </div>
  );
}
