import { Appeals } from '../../../features/admin-appeals/appeals.js';
import { AdminPage } from '../../../features/administration/admin-page.js';
import { useAdministrators } from '../../../features/administrators/administrators.queries.js';

/** /admin/appeals. */
export function AppealsPage() {
  const { data: administrators = [] } = useAdministrators();
  const you = administrators.find(({ isYou }) => isYou)?.name ?? null;
  return (
    <AdminPage
      title="Appeals"
      intro="Members say here why a decision about them was wrong. Another administrator than the one who made it decides, where there is one, and only once."
    >
      <Appeals notAgain={administrators.length > 1 ? you : null} />
    </AdminPage>
  );
}
