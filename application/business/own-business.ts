import { isPublic } from '../../domain/business/approval.js';
import { requirePermission, roleIn, type Permission } from '../../domain/business/people/role.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { BusinessRoles } from './people/ports.js';
import type { Businesses, BusinessRecord } from './ports.js';

/** Where a member's role in a business is found. */
export interface OwnPorts {
  readonly businesses: Businesses;
  readonly roles: Pick<BusinessRoles, 'of'>;
}

/**
 * Returns a business for a change that the actor's role in it allows. Throws BUSINESS_NOT_FOUND if the actor has no role
 * and the business isn't public, else FORBIDDEN if it isn't allowed.
 */
export async function ownBusiness(
  { businesses, roles }: OwnPorts,
  { userId }: Actor,
  id: number,
  permission: Permission,
): Promise<BusinessRecord> {
  const business = await businesses.find(id);
  if (business === null) return refuse('BUSINESS_NOT_FOUND', 'Business not found');
  const given = business.ownerId === userId ? null : await roles.of(id, userId);
  const role = roleIn(business, userId, given);
  if (role === null && !isPublic(business)) return refuse('BUSINESS_NOT_FOUND', 'Business not found');
  requirePermission(role, permission);
  return business;
}
