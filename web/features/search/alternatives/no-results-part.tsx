import { servedPart } from '../../../ui/state/served-part.js';
import { Skeleton } from '../../../ui/state/skeleton.js';
import type { NoResultsProps } from './no-results.js';

/** What to do without results. Searches are relaxed before they find nothing, so few pages need it. */
export const { Part: NoResultsPart, serve: setNoResults } = servedPart<NoResultsProps>(
  async () => ({ default: (await import('./no-results.js')).NoResults }),
  <Skeleton className="h-96 rounded-lg" />,
);
