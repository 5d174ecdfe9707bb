import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { Analytics } from '../../../interfaces/contract/analytics/analytics.js';
import { INTERACTION_LABEL, INTERACTION_TYPES } from '../../../interfaces/contract/shared/words.js';

/** Compares a figure with the previous period of the same length. */
interface PeriodChange {
  readonly direction: 'more' | 'fewer' | 'same';
  readonly words: string;
}

const ICON = { more: TrendingUp, fewer: TrendingDown, same: Minus } as const;
const TONE: Readonly<Record<PeriodChange['direction'], string>> = {
  more: 'text-success',
  fewer: 'text-danger',
  same: 'text-muted',
};

/** The total of each metric, compared with the previous period of the same length. */
export function Totals({ analytics: { totals, previousTotals } }: { readonly analytics: Analytics }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {INTERACTION_TYPES.map((type) => (
        <Total
          key={type}
          label={INTERACTION_LABEL[type]}
          amount={totals[type]}
          change={periodChange(totals[type], previousTotals[type])}
        />
      ))}
    </dl>
  );
}

interface TotalProps {
  readonly label: string;
  readonly amount: number;
  readonly change: PeriodChange;
}

function Total({ label, amount, change: { direction, words } }: TotalProps) {
  const Icon = ICON[direction];
  return (
    <div className="flex min-w-0 flex-col gap-1 rounded-md border border-line bg-card p-4 first:col-span-2 sm:first:col-span-3 lg:first:col-span-2">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-2xl font-bold tabular-nums">{amount.toLocaleString('en-US')}</dd>
      <dd className={`flex items-start gap-1.5 text-xs ${TONE[direction]}`}>
        <Icon aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        {words}
      </dd>
    </div>
  );
}

/**
 * Returns the change in words, so that color is never the only sign. Includes a percentage unless the earlier figure is
 * 0.
 */
export function periodChange(now: number, before: number): PeriodChange {
  if (now === before) return { direction: 'same', words: now === 0 ? 'None in either period' : 'Same as before' };
  const direction = now > before ? 'more' : 'fewer';
  const difference = Math.abs(now - before).toLocaleString('en-US');
  if (before === 0) return { direction, words: `${difference} more (none before)` };
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  const share = `${now > before ? '+' : '−'}${percent.toLocaleString('en-US')}%`;
  return { direction, words: `${difference} ${direction} than before (${share})` };
}
