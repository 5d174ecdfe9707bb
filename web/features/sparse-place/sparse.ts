import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';

/** Whether a page says little: nobody claimed the business, described it, photographed it, or reviewed it. */
export function isSparse(business: BusinessDetail): boolean {
  const { images, description, reviewCount, isClaimed } = business;
  return !isClaimed && images.length === 0 && description === null && reviewCount === 0;
}
