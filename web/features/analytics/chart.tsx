import { useId, useMemo, useState } from 'react';
import type { Analytics } from '../../../interfaces/contract/analytics/analytics.js';
import {
  INTERACTION_LABEL,
  INTERACTION_TYPES,
  type InteractionType,
} from '../../../interfaces/contract/shared/words.js';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import { DayChart } from '../../ui/chart/day-chart.js';
import { Select } from '../../ui/form/select.js';
import { Skeleton } from '../../ui/state/skeleton.js';

const OPTIONS = INTERACTION_TYPES.map((value) => ({ value, label: INTERACTION_LABEL[value] }));

/** One metric by day. Needs JavaScript; the table shows the same figures. */
export function Chart({ days }: Pick<Analytics, 'days'>) {
  const hydrated = useHydrated();
  const [type, setType] = useState<InteractionType>('view');
  const select = useId();
  const amounts = useMemo(() => days.map((day) => ({ date: day.date, amount: day[type] })), [days, type]);
  if (!hydrated) return <Skeleton className="h-80 noscript:hidden" />;
  return (
    <div className="rounded-lg border border-line bg-card p-4 sm:p-6">
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={select} className="font-semibold">
          Metric
        </label>
        <Select
          id={select}
          options={OPTIONS}
          value={type}
          onChange={({ target }) => setType(target.value as InteractionType)}
          boxClassName="w-full sm:w-64"
        />
      </div>
      <DayChart days={amounts} label={INTERACTION_LABEL[type]} />
    </div>
  );
}
