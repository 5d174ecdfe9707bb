import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { servedPart } from '../../../ui/state/served-part.js';

interface SparsePlacePartProps {
  readonly business: BusinessDetail;
}

/** The end of the page of a business that says little about itself. */
export const { Part: SparsePlacePart, serve: setSparsePlace } = servedPart<SparsePlacePartProps>(
  async () => ({ default: (await import('./sparse-place.js')).SparsePlaceContent }),
  null,
);
