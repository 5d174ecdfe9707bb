import { refuse } from '../../shared/domain-error.js';

/** Roles that an owner gives to other members. */
export const GIVEN_ROLES = ['manager', 'responder'] as const;

export type GivenRole = (typeof GIVEN_ROLES)[number];

/** The roles of people in a business. There is one owner. */
export const ROLES = ['owner', ...GIVEN_ROLES] as const;

export type Role = (typeof ROLES)[number];

/**
 * What people do in a business. `reviews`: respond to reviews and turned-away reports. `listing`: see and change the
 * listing, confirm its facts, and resubmit it. `colleagues`: see who works here. `standing`: withdraw and relist it.
 */
export const PERMISSIONS = [
  'reviews',
  'colleagues',
  'leave',
  'listing',
  'analytics',
  'activity',
  'people',
  'plan',
  'standing',
  'handOver',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

const YES_TO = {
  everyone: { owner: true, manager: true, responder: true },
  managers: { owner: true, manager: true, responder: false },
  owner: { owner: true, manager: false, responder: false },
  given: { owner: false, manager: true, responder: true },
} as const;

/** Product decision: what each role may do. */
export const GRANTS: Readonly<Record<Permission, Readonly<Record<Role, boolean>>>> = {
  reviews: YES_TO.everyone,
  colleagues: YES_TO.everyone,
  leave: YES_TO.given,
  listing: YES_TO.managers,
  analytics: YES_TO.managers,
  activity: YES_TO.managers,
  people: YES_TO.owner,
  plan: YES_TO.owner,
  standing: YES_TO.owner,
  handOver: YES_TO.owner,
};

const REFUSALS: Readonly<Record<Permission, string>> = {
  reviews: 'Only the owner of the business and the people who work for it can respond.',
  colleagues: 'Only people of this business can see who works for it.',
  leave: 'You have no role in this business.',
  listing: 'Only the owner and the managers of a business can change it.',
  analytics: 'Only the owner and the managers of a business can see its analytics.',
  activity: 'Only the owner and the managers of a business can see its activity.',
  people: 'Only the owner of a business can change who works for it.',
  plan: 'Only the owner of a business can change its plan.',
  standing: 'Only the owner of a business can withdraw or relist it.',
  handOver: 'Only the owner of a business can hand it over.',
};

/** Returns the member's role in a business; null if they have none. `given` is the role that the owner gave them. */
export function roleIn(
  business: { readonly ownerId: string | null },
  memberId: string,
  given: GivenRole | null,
): Role | null {
  return business.ownerId === memberId ? 'owner' : given;
}

/** Whether a role allows something. */
export const may = (role: Role | null, permission: Permission): boolean => role !== null && GRANTS[permission][role];

/** Throws FORBIDDEN unless the role allows it. */
export function requirePermission(role: Role | null, permission: Permission): void {
  if (!may(role, permission)) refuse('FORBIDDEN', REFUSALS[permission]);
}

/** Names of the roles on pages and in emails. */
export const ROLE_LABEL: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  responder: 'Responder',
};

/** What a role allows, as a sentence. */
export const ROLE_WORDS: Readonly<Record<GivenRole, string>> = {
  manager:
    'A manager can change the listing, its photos, its pet policy, and its hours, respond to reviews, and see analytics and activity.',
  responder: 'A responder can respond to reviews and to reports of visitors who were turned away, and nothing else.',
};
