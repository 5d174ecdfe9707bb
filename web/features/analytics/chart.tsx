import { lazy, Suspense, useId, useState } from 'react';
import type { Analytics } from '../../../interfaces/contract/analytics.js';
import { INTERACTION_LABEL, INTERACTION_TYPES, type InteractionType } from '../../../interfaces/contract/words.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { Select } from '../../ui/form/select.js';
import { Skeleton } from '../../ui/skeleton.js';

/** The drawing brings a package along that no other page needs; where it does not come, the table has the figures. */
const Drawing = lazy(async () => {
  const loaded = await import('./drawing.js').catch(() => null);
  return { default: loaded?.Drawing ?? NoDrawing };
});

const OPTIONS = INTERACTION_TYPES.map((value) => ({ value, label: INTERACTION_LABEL[value] }));

/** One of the things that visitors did, day by day. Only with JavaScript; the table holds the same figures. */
export function Chart({ days }: Pick<Analytics, 'days'>) {
  const hydrated = useHydrated();
  const [type, setType] = useState<InteractionType>('view');
  const select = useId();
  if (!hydrated) return <Skeleton className="h-80 noscript:hidden" />;
  return (
    <div className="rounded-lg border border-line bg-card p-4 sm:p-6">
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={select} className="font-semibold">
          Chart of
        </label>
        <Select
          id={select}
          options={OPTIONS}
          value={type}
          onChange={({ target }) => setType(target.value as InteractionType)}
          boxClassName="w-full sm:w-64"
        />
      </div>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <Drawing days={days} type={type} />
      </Suspense>
    </div>
  );
}

function NoDrawing() {
  return <p className="text-muted">The chart cannot be shown now. The table below has the same figures.</p>;
}
