import { BusinessApproval } from '../../../features/admin-approval/business-approval.js';
import { AdminPage } from '../../../features/administration/admin-page.js';

/** /admin/business-approval. */
export function BusinessApprovalPage() {
  return (
    <AdminPage
      title="Business Approval"
      intro="New listings, and changes of approved ones, are public once they are approved. Their owners read of each decision by email."
    >
      <BusinessApproval />
    </AdminPage>
  );
}
