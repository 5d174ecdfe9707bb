import { Check, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ANSWER_HOURS } from '../../../interfaces/contract/shared/words.js';
import type { AdminStats } from '../../../interfaces/contract/administration/admin-stats.js';
import { ageWords, hoursSince } from '../../lib/words/age.js';
import { messagePath } from '../../lib/path/admin-path.js';
import { classNames } from '../../lib/page/class-names.js';
import { usePage } from '../../lib/page/page-context.js';
import { Failure } from '../../ui/state/failure.js';
import { ActionCard } from '../../ui/page/action-card.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { StatCards } from '../../ui/show/stat-cards.js';
import { ADMIN_PAGES } from './admin-pages.js';
import { useAdminStats } from './admin-area.queries.js';
import { DailyGrowth } from './daily-growth.js';

/** The administrators' dashboard: totals, waiting items, and recent additions. */
export function Dashboard() {
  const { data: stats, isError, isFetching, refetch } = useAdminStats();
  if (stats === undefined && isError && !isFetching) {
    return <Failure title="We couldn’t load statistics" onRetry={() => void refetch()} />;
  }
  return (
    <div aria-busy={stats === undefined} className="flex flex-col gap-8">
      <Figures stats={stats} />
      {stats === undefined ? (
        <Skeleton className="h-16" />
      ) : (
        <OldestMessage since={stats.oldestOpenFeedbackAt} id={stats.oldestOpenFeedbackId} />
      )}
      <section aria-labelledby="waiting">
        <h2 id="waiting" className="mb-4">
          Open work
        </h2>
        <Tiles stats={stats} />
      </section>
      {stats === undefined ? <Skeleton className="h-96" /> : <DailyGrowth daily={stats.daily} />}
    </div>
  );
}

function Figures({ stats }: { readonly stats: AdminStats | undefined }) {
  const { users, businesses, reviews } = stats?.newThisWeek ?? {};
  return (
    <StatCards
      label="Directory totals"
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

/** How long the oldest message has waited, compared with the response time that the help pages promise. */
function OldestMessage({ since, id }: { readonly since: string | null; readonly id: number | null }) {
  const { now } = usePage();
  const hours = since === null ? 0 : hoursSince(since, now);
  const isLate = hours >= ANSWER_HOURS;
  const Sign = isLate ? TriangleAlert : Check;
  return (
    <p
      className={classNames(
        'flex items-start gap-3 rounded-md border p-4',
        isLate ? 'border-danger bg-danger-soft text-danger' : 'border-line bg-card',
      )}
    >
      <Sign aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        {since === null || id === null ? (
          <>
            <strong>On time:</strong> no messages are waiting for an answer.
          </>
        ) : (
          <>
            <strong>{isLate ? 'Overdue:' : 'On time:'}</strong>{' '}
            <Link to={messagePath(id)} className="font-semibold underline">
              the oldest open message has been waiting for {ageWords(hours)}
            </Link>
            . We promise an answer within {ANSWER_HOURS} hours.
          </>
        )}
      </span>
    </p>
  );
}

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
