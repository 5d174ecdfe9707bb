import { classNames } from '../../lib/page/class-names.js';
import { Skeleton } from '../state/skeleton.js';

interface Stat {
  readonly label: string;
  readonly value: number | undefined;
  /** Shown next to the figure, such as '12 new this week'. */
  readonly note?: string | undefined;
}

interface StatCardsProps {
  /** The accessible name of the group. */
  readonly label: string;
  readonly stats: readonly Stat[];
}

/** Figures at a glance. An unknown one keeps its space. */
export function StatCards({ label, stats }: StatCardsProps) {
  return (
    <dl
      aria-label={label}
      // Fills every row.
      className={classNames(
        'grid grid-cols-2 gap-3',
        stats.length % 3 === 0 ? 'sm:grid-cols-3 lg:grid-cols-6' : 'lg:grid-cols-4',
      )}
    >
      {stats.map((stat) => (
        <div key={stat.label} className="flex min-w-0 flex-col gap-1 rounded-md border border-line bg-card p-4">
          <dt className="text-sm text-muted">{stat.label}</dt>
          <dd className="text-2xl font-bold tabular-nums">
            {stat.value === undefined ? <Skeleton className="h-8 w-16" /> : stat.value.toLocaleString('en-US')}
          </dd>
          {stat.note !== undefined && <dd className="text-sm text-muted">{stat.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
