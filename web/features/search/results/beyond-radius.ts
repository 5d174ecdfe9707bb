import type { CardBusiness } from '../../../ui/business/card-business.js';
import type { BrowseSearch } from '../../../lib/path/browse-search.js';

interface Parted<T> {
  readonly near: readonly T[];
  /** Businesses in the named town but outside the radius. */
  readonly beyond: readonly T[];
  readonly town: string;
}

/** Splits the list into businesses within the radius and those included only because they are in the named town. */
export function partedByRadius<T extends CardBusiness>(
  businesses: readonly T[],
  { location }: BrowseSearch,
  miles: number,
): Parted<T> {
  const isBeyond = ({ isNearby, distance = 0 }: T): boolean =>
    location !== '' && isNearby === false && distance > miles;
  const beyond = businesses.filter(isBeyond);
  return { near: businesses.filter((business) => !isBeyond(business)), beyond, town: beyond[0]?.city ?? location };
}
