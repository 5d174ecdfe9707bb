import { lazy, Suspense } from 'react';
import { useHydrated } from '../../lib/use-hydrated.js';
import { Skeleton } from '../skeleton.js';
import type { DrawingProps } from './drawing.js';

/** The drawing brings a package along that few pages need; where it does not come, a table has the figures. */
const Drawing = lazy(async () => {
  const loaded = await import('./drawing.js').catch(() => null);
  return { default: loaded?.Drawing ?? NoDrawing };
});

/** Amounts day by day. Only with JavaScript; a table below it holds the same figures. */
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
