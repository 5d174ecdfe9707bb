import { Skeleton } from '../../../ui/state/skeleton.js';
import { servedPart } from '../../../ui/state/served-part.js';
import type { VisitPartProps } from './visit-props.js';

/** What people with pets must know before they go. */
export const { Part: VisitPart, serve: setVisit } = servedPart<VisitPartProps>(
  async () => ({ default: (await import('./visit.js')).VisitContent }),
  <Skeleton className="h-64 rounded-lg" />,
);
