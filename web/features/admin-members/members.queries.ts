export { useAdminMember } from '../../api/administration/admin-member.js';
