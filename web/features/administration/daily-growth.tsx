import { useMemo } from 'react';
import type { AdminStats } from '../../../interfaces/contract/administration/admin-stats.js';
import { weekdayName } from '../../lib/words/day.js';
import { DayChart } from '../../ui/chart/day-chart.js';

const KINDS = [
  ['users', 'New members'],
  ['businesses', 'New businesses'],
  ['reviews', 'New reviews'],
] as const;

type Kind = (typeof KINDS)[number][0];

/** Additions per day, as a chart and a table. */
export function DailyGrowth({ daily }: Pick<AdminStats, 'daily'>) {
  return (
    <div className="flex flex-col gap-6">
      <h2 id="last-days">Last {daily.length} days</h2>
      <div className="grid gap-6 lg:grid-cols-3">
        {KINDS.map(([kind, label]) => (
          <Chart key={kind} {...{ daily, kind, label }} />
        ))}
      </div>
      <DayTable daily={daily} />
    </div>
  );
}

interface ChartProps extends Pick<AdminStats, 'daily'> {
  readonly kind: Kind;
  readonly label: string;
}

function Chart({ daily, kind, label }: ChartProps) {
  const days = useMemo(() => daily.map((day) => ({ date: day.date, amount: day[kind] })), [daily, kind]);
  return (
    <div className="min-w-0 rounded-lg border border-line bg-card p-4 noscript:hidden">
      <h3 className="mb-3 text-base">{label}</h3>
      <DayChart days={days} label={label} />
    </div>
  );
}

function DayTable({ daily }: Pick<AdminStats, 'daily'>) {
  return (
    // The region scrolls, so it must be focusable by keyboard.
    <div
      role="region"
      aria-labelledby="last-days"
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-lg border border-line bg-card"
    >
      <table className="w-full text-right text-sm">
        <caption className="sr-only">New members, businesses, and reviews per day (UTC), newest first</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="px-4 py-3 text-left">
              Day
            </th>
            {KINDS.map(([kind, label]) => (
              <th key={kind} scope="col" className="px-4 py-3 align-bottom">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {daily.toReversed().map((day) => (
            <tr key={day.date} className="border-b border-line">
              <th scope="row" className="px-4 py-2 text-left font-medium">
                {weekdayName(day.date)}
              </th>
              {KINDS.map(([kind]) => (
                <td key={kind} className="px-4 py-2 tabular-nums">
                  {day[kind].toLocaleString('en-US')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
