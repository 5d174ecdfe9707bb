import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { untilLoaded } from '../../../lib/browser/until-loaded.js';
import { servedPart } from '../../../ui/state/served-part.js';

interface SparsePlacePartProps {
  readonly business: BusinessDetail;
}

/** The end of the page of a business. */
export const { Part: SparsePlacePart, serve: setSparsePlace } = servedPart<SparsePlacePartProps>(
  // Its links work without the code.
  () => untilLoaded(async () => ({ default: (await import('./sparse-place.js')).SparsePlaceContent })),
  null,
);
