import { AdminPage } from '../../../features/administration/admin-page.js';
import { Administrators } from '../../../features/administrators/administrators.js';

/** /admin/administrators. */
export function AdministratorsPage() {
  return (
    <AdminPage
      title="Administrators"
      intro="How you sign in, and who else administers this site. Each decision is signed with the name of who made it."
    >
      <Administrators />
    </AdminPage>
  );
}
