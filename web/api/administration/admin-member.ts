import type { AdminMember } from '../../../interfaces/contract/administration/admin-member.js';
import { callQuery, useRecord } from '../call-query.js';

/** A member as administrators see them. */
export const adminMemberQuery = (id: string) =>
  callQuery<AdminMember>(['admin', 'member', id], (api) =>
    api.GET('/api/admin/members/{userId}', { params: { path: { userId: id } } }),
  );

export const useAdminMember = (id: string) => useRecord(adminMemberQuery(id));
