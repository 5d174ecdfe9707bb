export { useAdminBusiness } from '../../../api/administration/admin-business.js';
export { useAdminMember } from '../../../api/administration/admin-member.js';
