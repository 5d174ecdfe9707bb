import { BusinessVerification } from '../../../features/admin-verification/verification.js';
import { AdminPage } from '../../../features/administration/admin-page.js';

/** /admin/business-verification. */
export function BusinessVerificationPage() {
  return (
    <AdminPage
      title="Business Verification"
      intro="Public listings, and whether somebody made sure that they are as they say: by a call, a visit or their website. A verified listing bears a badge; one that is not stays public without it."
    >
      <BusinessVerification />
    </AdminPage>
  );
}
