import type { ReactNode } from 'react';
import { Check, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ANSWER_HOURS } from '../../../interfaces/contract/shared/words.js';
import type { AdminStats, OldestWaiting } from '../../../interfaces/contract/administration/admin-stats.js';
import { ageWords, hoursSince } from '../../lib/words/age.js';
import { waitingItemPath } from '../../lib/path/admin-path.js';
import { usePage } from '../../lib/page/page-context.js';
import { Badge } from '../../ui/show/badge.js';
import { Loaded } from '../../ui/state/loaded.js';
import { ADMIN_PAGES } from './admin-pages.js';
import { useAdminStats } from './admin-area.queries.js';
import { Trends } from './trends.js';

/** The administrators' dashboard: what waits, the state of the installation, and recent additions. */
export function Dashboard({ health }: { readonly health: ReactNode }) {
  const query = useAdminStats();
  return (
    <div className="flex flex-col gap-8">
      <Loaded query={query} failure="We couldn’t load statistics">
        {(stats) => (
          <>
            <Waiting stats={stats} />
            {health}
            <Trends stats={stats} />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** The queues that are not empty, with their oldest items, longest waiting first. */
function Waiting({ stats }: { readonly stats: AdminStats }) {
  const { oldestWaiting } = stats;
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-3">
      <h2 id="waiting" className="text-lg">
        Waiting
      </h2>
      {oldestWaiting.length === 0 ? (
        <p className="flex items-center gap-2 rounded-md border border-line bg-card p-4">
          <Check aria-hidden="true" className="size-5 text-success" />
          Nothing is waiting.
        </p>
      ) : (
        <ul aria-labelledby="waiting" className="divide-y divide-line rounded-md border border-line bg-card text-sm">
          {oldestWaiting.map((item) => (
            <Row key={item.queue} item={item} stats={stats} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  readonly item: OldestWaiting;
  readonly stats: AdminStats;
}

const LINK = 'flex min-h-11 min-w-0 items-center gap-3 rounded-md hover:underline';

function Row({ item: { queue, id, name, since }, stats }: RowProps) {
  const { now } = usePage();
  const page = ADMIN_PAGES.find((each) => each.queue?.name === queue);
  if (page?.queue === undefined) return null;
  const { count, words = 'waiting' } = page.queue;
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-1 md:grid-cols-[15rem_8rem_1fr_auto]">
      <Link to={page.path} className={`${LINK} font-semibold`}>
        <page.icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
        {page.label}
      </Link>
      <span className="tabular-nums max-md:text-right">{`${stats[count].toLocaleString('en-US')} ${words}`}</span>
      <Link to={waitingItemPath(page.path, id)} className={LINK}>
        <span className="sr-only">Oldest: </span>
        <span className="truncate">{name ?? 'Oldest item'}</span>
      </Link>
      <span className="flex flex-wrap items-center justify-end gap-x-2 text-muted max-md:max-w-36">
        <Deadline queue={queue} stats={stats} />
        {ageWords(hoursSince(since, now))}
      </span>
    </li>
  );
}

/** What is late, compared with the response time that the help pages promise, or with the law. */
function Deadline({ queue, stats }: { readonly queue: OldestWaiting['queue']; readonly stats: AdminStats }) {
  const { now } = usePage();
  const { oldestOpenFeedbackAt: open, duePutBacks: due, overduePutBacks: overdue } = stats;
  const isLate = open !== null && hoursSince(open, now) >= ANSWER_HOURS;
  const text =
    queue === 'feedback' && isLate
      ? `Over ${ANSWER_HOURS} hours`
      : queue === 'copyright' && due > 0
        ? `${due} to restore${overdue === 0 ? '' : `, ${overdue} overdue`}`
        : null;
  if (text === null) return null;
  return (
    <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
      {text}
    </Badge>
  );
}
