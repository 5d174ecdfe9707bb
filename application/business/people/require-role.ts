import { requirePermission, roleIn, type Permission } from '../../../domain/business/people/role.js';
import { refuse } from '../../../domain/shared/domain-error.js';
import type { BusinessRoles } from './ports.js';

interface Owned {
  readonly id: number;
  readonly ownerId: string | null;
}

/** Throws FORBIDDEN unless the member's role in the business allows it. Each call reads the role again. */
export async function requireRole(
  roles: Pick<BusinessRoles, 'of'>,
  { id, ownerId }: Owned,
  memberId: string,
  permission: Permission,
): Promise<void> {
  const given = ownerId === memberId ? null : await roles.of(id, memberId);
  requirePermission(roleIn({ ownerId }, memberId, given), permission);
}

/** Throws FORBIDDEN with the message if the member has a role in the business that its owner gave them. */
export async function requireNoRole(
  roles: Pick<BusinessRoles, 'of'>,
  businessId: number,
  memberId: string,
  message: string,
): Promise<void> {
  if ((await roles.of(businessId, memberId)) !== null) refuse('FORBIDDEN', message);
}
