import { isPublic } from '../../domain/business/approval.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { Businesses, BusinessRecord } from './ports.js';

/**
 * Returns the actor's own business for a change. Throws BUSINESS_NOT_FOUND if another member's business isn't public,
 * or FORBIDDEN if it is.
 */
export async function ownBusiness(businesses: Businesses, actor: Actor, id: number): Promise<BusinessRecord> {
  const business = await businesses.find(id);
  if (business === null) return refuse('BUSINESS_NOT_FOUND', 'Business not found');
  if (business.ownerId === actor.userId) return business;
  return isPublic(business)
    ? refuse('FORBIDDEN', 'Only the owner of a business can change it.')
    : refuse('BUSINESS_NOT_FOUND', 'Business not found');
}
