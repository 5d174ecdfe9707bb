import { describe, expect, it } from '@jest/globals';
import {
  GRANTS,
  may,
  PERMISSIONS,
  requirePermission,
  roleIn,
  ROLES,
  type Permission,
  type Role,
} from '../../../../domain/business/people/role.js';

/** The permissions of each role, in order. */
const TABLE: Readonly<Record<Role, readonly Permission[]>> = {
  owner: ['reviews', 'colleagues', 'listing', 'analytics', 'activity', 'people', 'plan', 'standing', 'handOver'],
  manager: ['reviews', 'colleagues', 'leave', 'listing', 'analytics', 'activity'],
  responder: ['reviews', 'colleagues', 'leave'],
};

describe('roles in a business', () => {
  it.each(ROLES.map((role) => [role, TABLE[role]] as const))(
    '%s may do exactly what the table says',
    (role, granted) => {
      expect(PERMISSIONS.filter((permission) => may(role, permission))).toEqual(granted);
      expect(PERMISSIONS.filter((permission) => GRANTS[permission][role])).toEqual(granted);
    },
  );

  it.each(PERMISSIONS)('%s is refused to someone without a role', (permission) => {
    expect(may(null, permission)).toBe(false);
    expect(() => requirePermission(null, permission)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
  });

  it.each([
    ['olive', null, 'owner'],
    ['olive', 'responder', 'owner'],
    ['ada', 'manager', 'manager'],
    ['ada', null, null],
  ] as const)('gives %s with the given role %s the role %s in a business of Olive’s', (member, given, role) => {
    expect(roleIn({ ownerId: 'olive' }, member, given)).toBe(role);
  });

  it('makes nobody the owner of a business without one', () => {
    expect(roleIn({ ownerId: null }, 'ada', null)).toBeNull();
  });
});
