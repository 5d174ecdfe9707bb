import { DEFAULT_RADIUS } from '../../../../interfaces/contract/shared/words.js';
import type { CardBusiness } from '../../../ui/business/card-business.js';
import type { BrowseSearch } from '../../../lib/path/browse-search.js';

interface Parted<T> {
  readonly near: readonly T[];
  /** The named town's own that lie farther off than was asked. */
  readonly beyond: readonly T[];
  /** The town they are of. */
  readonly town: string;
}

/** The list in two: what lies within the radius, and what is there because it is of the named town. */
export function partedByRadius<T extends CardBusiness>(
  businesses: readonly T[],
  { location, radius }: BrowseSearch,
  defaultRadius: number = DEFAULT_RADIUS,
): Parted<T> {
  const miles = radius ?? defaultRadius;
  const isBeyond = ({ isNearby, distance = 0 }: T): boolean =>
    location !== '' && isNearby === false && distance > miles;
  const beyond = businesses.filter(isBeyond);
  return { near: businesses.filter((business) => !isBeyond(business)), beyond, town: beyond[0]?.city ?? location };
}
