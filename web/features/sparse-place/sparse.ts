import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';

/** Whether a page says little: nobody claimed the business, described it, photographed it, or reviewed it. */
function isSparse(business: BusinessDetail): boolean {
  const { images, description, reviewCount, isClaimed } = business;
  return !isClaimed && images.length === 0 && description === null && reviewCount === 0;
}

/** Whether the page of a business also offers places nearby: it has closed, or its page says little. */
export function offersNearby(business: BusinessDetail): boolean {
  return business.closedAt !== null || isSparse(business);
}
