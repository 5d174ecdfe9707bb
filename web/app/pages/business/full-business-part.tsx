import { BusinessSkeleton } from '../../../features/business/business-skeleton.js';
import type { FullBusiness } from '../../../lib/member/full-view.js';
import { servedPart } from '../../../ui/state/served-part.js';

interface FullBusinessProps {
  readonly found: FullBusiness;
}

/** The page's content for owners and administrators. Most readers never need its code. */
export const { Part: FullBusinessPart, serve: setFullBusiness } = servedPart<FullBusinessProps>(
  async () => ({ default: (await import('./full-business.js')).FullBusinessContent }),
  <BusinessSkeleton />,
);
