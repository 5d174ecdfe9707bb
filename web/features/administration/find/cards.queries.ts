export { useAdminBusiness } from '../../../api/admin-business.js';
export { useAdminMember } from '../../../api/admin-member.js';
