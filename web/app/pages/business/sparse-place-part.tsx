import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { loadWhenOnline } from '../../../lib/browser/load-when-online.js';
import { servedPart } from '../../../ui/state/served-part.js';

interface SparsePlacePartProps {
  readonly business: BusinessDetail;
}

/** The end of the page of a business. */
export const { Part: SparsePlacePart, serve: setSparsePlace } = servedPart<SparsePlacePartProps>(
  // Its links work without the code.
  () => loadWhenOnline(async () => ({ default: (await import('./sparse-place.js')).SparsePlaceContent })),
  null,
);
