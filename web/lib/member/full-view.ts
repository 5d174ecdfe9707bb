import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import type { AdminBusiness, OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';

/** A business as its owner or an administrator gets it. */
export type FullBusiness = OwnerBusiness | AdminBusiness;

/** Returns the business if it is its owner's or an administrator's view; null for the public view. */
export function fullViewOf(business: BusinessDetail): FullBusiness | null {
  return 'moves' in business ? (business as FullBusiness) : null;
}

/** Whether the view is that of an administrator, who may also be signed in as another member. */
export function isAdministratorsView(business: FullBusiness): business is AdminBusiness {
  return 'version' in business;
}
