import { requirePermission, roleIn, type Permission, type Role } from '../../../domain/business/people/role.js';
import { refuse } from '../../../domain/shared/domain-error.js';
import type { HeldBusiness, People, PlaceOfMember } from './ports.js';

/** Returns the business, or throws BUSINESS_NOT_FOUND. */
export const foundBusiness = <T>(business: T | null): T =>
  business ?? refuse('BUSINESS_NOT_FOUND', 'Business not found');

/** Throws BUSINESS_NOT_FOUND if the member has no role and the business isn't public, else FORBIDDEN if not permitted. */
export function requireAt({ role, isPublic }: PlaceOfMember, permission: Permission): void {
  if (role === null && !isPublic) foundBusiness(null);
  requirePermission(role, permission);
}

/** Returns the member's role in the business. */
export function roleAt({ owner, people }: HeldBusiness, memberId: string): Role | null {
  const given = people.find((person) => person.memberId === memberId)?.role ?? null;
  return roleIn({ ownerId: owner?.memberId ?? null }, memberId, given);
}

/** Locks the business for a member. Throws BUSINESS_NOT_FOUND or FORBIDDEN. */
export async function holdFor(
  people: People,
  memberId: string,
  businessId: number,
  permission: Permission,
): Promise<HeldBusiness> {
  const business = foundBusiness(await people.hold(businessId, memberId));
  requireAt({ role: roleAt(business, memberId), isPublic: business.isPublic }, permission);
  return business;
}
