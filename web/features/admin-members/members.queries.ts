export { useAdminMember } from '../../api/admin-member.js';
