import { Failure } from '../../ui/failure.js';
import { ActionCard } from '../../ui/action-card.js';
import { Skeleton } from '../../ui/skeleton.js';
import { StatCards } from '../../ui/stat-cards.js';
import type { AdminStats } from '../../../interfaces/contract/administration/admin-stats.js';
import { ADMIN_PAGES } from './admin-pages.js';
import { useAdminStats } from './admin-stats.queries.js';
import { LastDays } from './last-days.js';
import { OldestMessage } from './oldest-message.js';

/** What the directory holds, what waits where, and what is new. */
export function Dashboard() {
  const { data: stats, isError, isFetching, refetch } = useAdminStats();
  if (stats === undefined && isError && !isFetching) {
    return <Failure title="Failed to fetch the figures" onRetry={() => void refetch()} />;
  }
  return (
    <div aria-busy={stats === undefined} className="flex flex-col gap-8">
      <Figures stats={stats} />
      {stats === undefined ? <Skeleton className="h-16" /> : <OldestMessage since={stats.oldestOpenFeedbackAt} />}
      <section aria-labelledby="waiting">
        <h2 id="waiting" className="mb-4">
          What waits
        </h2>
        <Tiles stats={stats} />
      </section>
      {stats === undefined ? <Skeleton className="h-96" /> : <LastDays daily={stats.daily} />}
    </div>
  );
}

function Figures({ stats }: { readonly stats: AdminStats | undefined }) {
  const { users, businesses, reviews } = stats?.newThisWeek ?? {};
  return (
    <StatCards
      label="The directory"
      stats={[
        { label: 'Members', value: stats?.totalUsers, note: newThisWeek(users) },
        { label: 'Businesses', value: stats?.totalBusinesses, note: newThisWeek(businesses) },
        { label: 'Reviews', value: stats?.totalReviews, note: newThisWeek(reviews) },
        { label: 'Pending approvals', value: stats?.pendingApprovals },
        { label: 'Pending feedback', value: stats?.pendingFeedback },
        { label: 'Pending claims', value: stats?.pendingClaims },
      ]}
    />
  );
}

const newThisWeek = (many: number | undefined): string | undefined =>
  many === undefined ? undefined : `${many.toLocaleString('en-US')} new in 7 days`;

function Tiles({ stats }: { readonly stats: AdminStats | undefined }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:[&>li:last-child:nth-child(odd)]:col-span-2">
      {ADMIN_PAGES.filter(({ path }) => path !== '/admin').map(
        ({ path, label, purpose, icon: Icon, waiting, waitingWords = 'waiting', left, dated }) => (
          <li key={path}>
            <ActionCard to={path} title={label} level={3} icon={<Icon aria-hidden="true" />}>
              <p>{purpose}</p>
              {waiting && stats && (
                <p className="mt-1 font-semibold text-ink">{`${waiting(stats).toLocaleString('en-US')} ${waitingWords}`}</p>
              )}
              {left && stats && <p className="mt-1">{left(stats)}</p>}
              {dated && stats && dated(stats) !== null && <p className="font-semibold text-danger">{dated(stats)}</p>}
            </ActionCard>
          </li>
        ),
      )}
    </ul>
  );
}
