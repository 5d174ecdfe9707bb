import type { AdminMember } from '../../../interfaces/contract/administration/admin-member.js';

export const MEMBER_STATE_LABEL: Readonly<Record<AdminMember['status'], string>> = {
  active: 'Active',
  paused: 'Profile paused',
  restricted: 'Restricted',
  suspended: 'Suspended',
  closed: 'Account closed',
};
