/** Terms and rules of the people of a business that pages show. Apart from `words.ts`, so that other pages don't load them. */
export type { Activity } from '../../../../domain/business/people/activity.js';
export {
  INVITATION_DAYS,
  MAX_INVITATION_EMAILS,
  MAX_PEOPLE,
  type ShownInvitationState,
} from '../../../../domain/business/people/invitation.js';
export {
  GIVEN_ROLES,
  may,
  ROLE_LABEL,
  ROLE_WORDS,
  type GivenRole,
  type Role,
} from '../../../../domain/business/people/role.js';
