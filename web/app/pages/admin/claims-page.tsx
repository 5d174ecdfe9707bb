import { AdminClaims } from '../../../features/admin-claims/admin-claims.js';
import { AdminPage } from '../../../features/administration/admin-page.js';

/** /admin/claims. */
export function ClaimsPage() {
  return (
    <AdminPage
      title="Claims"
      intro="Members who say that a listing is theirs. An approval makes the claimant its owner; every claimant concerned reads of the decision by email."
    >
      <AdminClaims />
    </AdminPage>
  );
}
