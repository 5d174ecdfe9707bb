import { Duplicates } from '../../../features/admin-duplicates/duplicates.js';
import { AdminPage } from '../../../features/administration/admin-page.js';

/** /admin/duplicates. */
export function DuplicatesPage() {
  return (
    <AdminPage
      title="Duplicates"
      intro="Places that may be listed twice, the likeliest first. Merging brings everything to the one that is kept; saying that two are not the same stays."
    >
      <Duplicates />
    </AdminPage>
  );
}
