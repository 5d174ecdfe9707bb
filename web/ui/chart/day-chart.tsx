import { lazy, Suspense } from 'react';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import { Skeleton } from '../state/skeleton.js';
import type { DrawingProps } from './drawing.js';

/** Few pages need this package. If it fails to load, the table has the same figures. */
const Drawing = lazy(async () => {
  const loaded = await import('./drawing.js').catch(() => null);
  return { default: loaded?.Drawing ?? NoDrawing };
});

/** Amounts by day. Needs JavaScript; the table below shows the same figures. */
export function DayChart(props: DrawingProps) {
  if (!useHydrated()) return <Skeleton className="h-64 noscript:hidden" />;
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <Drawing {...props} />
    </Suspense>
  );
}

function NoDrawing() {
  return <p className="text-muted">The chart cannot be shown now. The table below has the same figures.</p>;
}
