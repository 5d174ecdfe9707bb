import { Imports } from '../../../features/admin-import/imports.js';
import { AdminPage } from '../../../features/administration/admin-page.js';

/** /admin/import. */
export function ImportPage() {
  return (
    <AdminPage
      title="Import"
      intro="Fill the directory from a file, and take it along as one. What an owner or an administrator changed by hand is never overwritten."
    >
      <Imports />
    </AdminPage>
  );
}
