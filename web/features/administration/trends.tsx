import type { AdminStats } from '../../../interfaces/contract/administration/admin-stats.js';
import { weekdayName } from '../../lib/words/day.js';
import { SmallBars } from '../../ui/chart/small-bars.js';
import { FigureTable } from '../../ui/show/figure-table.js';

const KINDS = [
  ['users', 'members', 'totalUsers'],
  ['businesses', 'businesses', 'totalBusinesses'],
  ['reviews', 'reviews', 'totalReviews'],
] as const;

/** The totals of the directory, and what was added on each of the last days, as charts and a table. */
export function Trends({ stats }: { readonly stats: AdminStats }) {
  const { daily, newThisWeek } = stats;
  return (
    <section aria-labelledby="trends" className="flex flex-col gap-4">
      <h2 id="trends" className="text-lg">
        Last {daily.length} days
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {KINDS.map(([kind, noun, total]) => (
          <li key={kind} className="rounded-md border border-line bg-card p-4">
            <p>
              <strong className="text-xl tabular-nums">{stats[total].toLocaleString('en-US')}</strong> {noun}
            </p>
            <p className="mb-3 text-sm text-muted">{newThisWeek[kind].toLocaleString('en-US')} new in 7 days</p>
            <SmallBars
              days={daily.map((day) => ({ date: day.date, amount: day[kind] }))}
              label={`New ${noun} on each of the last ${daily.length} days. The table below has the figures.`}
            />
          </li>
        ))}
      </ul>
      <details>
        <summary className="text-link inline-flex min-h-11 items-center">Show each day in a table</summary>
        <FigureTable
          caption="New members, businesses, and reviews per day (UTC), newest first"
          hidesCaption
          head={['Day', ...KINDS.map(([, noun]) => `New ${noun}`)]}
          rows={daily.toReversed().map((day) => [weekdayName(day.date), ...KINDS.map(([kind]) => day[kind])])}
          className="max-w-3xl text-right"
        />
      </details>
    </section>
  );
}
